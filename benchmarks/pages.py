"""The time until a page can be seen and used, on a slow phone with a slow connection, against the
bare page shown offline."""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from benchmarks.load.servers import wait_for
from benchmarks.timing import Figure
from machine import browser, free_port

# The phone that Lighthouse assumes.
SLOWER = 4  # times slower than this processor
LATENCY, DOWN, UP = 150, 1.6e6 / 8, 750e3 / 8  # ms of a round trip, bytes a second
PHONE = {"width": 390, "height": 844}
REPEATS = 3
GLANCE, PATIENCE = 100, 60_000  # ms
BARE = "/offline.html"
GAMES = ("braverats", "sparta", "korona", "jackrabbits")
# The button that is pressed as soon as it is there: its response shows that the page can be used.
LINK, CHOICES = 'nav a[href="/learn"]', "button.all"

WATCH = """(wanted) => {
  window.told = { painted: 0, largest: 0, shift: 0, tasks: [], answered: 0 };
  const watch = (type, tell) => new PerformanceObserver((list) => list.getEntries().forEach(tell))
    .observe({ type, buffered: true });
  watch('paint', (e) => { if (e.name === 'first-contentful-paint') told.painted = e.startTime; });
  watch('largest-contentful-paint', (entry) => { told.largest = entry.startTime; });
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) told.shift += entry.value; });
  watch('longtask', (entry) => told.tasks.push([entry.startTime, entry.duration]));
  const press = () => {
    const found = wanted && document.querySelector(wanted);
    if (!found) return requestAnimationFrame(press);
    new MutationObserver((_, seen) => {
      seen.disconnect();
      requestAnimationFrame(() => { told.answered = performance.now(); });
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
    found.click();
  };
  requestAnimationFrame(press);
}"""
ASK = """async ([path, body]) => {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return await answer.json();
}"""


@dataclass(frozen=True)
class Seen:
    """The timings of a page, from its request until it responded to a press, in milliseconds."""

    painted: float
    largest: float
    answered: float  # 0 where there is no button
    blocked: float  # the blocking time of its long tasks: beyond 50 ms each
    shift: float
    sent: int  # bytes

    def __str__(self) -> str:
        answer = f", a press answered {self.answered / 1e3:.2f} s" if self.answered else ""
        return (
            f"first paint {self.painted / 1e3:.2f} s, largest {self.largest / 1e3:.2f} s{answer}, "
            f"blocked {self.blocked:.0f} ms, shift {self.shift:.3f}, {self.sent / 1e3:.0f} kB"
        )


def figures() -> Iterator[Figure]:
    with serving() as site, sync_playwright() as driver, browser(driver) as launched:
        bare = best(launched, site, BARE, "")
        wanted = {"home": ("/", LINK)}
        host = launched.new_context()
        for game in GAMES:
            wanted[f"a table of {game}"] = (opened(host.new_page(), site, game), CHOICES)
        for name, (path, press) in wanted.items():
            seen = best(launched, site, path, press, host.cookies())
            yield Figure(
                f"{name}, first visit on a slow phone",
                str(seen),
                f"bare page: {bare}",
                bare.largest / seen.largest,
                0.0,
            )


@contextmanager
def serving() -> Iterator[str]:
    port = free_port()
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "reino.cli", "serve", "--port", str(port), "--data", data]
        quiet = subprocess.DEVNULL
        server = subprocess.Popen(command, stdout=quiet, stderr=quiet)
        try:
            wait_for(port)
            yield f"http://localhost:{port}"
        finally:
            server.terminate()
            server.wait()


def opened(page: Page, site: str, game: str) -> str:
    """The URL of a table at which it is the visitor's turn."""
    page.goto(site + BARE)

    def ask(path: str, body: object) -> Any:
        return page.evaluate(ASK, [path, body])

    def do(name: str, **command: object) -> None:
        told = {"id": name, "command": {"do": name, **command}}
        ask(f"/api/tables/{table}/commands", told)

    ask("/api/me", {"name": "Ana"})
    table = ask("/api/tables", {"game": game, "bots": {"1": "random"}})["table"]
    do("sit", seat=0, nonce="0" * 32)
    do("begin")
    return f"/table/{table}"


def best(
    launched: Browser, site: str, path: str, press: str, cookies: list[Any] | None = None
) -> Seen:
    """The quickest of some first visits: noise only ever adds."""
    visits = []
    for _ in range(REPEATS):
        context = launched.new_context(viewport=PHONE, has_touch=True)  # type: ignore[arg-type]
        context.add_cookies(cookies or [])
        visits.append(visited(context, site + path, press))
        context.close()
    return min(visits, key=lambda seen: seen.largest)


def visited(context: BrowserContext, url: str, press: str) -> Seen:
    page = context.new_page()
    tools = context.new_cdp_session(page)
    sent: list[int] = []
    tools.on("Network.loadingFinished", lambda done: sent.append(int(done["encodedDataLength"])))
    tools.send("Network.enable")
    line = {
        "offline": False,
        "latency": LATENCY,
        "downloadThroughput": DOWN,
        "uploadThroughput": UP,
    }
    tools.send("Network.emulateNetworkConditions", line)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.add_init_script(f"({WATCH})({press!r})")
    page.goto(url)
    waited = 0
    while press and not page.evaluate("told.answered"):
        page.wait_for_timeout(GLANCE)
        waited += GLANCE
        if waited > PATIENCE:
            raise TimeoutError(f"{url} never answers")
    page.wait_for_timeout(1_000)  # a wait in which late shifts and paints would be seen
    told = page.evaluate("told")
    tasks = [(begun, long) for begun, long in told["tasks"] if begun >= told["painted"]]
    return Seen(
        painted=told["painted"],
        largest=told["largest"],
        answered=told["answered"],
        blocked=sum(long - 50 for _, long in tasks),
        shift=told["shift"],
        sent=sum(sent),
    )
