"""The pending play: holding it, challenging named words, and rulings. Art. 28-32."""

from collections.abc import Iterable

from leggio.core.codec import Event
from leggio.core.letters import is_label, plain
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Verdict
from leggio.games.common.conduct import Work
from leggio.games.common.spec import Contested
from leggio.games.figs import penalty
from leggio.games.scrabble.commands import Challenge, Hold, Rule, refuse
from leggio.games.scrabble.conduct import TABLE
from leggio.games.scrabble.events import Challenged, Held, Ruled, RulingCorrected
from leggio.games.scrabble.options import Arbiter
from leggio.games.scrabble.state import PendingForEach, Phase, RuledState, State, open_words, past_limit

LONGEST_ARBITER = 80


def hold(work: Work[State], command: Hold) -> Rejected | None:
    """Ask the mover not to draw: the whole window is used before the play stands (art. 31)."""
    pending = TABLE.open_to(work, command)
    if isinstance(pending, Rejected):
        return pending
    if isinstance(pending, PendingForEach):
        # The right is each opponent's own, until they have given it up.
        if command.seat in pending.agreed:
            return refuse("pending.already_agreed")
        holder = command.seat if command.seat in pending.held else None
    else:
        holder = work.state.pending.held_by if work.state.pending else None
    if holder is not None:
        return refuse("pending.already_held", seat=holder)
    work.add(Held(at=work.at, seat=command.seat))
    return None


def challenge(work: Work[State], command: Challenge) -> Rejected | None:
    """Contest some of the words formed. Only these are ruled on (art. 28-29)."""
    words = TABLE.contested(work, command)
    if isinstance(words, Rejected):
        return words
    if settled := [word for word in words if work.state.pending and word not in open_words(work.state.pending)]:
        return refuse("challenge.upheld", word=settled[0])
    arbiter = work.state.options.arbiter
    asks_people = arbiter is not Arbiter.JUDGE
    judge = work.judge
    if judge is None and not asks_people:
        return refuse("open.no_judge")
    opinion = tuple(judge.judge(word) for word in words) if judge else ()
    work.add(Challenged(at=work.at, seat=command.seat, words=words, opinion=opinion if asks_people else ()))
    if not asks_people:
        _rule(work, arbiter, opinion, "")
    return None


def rule(work: Work[State], command: Rule) -> Rejected | None:
    """The ruling of the referee or the panel; whoever gave it may put it right until the game goes on (art. 28-32)."""
    state = work.state
    if state.phase is Phase.OVER:
        return refuse("game.over")
    case = state.before.challenge if isinstance(state, RuledState) else state.challenge
    if case is None:
        return refuse("ruling.none")
    arbiter = state.options.arbiter
    if command.role.value != arbiter.value:
        return refuse("ruling.role", role=arbiter.value)
    if command.name and not is_label(command.name, LONGEST_ARBITER):
        return refuse("ruling.name", longest=LONGEST_ARBITER)
    if command.name.strip().casefold() in {player.casefold() for player in state.players}:
        return refuse("ruling.player", name=command.name.strip())
    ruled = {plain(word): valid for word, valid in command.valid.items()}
    if ruled.keys() != set(case.words):
        return refuse("ruling.words", words=list(case.words))
    verdicts = tuple(Verdict(word, ruled[word]) for word in case.words)
    if isinstance(state, RuledState):
        if refusal := _wrong_correction(state.ruling, command.name, verdicts):
            return refusal
        valid = {verdict.word: verdict.valid for verdict in verdicts}
        work.add(RulingCorrected(at=work.at, arbiter=arbiter, valid=valid, name=command.name))
    _rule(work, arbiter, verdicts, command.name)
    return None


def _wrong_correction(given: Ruled, name: str, verdicts: tuple[Verdict, ...]) -> Rejected | None:
    """Only who gave a ruling puts it right, and with another one (art. 32); a panel does so as a panel."""
    if given.arbiter is not Arbiter.PANEL and given.name != name:
        return refuse("ruling.not_given", name=given.name)
    return refuse("ruling.same") if given.verdicts == verdicts else None


def _rule(work: Work[State], arbiter: Arbiter, verdicts: tuple[Verdict, ...], name: str) -> None:
    pending, contested, rules = work.state.pending, work.state.challenge, work.state.rules
    if pending is None or contested is None:
        return
    valid = all(verdict.valid for verdict in verdicts)
    mover = pending.play.seat
    percent = rules.challenger_percent if valid else rules.withdrawn_percent
    work.add(
        Ruled(
            at=work.at,
            arbiter=arbiter,
            verdicts=verdicts,
            valid=valid,
            penalized=contested.seat if valid else mover,
            penalty=penalty(pending.play.score, percent),
            name=name,
        )
    )
    if not valid and not past_limit(work.state, work.at):
        TABLE.end_if_idle(work)
    elif work.state.pending is None:
        TABLE.refill(work, mover)


def contested(state: State) -> Contested | None:
    """The words that wait for a person's ruling."""
    case = state.challenge
    return Contested(case.seat, case.words, case.at) if case else None


def ruling_given(log: Iterable[Event], at: int) -> dict[str, bool] | None:
    """What was ruled, in the end, on the words that were contested at a moment."""
    given: dict[str, bool] | None = None
    case: Challenged | None = None
    for event in log:
        case = event if isinstance(event, Challenged) else case
        if isinstance(event, Ruled) and case is not None and case.at == at:
            given = {verdict.word: verdict.valid for verdict in event.verdicts}
    return given
