"""Laws of choices: menus, chance, steps, the end."""

import json
from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations

import numpy as np

from reino.core.catalogue import LANGUAGES, catalogue
from reino.core.errors import ChoiceError
from reino.core.kernel import JIT
from reino.core.kernel.rng import below, pick_weighted, seeded
from reino.core.spec import GameSpec
from reino.core.state import State
from reino.testing.law import Breach, Trace, after, all_steps, alone, law, whole

MANY = 80  # actions that are tried at each state, legal or not
DRAWN = 20  # limit of outcomes that are drawn in either order
ROUNDING = 1e-9  # tolerance: thirds of a prize do not add up exactly
LARGEST_TOTAL = 1 << 32  # limit of the sum of weights; see `reino.core.kernel.rng.below`


@law
def menus_are_ascending_and_named(trace: Trace) -> Iterator[Breach]:
    """Legal ids ascend without repeats, are declared, have words that tell them apart, and there
    are some exactly when the seat owes a decision. Several seats owe one at once only where the
    game says so."""
    spec = trace.game.spec
    for step, state in trace.some:
        if len(state.owing) > 1 and not trace.game.simultaneous:
            yield Breach(f"owing is {state.owing}, and the game is not simultaneous", step)
        for seat in range(trace.game.players):
            ids = state.legal(seat)
            if bool(ids) != (seat in state.owing):
                yield Breach(f"owing is {state.owing}, and seat {seat} may choose {ids}", step)
            if list(ids) != sorted(set(ids)):
                yield Breach(f"the menu of seat {seat} is not ascending: {ids}", step)
            if len(ids) > spec.max_legal:
                found = f"seat {seat} may choose from {len(ids)}, and max_legal is {spec.max_legal}"
                yield Breach(found, step)
            if any(not 0 <= a < len(spec.actions) for a in ids):
                yield Breach(f"the menu of seat {seat} is out of range: {ids}", step)
            for lang in LANGUAGES:
                names = [trace.game.name(a, lang).strip() for a in ids]
                if not all(names) or len(set(names)) < len(names):
                    yield Breach(f"names in {lang} do not tell actions apart: {names}", step)


@law
def every_action_is_read_as_it_is_told(trace: Trace) -> Iterator[Breach]:
    """The name of an action in each language, and its text, are its own, and stand for it."""
    game = trace.game
    # Names belong to the game with any options: what was found once holds for all.
    yield from map(Breach, _misread(game.spec, tuple(LANGUAGES)))


@lru_cache(maxsize=20)
def _misread(spec: GameSpec, languages: tuple[str, ...]) -> tuple[str, ...]:
    """Names and texts that stand for another action than the one they tell, or for none."""
    table, words, lexicon = spec.actions, spec.words, spec.lexicon
    found = []
    for action in range(len(table)):
        told = {lang: words.action_name(action, lang) for lang in languages}
        for where, name in {**told, "every language": table.text(action)}.items():
            meant = lexicon.named(name)
            if meant != action:
                found.append(f"{name!r} tells action {action} in {where}, and stands for {meant}")
    return tuple(found)


@law
def chance_is_weighed_and_named(trace: Trace) -> Iterator[Breach]:
    """Outcomes ascend without repeats, are declared and named, and have whole positive weights;
    there are some exactly when no seat owes a decision and the game goes on."""
    spec = trace.game.spec
    named: set[int] = set()
    for step, state in trace:
        outcomes = [outcome for outcome, _ in state.chance]
        weights = [weight for _, weight in state.chance]
        if bool(outcomes) != (not state.over and not state.owing):
            yield Breach(f"owing is {state.owing}, and chance may bring {outcomes}", step)
        if outcomes != sorted(set(outcomes)):
            yield Breach(f"outcomes are not ascending: {outcomes}", step)
        if len(outcomes) > spec.max_outcomes:
            found = f"chance has {len(outcomes)} outcomes, and max_outcomes is {spec.max_outcomes}"
            yield Breach(found, step)
        if any(not 0 <= o < len(spec.outcomes) for o in outcomes):
            yield Breach(f"outcomes are out of range: {outcomes}", step)
        if any(weight <= 0 for weight in weights) or sum(weights) >= LARGEST_TOTAL:
            yield Breach(f"weights must be positive and not too large: {weights}", step)
        new = set(outcomes) - named
        for lang in LANGUAGES:
            if not all(trace.game.outcome_name(o, lang).strip() for o in new):
                yield Breach(f"an outcome of {outcomes} has no name in {lang}", step)
        named |= new


