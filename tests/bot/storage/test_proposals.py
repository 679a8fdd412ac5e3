import asyncio

import pytest

from bot.storage import (
    AlreadyProposed,
    NoSuchProposal,
    NoSuchTable,
    Outcome,
    ProposalClosed,
    ProposalId,
    ProposalKind,
    TableId,
)
from tests.bot.storage.examples import ADA, BEN, CLEO, OTHER_CHANNEL, Game, later, new_proposal


async def test_a_proposal_comes_back_as_it_was_made(store, game):
    made = await store.propose(new_proposal(game.id))
    assert (made.table_id, made.kind, made.proposer_id) == (game.id, ProposalKind.UNDO, ADA)
    assert (made.at_n, made.to_n, made.closed_at, made.outcome) == (5, 3, None, None)
    assert await store.proposal(made.id) == made
    assert await store.open_proposal(game.id, ProposalKind.UNDO) == made
    assert await store.consents(made.id) == []


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
    await store.consent(made.id, BEN, True, later(1))
    await store.consent(made.id, CLEO, True, later(2))
    answers = await store.consent(made.id, BEN, False, later(3))
    assert [(each.user_id, each.agrees, each.at) for each in answers] == [
        (CLEO, True, later(2)),
        (BEN, False, later(3)),
    ]
    assert await store.consents(made.id) == answers


async def test_answers_belong_to_their_proposal(store, game):
    undo = await store.propose(new_proposal(game.id))
    end = await store.propose(new_proposal(game.id, ProposalKind.END))
    await store.consent(undo.id, BEN, True, later(1))
    assert len(await store.consent(end.id, BEN, False, later(1))) == 1


async def test_a_proposal_closes_once(store, game):
    made = await store.propose(new_proposal(game.id))
    assert await store.close_proposal(made.id, Outcome.AGREED, later(2))
    assert not await store.close_proposal(made.id, Outcome.REFUSED, later(3))
    closed = await store.proposal(made.id)
    assert (closed.outcome, closed.closed_at) == (Outcome.AGREED, later(2))
    assert await store.open_proposal(game.id, ProposalKind.UNDO) is None


async def test_a_closed_proposal_makes_room_for_the_next(store, game):
    first = await store.propose(new_proposal(game.id))
    await store.close_proposal(first.id, Outcome.REFUSED, later(2))
    assert (await store.propose(new_proposal(game.id))).id != first.id


async def test_an_answer_that_comes_too_late_is_refused(store, game):
    made = await store.propose(new_proposal(game.id))
    await store.close_proposal(made.id, Outcome.LAPSED, later(2))
    with pytest.raises(ProposalClosed) as refusal:
        await store.consent(made.id, BEN, True, later(3))
    assert refusal.value.proposal.outcome is Outcome.LAPSED
    assert await store.consents(made.id) == []


async def test_an_answer_to_nothing_is_refused(store):
    with pytest.raises(NoSuchProposal):
        await store.consent(ProposalId(99), BEN, True, later(3))
