"""The rules of En Garde, Ivanhoe and the castles. docs/python.md says how to use them.

Values do not change, but for Match and Random. Seats are numbered from 1, as in records.
"""
from typing import Callable, Literal, Optional, Union, overload

__version__: str

class IllegalMove(ValueError):
    """The rules refuse a move; the text says which and why."""

class RecordError(ValueError):
    """A record cannot be read; the text says in which line, and what was expected."""

class Random:
    """Our own random numbers: a seed gives the same everywhere."""
    def __init__(self, seed: int) -> None: ...
    def next(self) -> int: ...
    def below(self, bound: int) -> int: ...
    def unit(self) -> float: ...

class Game:
    @property
    def name(self) -> str: ...
    @property
    def least_players(self) -> int: ...
    @property
    def most_players(self) -> int: ...
    @property
    def rules_version(self) -> int: ...
    def start(self, players: int = 2, **options: Union[int, str]) -> State:
        """A game before its first chance; options by their names in records, as level='basic'."""

class Move:
    """A decision, chance, or an announcement: one line of a record."""
    @property
    def text(self) -> str: ...
    @property
    def role(self) -> Literal["decision", "chance", "announcement"]: ...
    @property
    def seat(self) -> Optional[int]:
        """Whose decision it is."""
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...

class View:
    """What lies open to a seat, or to spectators."""
    @property
    def seat(self) -> Optional[int]: ...
    @property
    def text(self) -> str:
        """The lines of the position, `?` where something is hidden."""
    @property
    def facts(self) -> list[str]:
        """What follows from it by the rules: distances, totals."""
    def legal(self) -> list[Move]: ...
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...

class State:
    """The truth of a game at one moment."""
    @property
    def game(self) -> Game: ...
    @property
    def players(self) -> int: ...
    @property
    def options(self) -> dict[str, Union[int, str]]: ...
    @property
    def due(self) -> Literal["decision", "chance", "settling", "over"]: ...
    @property
    def actors(self) -> list[int]:
        """Who may decide now."""
    @property
    def asked(self) -> list[int]:
        """Who is asked, in this order, without seeing each other's answers."""
    @property
    def winners(self) -> list[int]: ...
    @property
    def text(self) -> str:
        """A record that begins at this position."""
    def legal(self, seat: Optional[int] = None) -> list[Move]:
        """The legal decisions of a seat, or of all who may act."""
    def move(self, text: str) -> Move:
        """Reads a line as '@1 forward 3' or 'draw @2 1 4'."""
    def refusal(self, move: Move) -> Optional[tuple[str, str]]:
        """Why it cannot be made: a reason and the number of a rule."""
    def play(self, move: Move) -> State:
        """The state after a decision or chance; raises IllegalMove."""
    def settle(self) -> State:
        """What is due in a position where nobody can act."""
    def draw(self, random: Random) -> Move:
        """A chance move, by its odds."""
    def sample_move(self, seat: int, random: Random) -> Move:
        """A legal decision, each as likely as any other."""
    def odds(self, move: Move) -> float: ...
    def outcomes(self) -> Optional[list[tuple[Move, float]]]:
        """All chance moves with their odds; None: too many to list."""
    def view(self, seat: Optional[int] = None) -> View: ...
    def hash(self) -> int:
        """64 bits that are the same on every machine."""
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...

class Question:
    """What a seat is asked, with what it sees and remembers."""
    @property
    def seat(self) -> int: ...
    @property
    def must(self) -> bool:
        """False: it may also let the others go on."""
    @property
    def view(self) -> View: ...
    def legal(self) -> list[Move]: ...
    def fill(self, random: Random) -> State:
        """A world that fits what the seat sees and remembers, by the odds of chance alone."""

class Record:
    @property
    def game(self) -> Game: ...
    @property
    def names(self) -> list[str]: ...
    @property
    def start(self) -> State: ...
    @property
    def reached(self) -> State: ...
    @property
    def moves(self) -> list[Move]: ...
    def text(self, seat: Optional[int] = None, *, eyes: Literal["all", "table"] = "all", legal: bool = False) -> str:
        """As a seat saw it; else whole, or as spectators saw it. legal: with the legal decisions."""
    def information(self, seat: Optional[int] = None) -> int:
        """64 bits for all that a seat, or a spectator, was told: the same where they cannot tell games apart."""

class Match:
    """A game under way: the state, what each seat remembers, and the record so far."""
    @overload
    def __init__(self, start: State) -> None: ...
    @overload
    def __init__(self, record: Record) -> None: ...
    @property
    def state(self) -> State: ...
    @property
    def over(self) -> bool: ...
    @property
    def asked(self) -> list[int]: ...
    @property
    def out_of_turn(self) -> list[int]: ...
    def question(self, seat: int) -> Question: ...
    def play(self, move: Move) -> list[str]:
        """What was said: the move, and the announcements that follow from it."""
    def go_on(self, random: Random) -> list[str]:
        """Carries out chance and announcements until somebody is asked, or the game is over."""
    def step(self, random: Random, decide: Callable[[Question], Optional[Move]]) -> list[str]:
        """Chance; or whoever wants to act out of turn; or the answers of all who are asked."""
    def resign(self, seat: int) -> list[str]: ...
    def record(self) -> Record: ...
    def information(self, seat: Optional[int] = None) -> int:
        """That of the record so far."""
    def copy(self) -> Match: ...

def game(name: str) -> Game: ...
def games() -> list[Game]: ...
def read_records(text: str) -> list[Record]: ...
def random_game(start: State, random: Random) -> Record: ...