@law
def draws_are_fair_in_any_order(trace: Trace) -> Iterator[Breach]:
    """Two outcomes that may come in either order, with the same position after them, are as likely
    one way as the other. A wrong weight in a deck breaks this."""
    for step, state in trace.some:
        seen: dict[tuple[frozenset[int], bytes], tuple[int, int]] = {}
        weights = dict(state.chance)
        total = sum(weights.values())
        tried = trace.random(f"drawn {step}").sample([*weights], min(DRAWN, len(weights)))
        for first in tried:
            first_weight = weights[first]
            middle = alone(state)._after_outcome(first)
            following = dict(middle.chance)
            middle_total = sum(following.values())
            for second in tried:
                second_weight = following.get(second)
                if first == second or second_weight is None:
                    continue
                key = (frozenset((first, second)), bytes(middle._after_outcome(second)))
                odds = (first_weight * second_weight, total * middle_total)
                other = seen.setdefault(key, odds)
                if odds[0] * other[1] != other[0] * odds[1]:
                    yield Breach(
                        f"outcome {first} then {second} comes with chance {odds[0]}/{odds[1]}, "
                        f"the other way round with {other[0]}/{other[1]}",
                        step,
                    )


@law
def a_step_leaves_the_old_state_alone(trace: Trace) -> Iterator[Breach]:
    """Playing returns a new state; bytes, menus and status of the old one stay."""
    for step, state in trace.some:
        before, status, first = whole(state), state._status, whole(trace.states[0])
        children = [after(state, one) for one in all_steps(state)]
        for viewer in trace.viewers:
            view = state.view(viewer)
            seen, copy = whole(view), view.record
            for name in copy.dtype.names:
                copy[name] = 1
            if whole(view) != seen:
                yield Breach("writing to the record of a view changed the view", step, viewer)
        if whole(state) != before or state._status != status:
            yield Breach("playing on changed the state it was played from", step)
        if whole(trace.states[0]) != first or whole(trace.game.start(dealer=None)) != first:
            yield Breach("playing on changed the first state of the game", step)
        if any(child._buf is state._buf for child in children):
            yield Breach("the new state shares its bytes with the old one", step)


@law
def what_is_not_offered_is_refused(trace: Trace) -> Iterator[Breach]:
    """An action outside the menu, or an outcome that is not possible, raises and changes
    nothing."""
    for step, state in trace.some:
        before = whole(state)
        for seat in range(trace.game.players):
            for action in _tried(trace, step) - set(state.legal(seat)):
                try:
                    state.play(seat, action)
                except ChoiceError:
                    continue
                yield Breach(f"seat {seat} was not offered {action}, yet could choose it", step)
        for outcome in (
            set(range(-1, len(trace.game.spec.outcomes) + 1)) - dict(state.chance).keys()
        ):
            try:
                state.fall(outcome)
            except ChoiceError:
                continue
            yield Breach(f"outcome {outcome} cannot come now, yet it did", step)
        if whole(state) != before:
            yield Breach("a refusal changed the state", step)


def _tried(trace: Trace, step: int) -> set[int]:
    """Every action and one beyond at each end; where there are many, those and some between."""
    ids = range(-1, len(trace.game.spec.actions) + 1)
    if len(ids) <= MANY:
        return set(ids)
    return {ids[0], ids[1], ids[-2], ids[-1], *trace.random(f"tried {step}").sample(ids, MANY)}


@law
def the_same_choices_give_the_same_bytes(trace: Trace) -> Iterator[Breach]:
    """The state follows from the steps alone."""
    state = trace.game.start(dealer=None)
    for step, old in trace:
        if whole(state) != whole(old):
            yield Breach("the same steps led to other bytes", step)
        taken = trace.taken(step)
        if taken is not None:
            state = after(state, taken)


@law
def order_of_sealed_choices_does_not_matter(trace: Trace) -> Iterator[Breach]:
    """Choices owed together may come in any order or all at once; one does not touch another's
    menu."""
    rng = trace.random("sealed")
    for step, state in trace:
        if len(state.owing) < 2 or not state.sealed:
            continue
        choices = {seat: rng.choice(state.legal(seat)) for seat in state.owing}
        together = state.play(choices)
        for order in list(permutations(state.owing))[:6]:
            one_by_one = state
            for seat in order:
                if one_by_one.legal(seat) != state.legal(seat):
                    yield Breach(f"in order {order} the menu of seat {seat} changed", step)
                one_by_one = one_by_one.play(seat, choices[seat])
            turned = state.play({seat: choices[seat] for seat in order})
            if not whole(one_by_one) == whole(turned) == whole(together):
                yield Breach(f"{choices} in order {order} led to another state", step)


@law
def open_choices_take_effect_in_their_order(trace: Trace) -> Iterator[Breach]:
    """Choices that are owed together and not sealed take effect one after the other: together they
    are as in the order of seats, without those that are too late. A choice that is too late leaves
    the rules' record alone, and only choices that were made are in the history."""
    rng = trace.random("open")
    for step, state in trace.some:
        if len(state.owing) < 2 or state.sealed:
            continue
        choices = {seat: rng.choice(state.legal(seat)) for seat in state.owing}
        one_by_one, made = alone(state), []
        for seat, action in choices.items():
            if action in one_by_one.legal(seat):
                one_by_one = alone(one_by_one.play(seat, action))
                made.append((seat, action))
                continue
            late = bytes(one_by_one)
            if _played_late(one_by_one, seat, action) != late:
                yield Breach(f"seat {seat} is too late with {action}, yet changed the state", step)
        together = alone(state).play(choices)
        if whole(together) != whole(one_by_one):
            yield Breach(f"{choices} together led to another state than one by one", step)
        if together.history != tuple(made):
            yield Breach(f"{choices} were made as {together.history}, not as {made}", step)


