"""All laws, in the order in which a broken game is best fixed."""

from collections.abc import Iterable

from reino.core.game import Game
from reino.testing.choices import (
    a_step_leaves_the_old_state_alone,
    chance_is_weighed_and_named,
    draws_are_fair_in_any_order,
    every_action_is_read_as_it_is_told,
    every_game_ends_as_declared,
    menus_are_ascending_and_named,
    open_choices_take_effect_in_their_order,
    order_of_sealed_choices_does_not_matter,
    playouts_add_up,
    playouts_draw_from_the_menus,
    the_same_choices_give_the_same_bytes,
    views_and_events_are_plain_data_with_words,
    what_is_not_offered_is_refused,
)
from reino.testing.law import Law, Trace
from reino.testing.lockstep import (
    a_record_replays_to_the_same_bytes,
    compiled_and_plain_python_agree,
    the_record_type_is_sound,
)
from reino.testing.reachability import a_guess_fits_what_was_seen, a_guess_is_reachable
from reino.testing.secrecy import (
    a_guess_hides_back_to_the_view,
    a_sealed_choice_does_not_show,
    hiding_twice_changes_nothing,
    secrets_make_no_difference,
    the_public_knows_no_more_than_a_seat,
    what_looks_the_same_sounds_the_same,
    who_is_asked_is_public,
)

__all__ = [
    "ALL",
    "a_guess_fits_what_was_seen",
    "a_guess_hides_back_to_the_view",
    "a_guess_is_reachable",
    "a_record_replays_to_the_same_bytes",
    "a_sealed_choice_does_not_show",
    "a_step_leaves_the_old_state_alone",
    "chance_is_weighed_and_named",
    "check_game",
    "compiled_and_plain_python_agree",
    "draws_are_fair_in_any_order",
    "every_action_is_read_as_it_is_told",
    "every_game_ends_as_declared",
    "hiding_twice_changes_nothing",
    "menus_are_ascending_and_named",
    "open_choices_take_effect_in_their_order",
    "order_of_sealed_choices_does_not_matter",
    "playouts_add_up",
    "playouts_draw_from_the_menus",
    "secrets_make_no_difference",
    "the_public_knows_no_more_than_a_seat",
    "the_record_type_is_sound",
    "the_same_choices_give_the_same_bytes",
    "views_and_events_are_plain_data_with_words",
    "what_is_not_offered_is_refused",
    "what_looks_the_same_sounds_the_same",
    "who_is_asked_is_public",
]

ALL: tuple[Law, ...] = (
    the_record_type_is_sound,
    menus_are_ascending_and_named,
    every_action_is_read_as_it_is_told,
    chance_is_weighed_and_named,
    draws_are_fair_in_any_order,
    a_step_leaves_the_old_state_alone,
    the_same_choices_give_the_same_bytes,
    what_is_not_offered_is_refused,
    order_of_sealed_choices_does_not_matter,
    open_choices_take_effect_in_their_order,
    every_game_ends_as_declared,
    playouts_add_up,
    playouts_draw_from_the_menus,
    compiled_and_plain_python_agree,
    a_record_replays_to_the_same_bytes,
    hiding_twice_changes_nothing,
    the_public_knows_no_more_than_a_seat,
    who_is_asked_is_public,
    a_sealed_choice_does_not_show,
    what_looks_the_same_sounds_the_same,
    a_guess_hides_back_to_the_view,
    a_guess_is_reachable,
    a_guess_fits_what_was_seen,
    secrets_make_no_difference,
    views_and_events_are_plain_data_with_words,
)


def check_game(game: Game, seeds: Iterable[int] = (0,), laws: Iterable[Law] = ALL) -> None:
    """Every law on a random game for each seed; raises `LawBroken` at the first breach."""
    kept = tuple(laws)
    for seed in seeds:
        trace = Trace(game, seed)
        for law in kept:
            law.check(trace)
