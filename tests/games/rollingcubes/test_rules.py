"""The five modes, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

import croupier
from croupier.core.chance import Scripted
from croupier.core.errors import IllegalAction, InvalidAction, InvalidOption
from croupier.core.rules import Chance, Over
from croupier.core.table import Table
from croupier.games.rollingcubes import search
from croupier.games.rollingcubes.best_points import best_points as shipped
from croupier.games.rollingcubes.draws import thrown
from tests.games.rollingcubes.tables import FIVE_EIGHT, ROLL, SEVENTEEN, Played


def refusal(played: Played, seat: int, text: str) -> tuple[str, str]:
    """Code and clause of a refusal."""
    with pytest.raises(IllegalAction) as caught:
        played.do(seat, text)
    return caught.value.refusal.code, caught.value.refusal.clause


def test_dice() -> None:
    """RC §1.1 Four green, four blue and four red dice are thrown; = always lies there."""
    played = Played("one-by-one", 2)
    assert played.rules.totals(played.state) == (13,)
    for wrong in ("1 3 5 5 7 2 4 8 + - x :", "1 3 5 5 0 2 4 8 + - x", "1 2 +"):
        event = played.rules.parse(f"roll {wrong}")
        assert not played.rules.is_legal(played.state, None, event)
    played.throw(ROLL)
    assert played.rules.totals(played.state) == (13,)


def test_faces() -> None:
    """RC §1.2 Five digits and four operators are equally likely; other faces are an option."""
    rules = croupier.rules("rolling-cubes", 2)
    state = rules.apply(rules.start(), None, rules.parse("start 1"))
    weights = {str(event): weight for event, weight in rules.outcomes(state)}
    assert len(weights) == 171_500
    assert sum(weights.values()) == 5**8 * 4**4
    assert weights["roll 1 3 5 7 0 2 4 6 + - x :"] == 24**3
    assert weights["roll 1 1 1 1 0 0 0 0 + + + +"] == 1
    odd = Played("one-by-one", 2, faces="113579/024688/++--x:")
    assert dict(thrown("113579", 2))["11"] == 4 and dict(thrown("113579", 2))["13"] == 4
    assert sum(weight for _, weight in thrown("++--x:", 4)) == 6**4
    assert odd.rules.options["faces"] == "113579/024688/++--x:"
    for wrong in ("", "135", "13579/02468", "2/0/+", "1//+", "1/0/+/x", "1" * 101 + "/0/+"):
        with pytest.raises(InvalidOption, match="faces"):
            croupier.rules("rolling-cubes", 2, faces=wrong)


def test_draws() -> None:
    """RC §1.2 Dice are drawn one by one: green, blue, red."""
    table: Table[Any, Any, Any] = Table(
        croupier.rules("rolling-cubes", 2), Scripted([1, 4, 0, 0, 2, 4, 3, 2, 1, 3, 2, 1, 0])
    )
    assert str(table.draw().event) == "start 2"
    assert str(table.draw().event) == "roll 1 1 5 9 2 4 6 8 + - x :"


def test_refusals_carry_their_clause() -> None:
    """RC §2 What is wrong is refused at no cost and the seat decides again."""
    played = Played("one-by-one", 2)
    played.throw(ROLL)
    assert refusal(played, 1, "equate 5x8=39") == ("rc-not-thrown", "RC §2.2")
    assert refusal(played, 1, "equate 5x8=42") == ("rc-unequal", "RC §2.1")
    assert refusal(played, 1, "equate 02+5=7") == ("rc-leading-zero", "RC §2.3")
    assert refusal(played, 1, "equate 7x0=0") == ("rc-not-thrown", "RC §2.2")
    assert refusal(played, 1, "equate 5=5") == ("rc-same-number", "RC §2.4")
    assert refusal(played, 2, FIVE_EIGHT) == ("not-your-turn", "RC §4.1")
    for wrong in ("equate", "equate 5=", "equate -5=5", "equate 5=5=5", "equate 5 x 8=40", "equate 5*8=40"):
        with pytest.raises(InvalidAction):
            played.do(1, wrong)
    assert played.to_move == (0,)
    played.do(1, FIVE_EIGHT)
    assert refusal(played, 1, FIVE_EIGHT) == ("roll-first", "RC §4.1")


def test_zero_dividend_is_an_option() -> None:
    """RC §2.5 The house rule refuses zero as a dividend and lists no such equality."""
    for on in (True, False):
        played = Played("one-by-one", 2, zero_dividend=on)
        played.throw(ROLL)
        best = played.rules.actions(played.state, 0)[0]
        assert played.rules.presentation.preview(played.table.view(0), best).gain == shipped(on).best(
            "55770248+-x:"
        )
        if on:
            played.do(1, "equate 0:24558=7-7")
        else:
            assert refusal(played, 1, "equate 0:24558=7-7") == ("rc-zero-dividend", "RC §2.5")


def test_one_by_one_turns() -> None:
    """RC §4.1 Clockwise from the seat that was drawn, each throws all dice; declining is 0 points."""
    played = Played("one-by-one", 3, start=1)
    played.turn(2, ROLL, FIVE_EIGHT)
    played.turn(3, ROLL, "decline")
    played.turn(1, ROLL, SEVENTEEN)
    assert played.state.points == (19, 8, 0)
    assert played.to_move == Chance("roll", 1)


def test_bonus() -> None:
    """RC §4.2 The best of a turn gets 2 more alone, 1 each if shared, nothing for 0."""
    played = Played("one-by-one", 3)
    for seat, text in ((1, FIVE_EIGHT), (2, FIVE_EIGHT), (3, "decline")):
        played.turn(seat, ROLL, text)
    assert played.state.points == (9, 9, 0)
    for seat, text in ((1, "decline"), (2, "decline"), (3, "decline")):
        played.turn(seat, ROLL, text)
    assert played.state.points == (9, 9, 0)
    for seat, text in ((1, FIVE_EIGHT), (2, SEVENTEEN), (3, FIVE_EIGHT)):
        played.turn(seat, ROLL, text)
    assert played.state.points == (17, 28, 8)


def test_end_of_one_by_one() -> None:
    """RC §4.3 47 points end the game after the turn, bonus included; equals at the top play on alone."""
    played = Played("one-by-one", 3)
    for _ in range(2):
        played.turn(1, ROLL, SEVENTEEN)
        played.turn(2, ROLL, SEVENTEEN)
        played.turn(3, ROLL, FIVE_EIGHT)
    assert played.state.points == (36, 36, 16)
    played.turn(1, ROLL, SEVENTEEN)
    assert played.to_move == Chance("roll", 1), "the turn is completed"
    played.turn(2, ROLL, SEVENTEEN)
    played.turn(3, ROLL, "decline")
    assert played.state.points == (54, 54, 16)
    assert played.state.playing == (0, 1)
    played.turn(1, ROLL, FIVE_EIGHT)
    played.turn(2, ROLL, FIVE_EIGHT)
    assert played.state.points == (63, 63, 16)
    played.turn(1, ROLL, "decline")
    played.turn(2, ROLL, FIVE_EIGHT)
    assert played.table.over
    assert played.rules.score(played.state) == (63, 73, 16)
    assert played.rules.ranks(played.state) == (2, 1, 3)


def test_bonus_can_end_the_game() -> None:
    """RC §4.3 45 points and a bonus of 2 are 47."""
    played = Played("one-by-one", 2)
    state = played.state._replace(points=(28, 0))
    rules = played.rules
    for seat, event in ((None, f"roll {ROLL}"), (0, SEVENTEEN), (None, f"roll {ROLL}"), (1, "decline")):
        state = rules.apply(state, seat, rules.parse(event))
    assert rules.score(state) == (47, 0)
    assert rules.turn(state) == Over()


def test_all_together_is_secret() -> None:
    """RC §5.1 One throw for all; answers in any order, changed until all are in, unseen by others."""
    played = Played("all-together", 3)
    assert played.to_move == Chance("roll", 0)
    played.throw(ROLL)
    assert played.to_move == (0, 1, 2)
    played.do(3, SEVENTEEN)
    assert played.to_move == (0, 1)
    assert played.table.events_for(0)[-1] == "3 equate ?"
    assert played.table.events_for(2)[-1] == "3 equate 72:4=5x5-7+0"
    played.do(3, "decline")
    played.do(3, FIVE_EIGHT)
    assert {line for line in played.table.events_for(None) if line[0] == "3"} == {"3 equate ?"}
    seen = played.table.view(0)
    assert seen.answers == (None, None, None) and seen.answered == (False, False, True)
    assert played.table.view(2).answers == (None, None, "5x8=40")
    played.do(1, SEVENTEEN)
    assert played.table.view(None).answers == (None, None, None)
    played.do(2, "decline")
    assert played.table.events_for(None)[-1] == "2 equate ? shown 72:4=5x5-7+0 decline 5x8=40"
    assert played.state.points == (19, 0, 8)
    assert played.to_move == Chance("roll", 0)


def test_wrong_answers_are_refused_at_no_cost() -> None:
    """RC §5.1 The program refuses a wrong answer with its clause."""
    played = Played("all-together", 2)
    played.throw(ROLL)
    assert refusal(played, 2, "equate 5x8=42") == ("rc-unequal", "RC §2.1")
    assert played.to_move == (0, 1)


def test_end_of_all_together() -> None:
    """RC §5.2 41 points end it; equals at the top play on, the others owe no answer."""
    played = Played("all-together", 3)
    for texts in ((SEVENTEEN, SEVENTEEN, FIVE_EIGHT),) * 2:
        played.throw(ROLL)
        for seat, text in enumerate(texts, 1):
            played.do(seat, text)
    assert played.state.points == (36, 36, 16) and played.state.playing == (0, 1, 2)
    played.throw(ROLL)
    for seat in (1, 2, 3):
        played.do(seat, FIVE_EIGHT)
    assert played.state.points == (45, 45, 25) and played.state.playing == (0, 1)
    played.throw(ROLL)
    assert played.to_move == (0, 1)
    assert refusal(played, 3, FIVE_EIGHT)[0] == "not-your-turn"
    played.do(2, FIVE_EIGHT)
    played.do(1, SEVENTEEN)
    assert played.table.over and played.rules.ranks(played.state) == (1, 2, 3)


def test_last_die_goes_on_with_fewer_dice() -> None:
    """RC §6.1 The next seat throws the rest; old dice are used in any order, with one new at least."""
    played = Played("last-die", 3)
    played.turn(1, ROLL, FIVE_EIGHT)
    assert played.to_move == Chance("roll", 1)
    assert played.state.cup == 7 and played.state.used == "5048x"
    played.throw("1 1 3 2 + - :")
    assert refusal(played, 2, "equate 5x8=40") == ("rc-no-new-die", "RC §6.1")
    assert refusal(played, 2, "equate 1+1=2") == ("rc-old-dice", "RC §6.1")
    played.do(2, "equate 40:8=5x1")
    assert played.state.used == "15048x:" and played.to_move == Chance("roll", 2)


def test_last_die_points() -> None:
    """RC §6.2 Who declines gives the point to who placed last; a first decline gives none."""
    played = Played("last-die", 3, start=2)
    played.turn(3, ROLL, "decline")
    assert played.state.points == (0, 0, 0)
    played.turn(1, ROLL, FIVE_EIGHT)
    played.turn(2, "1 1 3 2 + - :", "decline")
    assert played.state.points == (1, 0, 0)
    assert played.to_move == Chance("roll", 1), "the seat after the last starter"
    played.turn(2, ROLL, SEVENTEEN)
    assert played.state.used is not None and played.state.cup == 1
    played.turn(3, "8", "decline")
    assert played.state.points == (1, 1, 0)


def test_all_dice_used_win_the_round() -> None:
    """RC §6.2 When all 13 are used the seat that placed them gets the point at once."""
    played = Played("last-die", 2)
    played.throw("1 3 5 7 0 2 4 6 + - x x")
    full = search.exactly("13570246+-xx", shipped(True).exactly("13570246+-xx"), zero_dividend=True)
    assert full is not None and len(str(full)) == 13
    played.do(1, f"equate {full}")
    assert played.state.points == (1, 0) and played.to_move == Chance("roll", 1)


@pytest.mark.parametrize(("seats", "target"), [(2, 5), (3, 3), (6, 3)])
def test_end_of_last_die(seats: int, target: int) -> None:
    """RC §6.3 First to 3 points, to 5 with two seats."""
    played = Played("last-die", seats)
    rounds = 0
    while not played.table.over:
        seat = played.state.seat + 1
        played.turn(seat, ROLL, FIVE_EIGHT if seat == 1 else "decline")
        if seat == 1:
            played.turn(2, "1 1 3 2 + - :", "decline")
            rounds += 1
    assert rounds == target
    assert played.rules.score(played.state)[0] == target and played.rules.ranks(played.state)[0] == 1


def win_turns(played: Played, texts: tuple[str, ...], target: int) -> None:
    """Turns with the same answers; just those that bring a seat to the target end the game."""
    stage = played.state.stage
    while played.state.stage == stage:
        assert max(played.state.points) < target
        if played.mode == "all-together":
            played.throw(ROLL)
            for seat in played.state.playing:
                played.do(seat + 1, texts[seat])
        else:
            for _ in texts:
                seat = played.state.seat
                played.turn(seat + 1, ROLL, texts[seat])


def test_tournament() -> None:
    """RC §7.1 Three games to 37, 31 and 2; 10 points for the winner, then 7, 6, 5, equals the higher."""
    played = Played("tournament", 4, start=2)
    win_turns(played, (SEVENTEEN, FIVE_EIGHT, FIVE_EIGHT, "decline"), 37)
    assert played.state.standing == (10, 7, 7, 5)
    assert played.mode == "all-together"
    win_turns(played, (FIVE_EIGHT, SEVENTEEN, "decline", "decline"), 31)
    assert played.state.standing == (17, 17, 13, 11)
    assert played.state.second == 1
    assert played.to_move == Chance("roll", 3), "the seat after the starter of game 1"
    while not played.table.over:
        seat = played.state.seat
        first = played.state.used is None
        dice = ROLL if first else "1 1 3 2 + - :"
        played.turn(seat + 1, dice, FIVE_EIGHT if first and seat == 2 else "decline")
    assert played.rules.score(played.state) == (24, 24, 23, 18)


def test_tournament_winner_of_the_second_game() -> None:
    """RC §7.2 Equals at the end: the one that won the second game; else they share."""
    rules = croupier.rules("rolling-cubes", 4, mode="tournament")
    state = rules.start()._replace(stage=3, standing=(24, 24, 23, 18), second=1)
    assert rules.ranks(state) == (2, 1, 3, 4)
    assert rules.ranks(state._replace(second=2)) == (1, 1, 3, 4)
    assert rules.ranks(state._replace(second=0)) == (1, 2, 3, 4)


def test_tournament_targets() -> None:
    """RC §7.1 37 points end game 1 and 31 game 2, 2 points game 3, with two seats too."""
    played = Played("tournament", 2)
    win_turns(played, (SEVENTEEN, "decline"), 37)
    assert played.state.stage == 1 and played.state.standing == (10, 7)
    win_turns(played, (SEVENTEEN, "decline"), 31)
    assert played.state.stage == 2 and played.state.standing == (20, 14)
    rounds = 0
    while not played.table.over:
        seat = played.state.seat
        first = played.state.used is None
        rounds += first and seat == 0
        played.turn(
            seat + 1, ROLL if first else "1 1 3 2 + - :", FIVE_EIGHT if first and seat == 0 else "decline"
        )
    assert rounds == 2
    assert played.rules.score(played.state) == (30, 21)


def test_rows() -> None:
    """RC §8.1 Three dice of a colour fill its row, four give 3 more; poker; a number above 100."""
    played = Played("yahtzee", 1)
    played.throw(ROLL)
    assert refusal(played, 1, "equate blue 5+2=7") == ("rc-row-unfulfilled", "RC §8.1")
    assert refusal(played, 1, "equate poker 5x8=40") == ("rc-row-unfulfilled", "RC §8.1")
    assert refusal(played, 1, "equate 101 5x8=40") == ("rc-row-unfulfilled", "RC §8.1")
    assert refusal(played, 1, "equate 5x8=40") == ("rc-row-needed", "RC §8.2")
    assert refusal(played, 1, "decline")[0] == "rc-other-mode"
    played.do(1, "equate blue 5x8=40")
    assert played.state.rows[0] == (8, -1, -1, -1, -1)
    played.throw(ROLL)
    assert refusal(played, 1, "equate blue 5x8=40") == ("rc-row-taken", "RC §8.2")
    assert refusal(played, 1, "equate red 5x8=40") == ("rc-row-unfulfilled", "RC §8.1")
    played.do(1, "equate red 72:4=5x5-7+0")
    assert played.state.rows[0][2] == 17 + 3
    played.throw("5 5 7 7 0 2 4 8 + - x :")
    played.do(1, "equate poker 72:4=5x5-7+0")
    played.throw("1 3 5 7 0 2 4 8 + - x :")
    assert refusal(played, 1, "equate 101 5+7=12")[0] == "rc-row-unfulfilled"


def test_row_101_wants_a_written_number() -> None:
    """RC §8.1 101 wants a number above 100 that is written, not a value; 100 itself is not above."""
    from croupier.games.rollingcubes.equation import read
    from croupier.games.rollingcubes.modes import row_points

    assert row_points(read("101-1=98+2"), "101", 0) is not None
    assert row_points(read("100-1=98+1"), "101", 0) is None
    assert row_points(read("25x4x3=75x4"), "101", 0) is None


def test_rethrow() -> None:
    """RC §8.2 Up to five dice once, 1 point each; a row never counts below 0; 0 in a free row."""
    played = Played("yahtzee", 1)
    played.throw(ROLL)
    assert refusal(played, 1, "rethrow 5 5 7 7 0 2") == ("rc-too-many", "RC §8.2")
    assert refusal(played, 1, "rethrow 9") == ("rc-not-thrown", "RC §8.2")
    played.do(1, "rethrow 7 7 :")
    assert played.to_move == Chance("roll", 0) and played.state.cup == 3
    played.throw("1 3 +")
    assert refusal(played, 1, "rethrow 1") == ("rc-thrown-again", "RC §8.2")
    played.do(1, "equate blue 5x8=40")
    assert played.state.rows[0][0] == 8 - 3
    played.throw(ROLL)
    played.do(1, "strike red")
    assert played.state.rows[0] == (5, -1, 0, -1, -1)
    assert refusal(played, 1, "strike red")[0] == "roll-first"
    played.throw(ROLL)
    assert refusal(played, 1, "strike red") == ("rc-row-taken", "RC §8.2")


def test_a_row_is_never_negative() -> None:
    """RC §8.2 Five dice thrown again cost no more than the row has."""
    from croupier.games.rollingcubes.equation import read
    from croupier.games.rollingcubes.modes import row_points

    assert row_points(read("8-8=0"), "blue", 5) == 0
    assert row_points(read("8-8=0"), "blue", 0) == 5


def test_solitaire_for_several() -> None:
    """RC §8.3 One throw each in turn, five times; most points win and equals share."""
    played = Played("yahtzee", 3, start=1)
    order = []
    while not played.table.over:
        seat = played.state.seat
        order.append(seat)
        played.throw(ROLL)
        free = played.state.rows[seat].index(-1)
        row = ("blue", "green", "red", "poker", "101")[free]
        played.do(seat + 1, "equate blue 5x8=40" if row == "blue" and seat else f"strike {row}")
    assert order == [1, 2, 0] * 5
    assert played.rules.score(played.state) == (0, 8, 8)
    assert played.rules.ranks(played.state) == (3, 1, 1)


def test_seats_of_modes() -> None:
    """RC §8.3 Alone only the solitaire is played; the other ways take 2 to 6."""
    assert croupier.rules("rolling-cubes", 1).options["mode"] == "yahtzee"
    with pytest.raises(InvalidOption):
        croupier.rules("rolling-cubes", 1, mode="last-die")
    with pytest.raises(InvalidOption):
        croupier.rules("rolling-cubes", 7)
    for mode in ("one-by-one", "all-together", "last-die", "tournament", "yahtzee"):
        assert croupier.rules("rolling-cubes", 6, mode=mode).seats == 6


def test_listed_equalities() -> None:
    """RC §9.1 Actions list at most one equality for each points value, the most first, then the rest."""
    played = Played("one-by-one", 2)
    played.throw(ROLL)
    actions = played.rules.actions(played.state, 0)
    gains = [played.rules.presentation.preview(played.table.view(0), event).gain for event in actions]
    assert gains == sorted(set(gains), reverse=True) and str(actions[-1]) == "decline"
    assert all(played.rules.is_legal(played.state, 0, event) for event in actions)
    assert actions[-1:] == [actions[len(actions) - 1]] and actions[0] in actions
