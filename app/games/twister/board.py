"""One view of Dungeon Twister, in the shape that its screen needs.

Here the legal options are sorted by where they are drawn: on a square, on a token, on a room,
or as a chip in the dock. Everything comes from the view, so nothing here can know more than
the seat that looks. No node is made here.
"""

from functools import cached_property

from app.games import board as shared
from app.games.presenter import Context
from app.games.twister.nearness import AT_HAND, distances_from, is_ahead
from app.games.twister.places import point, slot_of
from app.games.twister.policy import POLICY, PREPARING
from app.games.twister.sentences import TwisterSentences
from app.games.twister.touch import Touch, mover_of
from engine.core.view import Choice, Refusal
from engine.twister.board import SQUARE, WIDTH
from engine.twister.data import IS_PIECE, SEAT, TERRAINS
from engine.twister.view import (
    AttackView,
    CombatView,
    PlayerView,
    SlotView,
    TableView,
    TokenView,
)

GOING = ("move", "swim", "jump")
"""What a tap on a square means by default: the first of these that is possible."""
LEAVING = tuple(f"{way}_leave" for way in GOING)
MANNERS = {
    "": GOING,
    "leave": LEAVING,
    "jump": ("jump",),
    "jump_leave": ("jump_leave",),
    "fly": ("fly",),
    "fly_leave": ("fly_leave",),
    "walk": ("move", "swim"),
    "walk_leave": ("move_leave", "swim_leave"),
}
"""Manner of going, as an aim -> the verbs that it shows on the squares, best first."""
FLYING = {"": ("fly", *GOING), "leave": ("fly_leave", *LEAVING)}
"""What is different during a flight."""
THROW = "throw/"
"""With an object: the aim of telekinesis."""
ROTATE = "rotate/"
"""With a slot: the aim that shows a room as it would lie after a turn."""
TURN = "turn/"
"""With a number of quarters: touched to see how a foreseen room would go back."""

ON_ROOMS = ("reveal", "rotate", "peek", "invert")
AT_TOKENS = ("attack", "push", "charm", "take", "swap", "give")
PLACING = ("plan", "bury")
"""Questions that put a token face down on a room."""
DOWN = "down:"
"""With a place: something that lies face down on a pad."""
FLOOR = "floor"
"""Touched to see only the floor."""
SIDE = "side-"
"""With a seat: touched to read all about a side."""


