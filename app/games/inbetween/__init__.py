"""InBetween on the screen. What is said is in words.py, the rules to read in rulebook.py."""

from app.games.inbetween import words
from app.games.plain import Presenter
from engine.core.event import Event
from engine.core.view import Choice, Refusal


class InBetweenPresenter(Presenter):
    """The plain board, with every sentence in the game's own words."""

    def prompt(self) -> str:
        """The question; to the seat that is not asked, only what it is about."""
        question = self.view.question
        if question is None:
            return self.text("plain.over")
        public = self.view.player not in (None, question.player)
        return words.ask(self.text, question, self.view.names, public=public)

    def option_words(self, choice: Choice) -> str:
        """What choosing this does."""
        return words.option(self.text, choice, self.view.question)

    def why(self, refusal: Refusal) -> str:
        """Why it cannot be done, and by which rule."""
        return words.refusal(self.text, refusal)

    def line(self, event: Event) -> str:
        """A line of the log; "" for what is not worth one."""
        return words.log_line(self.text, event, self.view.names)

    def ending(self) -> str:
        """Why the game is over."""
        return words.ending_line(self.text, self.view.ending, self.view.winners, self.view.names)


PRESENTER = InBetweenPresenter
