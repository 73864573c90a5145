"""Everything that Dungeon Twister teaches: the show, six lessons, and the tips of a first game."""

from app.games.twister.guide import GUIDE
from app.games.twister.lessons import LESSONS, SHOW
from app.lessons import Curriculum

CURRICULUM = Curriculum(show=SHOW, lessons=LESSONS, guide=GUIDE)
