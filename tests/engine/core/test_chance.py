"""Chance is one integer, and the same in every Python."""

from collections import Counter

from engine.core.chance import Dice


def test_splitmix64_gives_the_published_numbers():
    dice = Dice(1234567)
    assert [dice.next64() for _ in range(4)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
    ]


def test_rand_stays_in_range_and_reaches_every_number():
    dice = Dice(1)
    seen = Counter(dice.rand(7) for _ in range(7000))
    assert set(seen) == set(range(7))
    assert all(850 < count < 1150 for count in seen.values())


def test_rand_throws_away_the_numbers_that_would_favour_small_ones(monkeypatch):
    dice = Dice(0)
    draws = iter([(1 << 64) - 1, 5])  # the first lies past the last full multiple of 3 * 2**62
    monkeypatch.setattr(Dice, "next64", lambda self: next(draws))
    assert dice.rand(3 << 62) == 5


def test_rand_of_one_is_zero():
    assert Dice(9).rand(1) == 0


def test_shuffle_keeps_every_thing_and_is_repeatable():
    first, second = list(range(20)), list(range(20))
    Dice(5).shuffle(first)
    Dice(5).shuffle(second)
    assert first == second != list(range(20))
    assert sorted(first) == list(range(20))


def test_shuffle_of_three_reaches_all_six_orders_evenly():
    dice = Dice(3)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        things = [1, 2, 3]
        dice.shuffle(things)
        seen[tuple(things)] += 1
    assert len(seen) == 6
    assert all(850 < count < 1150 for count in seen.values())
