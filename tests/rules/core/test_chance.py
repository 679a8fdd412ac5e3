"""Chance: two integers, uniform, independent where it is keyed."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.chance import Chance, pick

seeds = st.integers(0, 2**64)


@given(seeds, st.integers(0, 1000), st.integers(1, 10**6))
def test_a_draw_is_in_range_and_counted(seed, draws, bound):
    roll, after = Chance(seed, draws).below(bound)
    assert 0 <= roll < bound
    assert after == Chance(seed, draws + 1)


@given(seeds, st.integers(1, 100))
def test_the_same_chance_gives_the_same_draw(seed, bound):
    assert Chance(seed).below(bound) == Chance(seed).below(bound)


@pytest.mark.parametrize("bound", [2, 6, 7, 52])
def test_draws_are_roughly_uniform(bound):
    chance, rolls, times = Chance(11), Counter(), 300 * bound
    for _ in range(times):
        roll, chance = chance.below(bound)
        rolls[roll] += 1
    squares = sum((rolls[roll] - 300) ** 2 / 300 for roll in range(bound))
    assert set(rolls) == set(range(bound))
    assert squares < bound + 5 * (2 * bound) ** 0.5


def test_keyed_draws_are_roughly_uniform_over_keys_and_seeds():
    over_keys = Counter(Chance(3).below(6, "deck", number)[0] for number in range(3000))
    over_seeds = Counter(Chance(seed).below(6, "deck")[0] for seed in range(3000))
    for rolls in (over_keys, over_seeds):
        assert all(400 < rolls[roll] < 600 for roll in range(6))


@given(seeds, st.integers(0, 50), st.integers(0, 50))
def test_a_keyed_draw_does_not_depend_on_the_draws_before_it(seed, draws, others):
    first, after = Chance(seed, draws).below(1000, "deck", 3)
    second, _ = Chance(seed, others).below(1000, "deck", 3)
    assert first == second
    assert after == Chance(seed, draws + 1)


def test_keys_are_independent_of_each_other_and_of_counted_draws():
    chance = Chance(5)
    keyed = [chance.below(10**9, "a", number)[0] for number in range(20)]
    other = [chance.below(10**9, "b", number)[0] for number in range(20)]
    counted = [Chance(5, draws).below(10**9)[0] for draws in range(20)]
    assert len({*keyed, *other, *counted}) == 60


def test_a_split_chance_is_another_one_by_label_and_by_draws():
    chance = Chance(8)
    split = {chance.split("a").seed, chance.split("b").seed, chance.moved().split("a").seed, chance.seed}
    assert len(split) == 4
    assert chance.split("a") == chance.split("a")
    assert chance.split("a").draws == 0


def test_moving_changes_the_chance_and_the_next_counted_draw():
    chance = Chance(8)
    assert chance.moved() == Chance(8, 1)
    assert chance.below(10**9)[0] != chance.moved().below(10**9)[0]


def test_a_chance_cannot_be_changed():
    with pytest.raises(AttributeError):
        Chance(1).draws = 5


@given(st.lists(st.integers(0, 5), min_size=1, max_size=6).filter(any))
def test_picking_every_item_of_a_bag_finds_each_kind_as_often_as_it_is_there(counts):
    found = Counter(pick(counts, roll) for roll in range(sum(counts)))
    assert [found[index] for index in range(len(counts))] == counts


def test_picking_beyond_the_bag_fails():
    with pytest.raises(IndexError, match="beyond a bag of 3"):
        pick((1, 0, 2), 3)
