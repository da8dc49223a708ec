"""The pending play: holding, accepting, challenging named words, and rulings. Art. 28-32."""

from leggio.core.letters import is_label, plain
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Judge, Verdict
from leggio.games.figs.score import penalty
from leggio.games.scrabble.commands import Accept, Challenge, Hold, Rule, SeatCommand
from leggio.games.scrabble.events import Agreed, Challenged, Held, Ruled, Standing
from leggio.games.scrabble.options import Arbiter, Challenges
from leggio.games.scrabble.refusals import refuse
from leggio.games.scrabble.seats import refuse_seat
from leggio.games.scrabble.standing import refill, stand
from leggio.games.scrabble.state import Pending, Phase
from leggio.games.scrabble.story import Story

LONGEST_ARBITER = 80


def hold(story: Story, command: Hold) -> Rejected | None:
    """Ask the mover not to draw: the whole window is used before the play stands (art. 31)."""
    pending = _open_to(story, command)
    if isinstance(pending, Rejected):
        return pending
    if pending.held_by is not None:
        return refuse("pending.already_held", seat=pending.held_by)
    story.add(Held(at=story.at, seat=command.seat))
    return None


def accept(story: Story, command: Accept) -> Rejected | None:
    """Let the play stand; it does once every opponent has said so (art. 31)."""
    pending = _open_to(story, command)
    if isinstance(pending, Rejected):
        return pending
    if command.seat in pending.agreed:
        return refuse("pending.already_agreed")
    story.add(Agreed(at=story.at, seat=command.seat))
    stand_if_all_agree(story)
    return None


def stand_if_all_agree(story: Story) -> None:
    """A play that no opponent wants to challenge stands at once."""
    pending = story.state.pending
    if pending and set(story.state.opponents(pending.play.seat)) <= set(pending.agreed):
        stand(story, Standing.AGREED)


def challenge(story: Story, command: Challenge, judge: Judge | None) -> Rejected | None:
    """Contest some of the words formed. Only these are ruled on (art. 28-29)."""
    pending = _open_to(story, command)
    if isinstance(pending, Rejected):
        return pending
    if command.seat in pending.agreed:
        return refuse("pending.already_agreed")
    formed = {word.word.upper() for word in pending.play.words}
    words = tuple(dict.fromkeys(plain(word) for word in command.words))
    if not words:
        return refuse("challenge.no_words", formed=sorted(formed))
    if strangers := [word for word in words if word not in formed]:
        return refuse("challenge.not_formed", word=strangers[0][:30], formed=sorted(formed))
    arbiter = story.state.options.arbiter
    asks_people = arbiter is not Arbiter.JUDGE
    if judge is None and not asks_people:
        return refuse("open.no_judge")
    opinion = tuple(judge.judge(word) for word in words) if judge else ()
    story.add(Challenged(at=story.at, seat=command.seat, words=words, opinion=opinion if asks_people else ()))
    if not asks_people:
        _rule(story, arbiter, opinion, "")
    return None


def rule(story: Story, command: Rule) -> Rejected | None:
    """The ruling of the referee or the panel: final as soon as it is given, for the game resumes (art. 28-32)."""
    state = story.state
    if state.phase is Phase.OVER:
        return refuse("game.over")
    if state.phase is not Phase.RULING or state.challenge is None:
        return refuse("ruling.none")
    arbiter = state.options.arbiter
    if command.role.value != arbiter.value:
        return refuse("ruling.role", role=arbiter.value)
    if command.name and not is_label(command.name, LONGEST_ARBITER):
        return refuse("ruling.name", longest=LONGEST_ARBITER)
    if command.name.strip().casefold() in {player.casefold() for player in state.players}:
        return refuse("ruling.player", name=command.name.strip())
    ruled = {plain(word): valid for word, valid in command.valid.items()}
    if ruled.keys() != set(state.challenge.words):
        return refuse("ruling.words", words=list(state.challenge.words))
    verdicts = tuple(Verdict(word, ruled[word]) for word in state.challenge.words)
    _rule(story, arbiter, verdicts, command.name)
    return None


def _rule(story: Story, arbiter: Arbiter, verdicts: tuple[Verdict, ...], name: str) -> None:
    pending, contested, rules = story.state.pending, story.state.challenge, story.state.rules
    if pending is None or contested is None:
        return
    valid = all(verdict.valid for verdict in verdicts)
    mover = pending.play.seat
    percent = rules.challenger_percent if valid else rules.withdrawn_percent
    story.add(
        Ruled(
            at=story.at,
            arbiter=arbiter,
            verdicts=verdicts,
            valid=valid,
            penalized=contested.seat if valid else mover,
            penalty=penalty(pending.play.score, percent),
            name=name,
        )
    )
    if valid:
        refill(story, mover)


def _open_to(story: Story, command: SeatCommand) -> Pending | Rejected:
    """The pending play, if this seat may still say something about it."""
    state = story.state
    if refusal := refuse_seat(state, command.seat):
        return refusal
    if state.options.challenges is Challenges.VOID:
        return refuse("challenge.checked")
    if state.pending is None:
        return refuse("pending.none")
    if state.pending.play.seat == command.seat:
        return refuse("pending.own")
    return state.pending