def _played_late(state: State, seat: int, action: int) -> bytes:
    """The bytes of a state after the rules were given a choice that its menu does not offer."""
    buf = state._buf.copy()
    state.game.spec.compiled.drivers.play(state.game.runtime.record(buf), seat, action)
    return buf[: state.game.runtime.state_size].tobytes()


@law
def every_game_ends_as_declared(trace: Trace) -> Iterator[Breach]:
    """Within the declared number of steps, for a declared reason, with returns in range."""
    spec = trace.game.spec
    steps = len(trace.states) - 1
    if steps > spec.max_steps or not (trace.states[-1].over or trace.cut):
        yield Breach(f"not over after {min(steps, spec.max_steps)} steps", steps)
    for step, state in trace:
        if not state.over:
            if state.returns is not None or state.reason is not None:
                yield Breach(f"goes on, yet has {state.returns} and {state.reason!r}", step)
            continue
        least, most = spec.returns
        returns = state.returns or ()
        if len(returns) != trace.game.players or any(not least <= r <= most for r in returns):
            yield Breach(f"returns are from {least} to {most}; got {returns}", step)
        if spec.zero_sum and abs(sum(returns)) > ROUNDING:
            yield Breach(f"returns add up to 0; got {returns}", step)
        if state.reason not in spec.reasons[1:]:
            yield Breach(f"the reasons are {spec.reasons[1:]}; got {state.reason!r}", step)
        if state.owing or state.chance or any(map(state.legal, range(trace.game.players))):
            yield Breach("over, yet something can be chosen", step)


@law
def playouts_add_up(trace: Trace) -> Iterator[Breach]:
    """Compiled random games end as declared too, from the start and from any state."""
    spec = trace.game.spec
    least, most = spec.returns
    for step, state in list(trace)[:: max(1, len(trace.states) // (4 if JIT else 1))]:
        n = 5 if JIT else 1
        tallies = trace.game.playouts(n, seed=trace.seed, start=state)
        if tallies.games != n or sum(tallies.reasons.values()) != n:
            yield Breach(f"{n} games came to {tallies}", step)
        if tallies.steps > n * (spec.max_steps - step):
            yield Breach(f"{tallies.steps} steps in {n} games from here", step)
        if any(not n * least <= total <= n * most for total in tallies.returns):
            yield Breach(f"returns of {n} games add up to {tallies.returns}", step)
        if spec.zero_sum and abs(sum(tallies.returns)) > n * ROUNDING:
            yield Breach(f"returns of {n} games add up to {tallies.returns}", step)


@law
def playouts_draw_from_the_menus(trace: Trace) -> Iterator[Breach]:
    """A compiled random game is the one that the same numbers draw from menus and weights."""
    game = trace.game
    for step, state in list(trace)[:: max(1, len(trace.states) // 2)][: None if JIT else 1]:
        tallies = game.playouts(1, seed=trace.seed, start=state)
        rng = seeded(trace.seed)
        steps, last = 0, alone(state)
        while not last.over:
            if last.chance:
                outcomes, weights = zip(*last.chance, strict=True)
                last = last.fall(outcomes[pick_weighted(rng, np.array(weights), len(weights))])
                steps += 1
            for seat in last.owing:
                # Where choices are not sealed, the one before may leave this seat nothing.
                if menu := last.legal(seat):
                    last = alone(last.play(seat, menu[below(rng, len(menu))]))
                    steps += 1
        if (tallies.steps, tallies.returns) != (steps, last.returns):
            yield Breach(f"{tallies} is not {steps} steps to {last.returns}", step)
        if tallies.reasons[str(last.reason)] != 1:
            yield Breach(f"{tallies} does not end by {last.reason}", step)


@law
def views_and_events_are_plain_data_with_words(trace: Trace) -> Iterator[Breach]:
    """Views and events survive JSON, every event has a sentence in every language, and no language
    has words that another lacks."""
    words, locale = trace.game.spec.words, trace.game.spec.locale
    names = {lang: catalogue(lang, locale).names for lang in LANGUAGES}
    for lang, lacking in ((lang, set().union(*names.values()) - names[lang]) for lang in names):
        if lacking:
            yield Breach(f"no words in {lang} for {', '.join(sorted(lacking))}")
    for step, state in trace.some:
        for viewer in trace.viewers:
            plain = state.view(viewer).as_dict()
            if json.loads(json.dumps(plain)) != plain:
                yield Breach(f"not plain data: {plain}", step, viewer)
            for event in state.events(viewer):
                data = dict(event.data)
                if json.loads(json.dumps(data)) != data:
                    yield Breach(f"not plain data: {event}", step, viewer)
                for lang in LANGUAGES:
                    if not words.tell(event, lang).strip():
                        yield Breach(f"no words in {lang} for {event}", step, viewer)
