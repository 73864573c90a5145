"""What a scene of a playback says at every edge of the table: a headline, and what belongs to it.

Few words: the scene itself shows the rest.
"""

from app.games.cryptids.board import Board
from app.games.cryptids.rewind import LINES_BEFORE
from app.games.cryptids.scenes import BACK, COUNT, HEADLINE, is_final
from app.games.cryptids.sentences import signed
from app.games.cryptids.spotlight import FINAL, announced, sum_of
from app.games.cryptids.summaries import gains, ranked
from app.games.policy import SUMMARY
from engine.core.event import Event
from engine.cryptids.data import EVENTS, ROUNDS, SIGHTING_OF, SIGHTINGS
from engine.cryptids.dusk import parts_of


def introduction(board: Board) -> str:
    """What happens in a phase that has begun by itself."""
    if board.part != HEADLINE:
        return ""
    phase = announced(board)
    say = board.sentences.say
    return board.say("stage.final.text") if phase == FINAL else say(f"phase.{phase}.text")


def headline(board: Board) -> str:
    """What a scene is."""
    if board.part == HEADLINE:
        return board.say(f"stage.{announced(board)}")
    if board.part == SUMMARY:
        return ""
    event = board.scene[-1]
    args = event.args
    match event.kind:
        case "event" | "encounter":
            return board.sentences.log_line(event)
        case "reveals":
            return of_sighting(board, event)
        case "moves" | "nothing" if args["cause"] in EVENTS:
            return board.sentences.event_lines(args["cause"])[line_of(board, event)]
        case "moves":
            return board.name_of(args["cause"])
        case "drawback":
            return f"{board.seat_label(args['who'])}: {board.name_of(args['drawback'])}"
        case "tie_break":
            return board.say("stage.tie")
        case "myth" if is_final(event):
            return f"{board.seat_label(args['who'])}: {signed(args['amount'])}"
        case "myth":
            return f"{board.seat_label(args['who'])}: {args['old']} → {args['new']}"
    return ""


def of_sighting(board: Board, event: Event) -> str:
    """What is told of a Sighting: who turns it over, what it is, what it brings."""
    args = event.args
    name, kind = board.seat_label(args["who"]), SIGHTING_OF[args["card"]]
    if board.part == BACK:
        return board.say("stage.back", name=board.seat_name(args["who"]), number=args["number"])
    if board.part == COUNT:
        return f"{name}: {signed(sum_of(board, kind, args)[0])}"
    return f"{name}: {board.sentences.sighting_with_type(kind)}"


def line_of(board: Board, event: Event) -> int:
    """Which line of the Event a scene carries out."""
    if event.kind == "moves":
        return LINES_BEFORE[event.args["verb"]]
    return max(0, board.table["event"]["lines"] - 1)


def captions(board: Board, lines: list[str]) -> list[str]:
    """What belongs to the headline; `lines` are what the log says."""
    if board.part in (HEADLINE, BACK):
        return []
    if board.part == SUMMARY:
        return summed_up(board)
    event = board.scene[-1]
    match event.kind:
        case "event":
            return []
        case "myth" if not is_final(event):
            return []
        case "reveals":
            kind = SIGHTING_OF[event.args["card"]]
            people = board.site(event.args["site"])["people"]
            is_counted = board.part == COUNT
            parts = parts_of(kind, people) if is_counted else SIGHTINGS[kind].score
            return [board.sentences.score_text(parts)]
        case "encounter":
            hiding = [board.seat_name(seat) for seat in hiding_at(board, event.args["site"])]
            return [board.say("stage.hiding", names=board.sentences.and_list(hiding))]
        case "drawback":
            return [board.text(f"cryptids.drawback.{event.args['drawback']}.text")]
        case "moves" | "nothing" | "tie_break":
            return [board.sentences.log_line(one) for one in board.scene]
    return lines[-1:]


def hiding_at(board: Board, site: str) -> list[int]:
    """Who hides at a Site, in player order."""
    hideouts = board.site(site)["hideouts"]
    return [seat for seat in board.table["order"] if hideouts[seat]]


def summed_up(board: Board) -> list[str]:
    """What a summary says in words, and what comes next."""
    if is_end(board):
        totals = [f"{board.seat_label(seat)} {final['total']}" for seat, final in ranked(board)]
        return [board.sentences.ending_line(board.view.ending, board.view.winners), dotted(totals)]
    brought = [
        f"{board.seat_label(gain.seat)} {signed(gain.amount)}" for gain in gains(board) if gain.card
    ]
    night = "stage.night.last" if board.table["round"] == ROUNDS else "stage.night"
    return [dotted(brought), board.say(night)]


def is_end(board: Board) -> bool:
    """Whether a summary is that of the whole game."""
    return board.scene[-1].kind == "over"


def dotted(words: list[str]) -> str:
    """Short facts in one line."""
    return " · ".join(words)
