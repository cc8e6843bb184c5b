"""The driver of a page: a mouse, a finger or a keyboard that find the actions on the board."""

from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Locator, Page, TimeoutError, expect

from reino.play.table import Table
from server.web import Site
from web.site import advice, table

SOON = 30_000  # timeout in ms, on a slow machine

# The element of an action; or, until that is there, the element that leads to it.
WANTED = """
  const wanted = document.querySelector(`[data-board] [data-action="${action}"]`)
    ?? document.querySelector(`[data-board] [data-actions~="${action}"]`);
  const at = document.activeElement;
"""
AT = f"action => {{ {WANTED} return !!wanted && at === wanted; }}"
# The way from the focused element to the wanted one, in pixels: right and down. Null where Tab
# leads there.
WAY = f"""action => {{ {WANTED}
  if (!wanted || wanted.tabIndex >= 0 || !at?.closest('[data-board]')) return null;
  const [a, b] = [at.getBoundingClientRect(), wanted.getBoundingClientRect()];
  return [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
}}"""

PRESSED = 8_000  # milliseconds for one press, after which the page is checked again
Done = Callable[[], bool]  # whether it has been chosen
Choose = Callable[[Page, int, Done], None]


def by_mouse(page: Page, action: int, done: Done = lambda: False) -> None:
    _press(page, action, done, Locator.click)


def by_touch(page: Page, action: int, done: Done = lambda: False) -> None:
    _press(page, action, done, Locator.tap)


def _press(page: Page, action: int, done: Done, press: Callable[..., None]) -> None:
    board = page.locator("[data-board]")
    exact = board.locator(f'[data-action="{action}"]').first
    leading = board.locator(f'[data-actions~="{action}"]').first
    expect(exact.or_(leading).first).to_be_attached(timeout=SOON)
    # An element that is taken up already is put down by the first press; and on a slow page one
    # press more than was needed may have laid it. The caller checks whether it is done.
    with suppress(TimeoutError):
        for _ in range(3):
            if exact.count() or done():
                break
            press(leading, timeout=PRESSED)
            with suppress(TimeoutError):
                exact.wait_for(state="attached", timeout=2_000)
        if not done():
            press(exact, timeout=PRESSED)


def by_keyboard(page: Page, action: int, done: Done = lambda: False) -> None:
    """Walk there with Tab and the arrows, as a person without a mouse does."""
    wanted = str(action)
    board = page.locator("[data-board]")
    expect(
        board.locator(f'[data-action="{action}"], [data-actions~="{action}"]').first
    ).to_be_attached(timeout=SOON)
    for _ in range(4):  # up to two presses on the element that leads to it, then the action
        if not _walk(page, wanted):
            _by_list(page, wanted)
            return
        exact = page.evaluate("document.activeElement.dataset.action ?? ''") == wanted
        page.keyboard.press("Enter")
        if exact:
            return
        page.wait_for_timeout(100)
        if done():
            return
    raise AssertionError(f"action {action} cannot be chosen by keyboard")


def _by_list(page: Page, wanted: str) -> None:
    """Where the way over a map is too winding: all choices as a list, behind a button."""
    _tab(page, "at => at.matches('button.all')")
    if page.evaluate("document.activeElement.ariaExpanded") != "true":
        page.keyboard.press("Enter")
    _tab(page, f"at => at.closest('#all-choices') && at.dataset.action === '{wanted}'")
    page.keyboard.press("Enter")


def _tab(page: Page, there: str) -> None:
    for _ in range(150):
        if page.evaluate(f"({there})(document.activeElement)"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard never gets to {there}")


def _walk(page: Page, wanted: str) -> bool:
    """Tab from group to group, and within one the arrows towards what is wanted."""
    for _ in range(40):
        for _ in range(20):
            if page.evaluate(AT, wanted):
                return True
            way = page.evaluate(WAY, wanted)
            if way is None or not _step(page, *way):
                break
        page.keyboard.press("Tab")
    return False


def _step(page: Page, right: float, down: float) -> bool:
    """One press of the arrow that leads there, or else of the other; whether anything moved."""
    across = "ArrowRight" if right > 0 else "ArrowLeft"
    along = "ArrowDown" if down > 0 else "ArrowUp"
    keys = (across, along) if abs(right) > abs(down) else (along, across)
    page.evaluate("window.before = document.activeElement")
    for key in keys:
        page.keyboard.press(key)
        if page.evaluate("window.before !== document.activeElement"):
            return True
    return False


def overflow(page: Page) -> int:
    """By how many pixels a page is wider than its window."""
    return int(
        page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    )


def comes_to_fit(page: Page) -> None:
    """Wait until a page whose window was just made narrow is no wider than it: a browser needs more
    than one frame to lay out a graph and tables anew."""
    page.wait_for_function(
        "document.documentElement.scrollWidth <= document.documentElement.clientWidth", timeout=SOON
    )


def fits_twice_as_large(page: Page) -> bool:
    """Whether a page is no wider than its window when its text is of twice the size."""
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.wait_for_timeout(200)
    fits = overflow(page) <= 0
    page.evaluate("document.documentElement.style.fontSize = ''")
    return fits


def play_to_the_end(
    site: Site,
    page: Page,
    id: str,
    seat: int,
    choose: Choose,
    *,
    choices: int = 400,
    stop: Callable[[Table], bool] = lambda _: False,
) -> int:
    """Choose for a seat on a page until the game is over; gives how many choices that took."""
    for made in range(choices):
        _until(page, lambda: table(site, id).status == "over" or seat in table(site, id).owing)
        at = table(site, id)
        if at.status == "over" or stop(at):
            return made
        choose_once(site, page, id, seat, choose)
    raise AssertionError("the game does not end")


def choose_once(site: Site, page: Page, id: str, seat: int, choose: Choose) -> None:
    """The action that brings the game to its end, on a page of a person who owes a decision."""
    at = table(site, id)
    assert at.state is not None
    asked = at.asked[seat]

    def done() -> bool:
        """Whether the choice is made; the choices of other seats do not count."""
        return table(site, id).asked[seat] != asked

    action = advice(at.state, seat)
    for _ in range(4):  # a press while the page still moves may be too early
        choose(page, action, done)
        with suppress(AssertionError):
            _until(page, done, SOON // 4)
            return
    raise AssertionError(f"action {action} was not taken")


def _until(page: Page, what: Callable[[], bool], patience: int = SOON) -> None:
    for _ in range(patience // 20):
        if what():
            return
        page.wait_for_timeout(20)
    raise AssertionError("nothing happens any more")
