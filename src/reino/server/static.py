"""Static routes: the files of the web client, the catalogues, and the art.

An address that is no file is one of the client's own pages, so it gets the client itself.
"""

import hashlib
import re
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from html import escape
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from reino.core.catalogue import LANGUAGES, SHARED_LOCALE, catalogue, entries
from reino.core.errors import BrokenGame, ReinoError
from reino.core.registry import find, installed, made_of_games, sound_games
from reino.draw.sprites import sheet
from reino.server.http.responses import NotFound, lang_of, refuse

BUILT = Path(__file__).parent / "built"
# The file's name has a hash of its content.
FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}
ASK_FIRST = {"Cache-Control": "no-cache"}
# No secret is in these files, so they may be compressed: elsewhere the size of a response could
# reveal one.
PACKED = [Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)]
SUBJECT = re.compile("[a-z][a-z-]{0,60}")  # limit of the length of a file name
# Subjects of the shared words that games add to, and the prefix of the messages they add.
ADDED = {"errors": "error-", "web-learn": "web-learn-tool-", "web-new": "web-new-"}
FOR_AGENTS = re.compile(r"\w+-(part|actions)-")  # the meaning of an encoding's numbers
COMMENT = re.compile("^#.*\n?", re.MULTILINE)


def static_routes(built: Path = BUILT) -> list[BaseRoute]:
    return [
        Mount("/assets", Files(built / "assets", FOREVER), middleware=PACKED),
        Mount("/texts", Texts(built / "texts", ASK_FIRST), middleware=PACKED),
        Route("/words/{lang}/{subject}.ftl", show_words, middleware=PACKED),
        Route("/art/{game}.svg", show_art, middleware=PACKED),
        Route("/{path:path}", Client(built), methods=["GET"]),
    ]


class Files(StaticFiles):
    """A folder of built files, and the time that a browser may cache them."""

    def __init__(self, directory: Path, keep: Mapping[str, str]) -> None:
        super().__init__(directory=directory, check_dir=False)
        self._keep = keep

    def file_response(self, *args: object, **settings: object) -> Response:
        response = super().file_response(*args, **settings)  # type: ignore[arg-type]
        response.headers.update(self._keep)
        return response


class Texts(Files):
    """The rules of Reino's games as pages; for games of other packages, from their catalogues."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            told = rules_told(path) if error.status_code == 404 else None
            if told is None:
                raise
            return tagged(Request(scope), told.encode(), "text/html")


def rules_told(path: str) -> str | None:
    """`<game>-rules` of a game's catalogue, a paragraph for each line."""
    game, _, rest = path.partition(".")
    lang = rest.removesuffix(".html")
    spec = next((spec for spec in sound_games() if spec.key == game), None)
    if spec is None or lang not in LANGUAGES:
        return None
    words, key = catalogue(lang, spec.locale), f"{game}-rules"
    if key not in words:
        return None
    return "".join(f"<p>{escape(line)}</p>" for line in words(key).splitlines())


class Client:
    """The client's page, and the few files beside it."""

    def __init__(self, built: Path) -> None:
        self._page = built / "index.html"
        beside = built.glob("*") if built.is_dir() else ()
        self._beside = {path.name: path for path in beside if path.is_file()}

    async def __call__(self, scope, receive, send) -> None:  # type: ignore[no-untyped-def]
        request = Request(scope)
        await self._answer(request)(scope, receive, send)

    def _answer(self, request: Request) -> Response:
        lang = lang_of(request.headers.get("accept-language"))
        path = request.path_params["path"]
        if path.startswith("api/") or ("." in path and path not in self._beside):
            return refuse(NotFound("error-no-page"), lang)
        if not self._page.is_file():
            return refuse(ReinoError("error-no-client"), lang, 503)
        file = self._beside.get(path, self._page)
        return FileResponse(file, headers=ASK_FIRST)


async def show_words(request: Request) -> Response:
    lang, subject = request.path_params["lang"], request.path_params["subject"]
    words = words_about(subject, lang) if lang in LANGUAGES and SUBJECT.fullmatch(subject) else ""
    if not words:
        return refuse(NotFound("error-no-page"), lang_of(request.headers.get("accept-language")))
    return tagged(request, words.encode(), "text/plain")


def words_about(subject: str, lang: str) -> str:
    """A file of that name, and the messages of games whose names begin like the subject."""
    files = (folder / lang / f"{subject}.ftl" for folder in locales())
    file = next((path for path in files if path.is_file()), None)
    told = [] if file is None else [file.read_text("utf-8")]
    beginning = f"{subject}-" if file is None else ADDED.get(subject)
    if beginning is not None:
        for words in made_of_games(lambda spec: entries(lang, spec.locale)):
            told += [
                COMMENT.sub("", entry)
                for name, entry in words.items()
                if (name == subject or name.startswith(beginning)) and not FOR_AGENTS.match(name)
            ]
    return "".join(told)


@cache
def locales() -> tuple[Path, ...]:
    """The catalogue files of the shared words, and those of all games."""
    return tuple(dict.fromkeys([SHARED_LOCALE, *(spec.locale for spec in sound_games())]))


async def show_art(request: Request) -> Response:
    # Names come from requests: only those of installed games lead to a drawing in the cache.
    name = request.path_params["game"]
    drawn = None
    with suppress(BrokenGame):  # the log has named it when the server started
        drawn = sheet(find(name)) if name in installed() else None
    if drawn is None:
        return refuse(NotFound("error-no-page"), lang_of(request.headers.get("accept-language")))
    return tagged(request, drawn.encode(), "image/svg+xml")


def tagged(request: Request, body: bytes, media: str) -> Response:
    """A response with an ETag, so that a browser with a cached copy gets no body."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {**ASK_FIRST, "ETag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=media, headers=headers)