class Board(shared.Board[TableView, PlayerView, TwisterSentences]):
    """What is on the table, what can be done, and what is touched.

    piece     the piece that is touched and on the board, "" if none is
    by_piece  piece -> what it can do
    squares   square -> the option that a tap on it means now
    tokens    token -> what the touched piece can do to it
    rooms     slot -> what the touched piece can do to it
    chips     what else the touched piece can do
    verbs     options that belong to no piece, as they come
    playback  whether what has just happened is shown to everybody, with nothing to choose
    part      which part of it
    past      whether this is an earlier moment
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.touch = Touch.read(context.selection)
        # What may not be told may not be drawn either.
        tellable = (
            POLICY.tellable(event, self.view, context.events, context.is_over)
            for event in context.events
        )
        self.events = [event for event in tellable if event]
        self.playback, self.part = context.playback, context.part
        self.past = context.past
        self.chance = context.chance
        self.by_piece: dict[str, list[Choice]] = {}
        self.squares: dict[str, Choice] = {}
        self.tokens: dict[str, list[Choice]] = {}
        self.rooms: dict[int, list[Choice]] = {}
        self.chips: list[Choice] = []
        self.verbs: list[Choice] = []
        for choice in self.choices:
            piece = mover_of(choice.id)
            if piece and self.kind in ("act", "onward"):
                self.by_piece.setdefault(piece, []).append(choice)
            else:
                self.verbs.append(choice)
        self.piece = self._touched_piece()
        self._lay_out(self.by_piece.get(self.piece, []))
        if self.kind == "place":
            self._lay_out_placing()

    def _touched_piece(self) -> str:
        """The touched piece; a piece that must go on is touched already."""
        if self.kind == "onward" and self.by_piece:
            return next(iter(self.by_piece))
        return self.touch.thing if self.touch.thing in self.table["tokens"] else ""

    def _lay_out(self, choices: list[Choice]) -> None:
        """Where each option of the touched piece is drawn."""
        manners = self.manners_of(self.piece)
        wanted = manners.get(self.touch.aim) or manners[""]
        for choice in choices:
            verb, *rest = choice.id.split(":")
            if verb in ON_ROOMS:
                self.rooms.setdefault(int(rest[1]), []).append(choice)
            elif verb in AT_TOKENS:
                self.tokens.setdefault(rest[1], []).append(choice)
            elif verb == "throw":
                if self.touch.aim == f"{THROW}{rest[1]}":
                    self.squares[rest[2]] = choice
            elif rest[1:] and rest[1] in SQUARE:
                known = self.squares.get(rest[1])
                if verb not in wanted or self.touch.aim.startswith(THROW):
                    continue
                if known is None or wanted.index(verb_of(known)) > wanted.index(verb):
                    self.squares[rest[1]] = choice
            else:
                self.chips.append(choice)

    def _lay_out_placing(self) -> None:
        """The squares for the next token."""
        token = self.token_to_put
        for choice in self.verbs:
            _, put, square = choice.id.split(":")
            if put == token:
                self.squares[square] = choice

    # The question ----------------------------------------------------------------

    @property
    def is_flying(self) -> bool:
        """Whether a flight is under way, so that a tap means to fly on."""
        stride = self.table["stride"]
        if self.kind == "onward":
            return any(verb_of(choice) == "fly" for choice in self.by_piece.get(self.piece, ()))
        return stride is not None and (stride["piece"], stride["manner"]) == (self.piece, "fly")

    @property
    def is_aiming(self) -> bool:
        """Whether a manner of going has been touched, so that squares mean only that."""
        return self.touch.aim in MANNERS or self.touch.aim.startswith(THROW)

    def manners_of(self, piece: str) -> dict[str, tuple[str, ...]]:
        """Manner -> verbs, of those that can be chosen for a piece now."""
        return MANNERS | FLYING if self.is_flying and piece == self.piece else MANNERS

    def offered_manners(self) -> list[str]:
        """The manners that show a way that no manner before them shows."""
        shown: set[str] = set()
        found = []
        for manner, verbs in self.manners_of(self.piece).items():
            ways = self._ways(verbs)
            if manner and not ways <= shown:
                found.append(manner)
            shown |= ways
        return found

    def _ways(self, verbs: tuple[str, ...]) -> set[str]:
        """What the squares would mean by these verbs: the first possible one for each."""
        first: dict[str, str] = {}
        mine = [choice.id.split(":") for choice in self.by_piece.get(self.piece, ())]
        for wanted in verbs:
            for verb, *rest in mine:
                if verb == wanted:
                    first.setdefault(rest[1], ":".join([verb, *rest]))
        return set(first.values())

    def thrown(self) -> list[str]:
        """The objects that the touched piece can send through the air."""
        mine = [choice.id.split(":") for choice in self.by_piece.get(self.piece, ())]
        return list(dict.fromkeys(rest[1] for verb, *rest in mine if verb == "throw"))

    @property
    def token_to_put(self) -> str:
        """The token that goes next onto a square or a room: the touched one, or the first."""
        waiting = [] if self.lifted else self.tokens_to_put
        if self.touch.thing in waiting:
            return self.touch.thing
        return waiting[0] if waiting else ""

    @property
    def tokens_to_put(self) -> list[str]:
        """The tokens that the asked seat has to put somewhere, as far as the reader knows."""
        puts = [choice.id.split(":")[1] for choice in self.verbs if choice.id.startswith("put:")]
        return list(dict.fromkeys(puts))

    @property
    def is_preparing(self) -> bool:
        """Whether the seat that looks chooses starters or plans where its tokens go."""
        return self.kind in PREPARING and self.is_open and self.question is not None

    @property
    def lined_up(self) -> list[str]:
        """The starters that the seat that looks has chosen, in the order of their dots."""
        return list(self.player(self.seat)["starters"]) if self.is_preparing else []

    @property
    def lifted(self) -> list[str]:
        """The starters that were taken back from the middle of the line.

        The rules fill the dots in order, so each keeps its dot until another takes it. Nobody
        else moves.
        """
        return [piece for piece in self.touch.without if piece in self.lined_up]

    @property
    def lining_up(self) -> str:
        """What the dock is for: the question, or filling a dot that has become free again."""
        return "starters" if self.lifted else self.kind

    @property
    def planned(self) -> dict[str, int]:
        """Token -> slot, as the seat that looks has planned it so far."""
        if not self.is_preparing:
            return {}
        return {str(token): int(slot) for token, slot in self.player(self.seat)["plan"]}

    @property
    def moving(self) -> str:
        """The starter or planned token that is touched, to go elsewhere; "" if none is."""
        thing = self.touch.thing
        return thing if thing in self.planned or thing in self.lined_up else ""

    @cached_property
    def suggested(self) -> str:
        """A square for the token to be put.

        One's own character goes near its exit. An enemy goes far from theirs, not where one of its
        side's objects lies at hand, and in nobody's way. An object, which is always the other
        side's, goes where none of its own characters is near.
        """
        token = self.token_to_put
        if self.kind != "place" or not self.squares:
            return ""
        goal = WIDTH - 1 if SEAT[token] == 0 else 0
        is_own, is_piece = SEAT[token] == self.seat, token in IS_PIECE
        ahead = 1 if is_own else -1
        shunned = [] if is_own else self._squares_of(SEAT[token], characters=not is_piece)
        away = distances_from(self, shunned)
        walkers = [] if is_own or not is_piece else self._squares_of(self.seat, characters=True)
        exit_side = 1 if self.seat == 0 else -1

        def rank(square: str) -> tuple[int, bool, int, str]:
            x, _ = point(square)
            # An object lies as far off as can be; for a character, out of easy reach is enough.
            far = min(away(square), AT_HAND) if is_piece else away(square)
            blocks = any(is_ahead(square, walker, exit_side) for walker in walkers)
            return -far, blocks, ahead * abs(goal - x), square

        return min(self.squares, key=rank)

    def _squares_of(self, seat: int, *, characters: bool) -> list[str]:
        """Where the characters of a side stand, or its objects lie."""
        return [
            facts["square"]
            for facts in self.table["tokens"].values()
            if (facts["what"] == "character") == characters and facts["color"] == seat
        ]

    def option(self, wanted: str) -> Choice | None:
        """The option of that id, if it can be chosen."""
        return next((choice for choice in self.choices if choice.id == wanted), None)

    # The table -------------------------------------------------------------------

    def token(self, token: str) -> TokenView:
        """A token on the board."""
        return self.table["tokens"][token]

    def slot(self, slot: int) -> SlotView:
        """A slot, with its room."""
        return self.table["slots"][slot]

    def terrain(self, square: str) -> str:
        """The letter of a square; "" where the room lies face down, or on a starting line."""
        slot = slot_of(square)
        if slot < 0 or not self.slot(slot)["open"]:
            return ""
        x, y = (int(part) for part in square.split("."))
        return str(self.slot(slot)["rows"][y % 5][(x - 1) % 5])

    @cached_property
    def ground_names(self) -> dict[str, str]:
        """The letter of a terrain -> what it is called."""
        return {letter: self.name_of(terrain) for letter, terrain in TERRAINS.items()}

    def ap_of(self, square: str) -> int | None:
        """The action points that a square costs the touched piece; None if it is too far."""
        choice = self.squares.get(square)
        if choice is not None and "ap" in choice.message.args:
            return int(choice.message.args["ap"])
        return self.points.get(square)

    @cached_property
    def points(self) -> dict[str, int]:
        """Square -> what it costs the touched piece in action points, while that is shown."""
        if self.touch.aim not in MANNERS:
            return {}
        return self.table["reach"].get(self.piece, {})

    @property
    def attack(self) -> CombatView | AttackView | None:
        """Who takes part in the combat under way, or would in the attack that is aimed."""
        aimed = f"attack:{self.piece}:{self.touch.aim}"
        return self.table["combat"] or self.table["attacks"].get(aimed)

    @property
    def aimed(self) -> list[Choice]:
        """What the touched piece can do to the token at which it is aimed, or on its square."""
        there = self.tokens.get(self.touch.aim, [])
        if not there:
            return []
        square = self.token(self.touch.aim)["square"]
        onto = [
            choice
            for choice in self.by_piece.get(self.piece, ())
            if choice.id.split(":")[2:] == [square]
        ]
        return [*there, *onto]

    @cached_property
    def turning(self) -> int:
        """The slot whose room is shown as it would lie after a turn; -1 if none is."""
        aim = self.touch.aim
        slot = int(aim.removeprefix(ROTATE)) if aim.startswith(ROTATE) else -1
        return slot if self.option(f"rotate:{self.piece}:{slot}") else -1

    # Words -----------------------------------------------------------------------

    def refused(self, *ids: str) -> Refusal | None:
        """The first of these that is refused; None if none is."""
        for wanted in ids:
            for refusal in self.view.refused:
                if refusal.id == wanted:
                    return refusal
        return None

    def refusal(self, *ids: str) -> str:
        """Why the first of these that is refused cannot be done, with the rule; "" if none is."""
        refused = self.refused(*ids)
        return self.sentences.refusal(refused) if refused else ""


def verb_of(choice: Choice) -> str:
    """What an option does, in one word."""
    return choice.id.partition(":")[0]
