import asyncio

import pytest
from sqlalchemy.exc import IntegrityError

from bot.storage import (
    AlreadyProposed,
    Conflict,
    NoSuchProposal,
    NoSuchTable,
    NoticeKind,
    Outcome,
    ProposalClosed,
    ProposalId,
    ProposalKind,
    Status,
    TableId,
)
from tests.bot.storage.examples import (
    ADA,
    BEN,
    CLEO,
    OTHER_CHANNEL,
    Game,
    answer,
    later,
    new_move,
    new_proposal,
    notice,
    snapshot,
)


async def test_a_proposal_comes_back_as_it_was_made(store, game):
    made = await store.propose(new_proposal(game.id))
    assert (made.table_id, made.kind, made.proposer_id) == (game.id, ProposalKind.UNDO, ADA)
    assert (made.at_n, made.to_n, made.closed_at, made.outcome) == (5, 3, None, None)
    assert await store.proposal(made.id) == made
    assert await store.open_proposal(game.id, ProposalKind.UNDO) == made
    assert await store.consents(made.id) == []


async def test_a_proposal_takes_the_place_of_a_lapsed_one_and_leaves_its_notices(store, game):
    first = await store.propose(new_proposal(game.id))
    ask = notice(game.id, None, NoticeKind.UNDO_PROPOSAL, n=6)
    second = await store.propose(new_proposal(game.id, opened_at=later(1)), lapsed=first.id, notices=[ask])
    lapsed = await store.proposal(first.id)
    assert (lapsed.outcome, lapsed.closed_at) == (Outcome.LAPSED, later(1))
    assert await store.open_proposal(game.id, ProposalKind.UNDO) == second
    assert [(each.kind, each.n) for each in await store.pending_notices(game.id)] == [("undo proposal", 6)]


async def test_a_proposal_whose_notices_fail_leaves_the_lapsed_one(store, game):
    first = await store.propose(new_proposal(game.id))
    with pytest.raises(IntegrityError):
        await store.propose(new_proposal(game.id), lapsed=first.id, notices=[notice(TableId(99))])
    assert await store.open_proposal(game.id, ProposalKind.UNDO) == first


async def test_there_is_no_proposal_until_one_is_made(store, game):
    assert await store.proposal(ProposalId(99)) is None
    assert await store.open_proposal(game.id, ProposalKind.END) is None


async def test_a_second_proposal_of_the_kind_is_refused_with_the_first(store, game):
    first = await store.propose(new_proposal(game.id))
    with pytest.raises(AlreadyProposed) as refusal:
        await store.propose(new_proposal(game.id, proposer_id=BEN))
    assert refusal.value.proposal == first


async def test_another_kind_and_another_table_are_free(store, game):
    other = await Game.begin(store, OTHER_CHANNEL)
    made = [
        await store.propose(new_proposal(game.id)),
        await store.propose(new_proposal(game.id, ProposalKind.END, to_n=None)),
        await store.propose(new_proposal(other.id)),
    ]
    assert len({proposal.id for proposal in made}) == 3
    assert made[1].to_n is None


async def test_of_concurrent_proposals_exactly_one_opens(store, other_store, game):
    stores = [store, other_store] * 3
    tries = [each.propose(new_proposal(game.id)) for each in stores]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(result, AlreadyProposed) for result in results) == 5


async def test_a_proposal_needs_a_table(store):
    with pytest.raises(NoSuchTable):
        await store.propose(new_proposal(TableId(99)))


async def test_answers_are_collected_and_the_latest_counts(store, game):
    made = await store.propose(new_proposal(game.id))
    await store.consent(answer(made.id, BEN, True, later(1)))
    await store.consent(answer(made.id, CLEO, True, later(2)))
    await store.consent(answer(made.id, BEN, False, later(3)))
    assert [(each.user_id, each.agrees, each.at) for each in await store.consents(made.id)] == [
        (CLEO, True, later(2)),
        (BEN, False, later(3)),
    ]


async def test_answers_belong_to_their_proposal(store, game):
    undo = await store.propose(new_proposal(game.id))
    end = await store.propose(new_proposal(game.id, ProposalKind.END))
    for made in (undo, end):
        await store.consent(answer(made.id))
    assert [each.proposal_id for each in await store.consents(end.id)] == [end.id]


async def test_a_proposal_closes_once(store, game):
    made = await store.propose(new_proposal(game.id))
    await store.close_proposal(made.id, Outcome.AGREED, later(2))
    await store.close_proposal(made.id, Outcome.REFUSED, later(3))
    closed = await store.proposal(made.id)
    assert (closed.outcome, closed.closed_at) == (Outcome.AGREED, later(2))
    assert await store.open_proposal(game.id, ProposalKind.UNDO) is None


async def test_an_answer_may_decide(store, game):
    made = await store.propose(new_proposal(game.id))
    await store.consent(answer(made.id, BEN, False, later(2), outcome=Outcome.REFUSED))
    closed = await store.proposal(made.id)
    assert (closed.outcome, closed.closed_at) == (Outcome.REFUSED, later(2))
    assert [each.user_id for each in await store.consents(made.id)] == [BEN]


async def grant_a_move(store, game, agreed):
    await store.add_move(game.id, new_move(1), answer=agreed)


async def grant_the_end(store, game, agreed):
    await store.set_status(game.id, Status.ENDED, at=later(2), answer=agreed)


grants = pytest.mark.parametrize("grant", [grant_a_move, grant_the_end])


@grants
async def test_what_was_asked_for_is_done_together_with_the_last_answer(store, game, grant):
    made = await store.propose(new_proposal(game.id))
    await grant(store, game, answer(made.id, outcome=Outcome.AGREED))
    assert (await store.proposal(made.id)).outcome is Outcome.AGREED
    assert [each.user_id for each in await store.consents(made.id)] == [BEN]
    now = await store.standing(game.id)
    assert (now.move.n, now.table.status) in [(1, Status.RUNNING), (0, Status.ENDED)]


@grants
async def test_what_is_no_longer_asked_for_is_not_done(store, game, grant):
    made = await store.propose(new_proposal(game.id))
    await store.close_proposal(made.id, Outcome.REFUSED, later(1))
    before = await snapshot(store)
    with pytest.raises(ProposalClosed):
        await grant(store, game, answer(made.id, outcome=Outcome.AGREED))
    assert await snapshot(store) == before


async def test_an_answer_is_not_kept_without_the_move_that_it_allows(store, game):
    made = await store.propose(new_proposal(game.id))
    await game.play(1)
    with pytest.raises(Conflict):
        await store.add_move(game.id, new_move(1), answer=answer(made.id, outcome=Outcome.AGREED))
    assert await store.proposal(made.id) == made
    assert await store.consents(made.id) == []


async def test_a_closed_proposal_makes_room_for_the_next(store, game):
    first = await store.propose(new_proposal(game.id))
    await store.close_proposal(first.id, Outcome.REFUSED, later(2))
    assert (await store.propose(new_proposal(game.id))).id != first.id


async def test_an_answer_that_comes_too_late_is_refused(store, game):
    made = await store.propose(new_proposal(game.id))
    await store.close_proposal(made.id, Outcome.LAPSED, later(2))
    with pytest.raises(ProposalClosed) as refusal:
        await store.consent(answer(made.id))
    assert refusal.value.proposal.outcome is Outcome.LAPSED
    assert await store.consents(made.id) == []


async def test_an_answer_to_nothing_is_refused(store):
    with pytest.raises(NoSuchProposal):
        await store.consent(answer(ProposalId(99)))
