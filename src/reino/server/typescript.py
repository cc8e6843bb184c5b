"""TypeScript for the client, generated from the structs of the wire and of the games.

python -m reino.server.typescript web/src

writes `wire.ts` with the messages and, into the folder of each game that the client draws,
`games/<game>/wire.ts` with the view and the previews of that game. Without a folder it prints the
messages.
"""

import ast
import inspect
import json
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from textwrap import dedent
from typing import Any, get_args, get_type_hints

from msgspec import NODEFAULT
from msgspec import inspect as kinds

from reino.core.registry import sound_games
from reino.core.spec import GameSpec
from reino.play.commands import AnyCommand
from reino.server import messages
from reino.server.http.dispatch import all_endpoints
from reino.server.http.endpoint import Endpoint

HEAD = "// Made by `python -m reino.server.typescript`; do not edit.\n"
NAMED = {"Command": AnyCommand, "FromPage": messages.FromPage, "ToPage": messages.ToPage}
UNIONS = {name: kinds.type_info(kind) for name, kind in NAMED.items()}

SIMPLE = {
    kinds.AnyType: "unknown",
    kinds.NoneType: "null",
    kinds.BoolType: "boolean",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.StrType: "string",
    kinds.BytesType: "string",
    kinds.RawType: "unknown",
}


def typescript(endpoints: Sequence[Endpoint] | None = None) -> str:
    """The whole file."""
    endpoints = all_endpoints() if endpoints is None else endpoints
    given = _structs([messages.FromPage, *(kind for e in endpoints for kind in (e.body, e.query))])
    everything = _structs([*NAMED.values(), *_spoken(endpoints)]) | given
    parts = [HEAD]
    parts += [_interface(everything[name], optional=name in given) for name in sorted(everything)]
    parts += [f"export type {name} = {_union(union)};\n" for name, union in UNIONS.items()]
    parts.append(_endpoints(endpoints))
    return "\n".join(parts)


def game_typescript(spec: GameSpec) -> str:
    """The file of a game: `View`, which its `describe` returns, and `Preview`, one of those that
    its `offers` returns. They are unknown where the game does not say."""
    previews = get_args(_returned(spec.previews))
    told = {"View": _returned(spec.words.describe), "Preview": previews[0] if previews else Any}
    structs = _structs(told.values())
    parts = [HEAD]
    parts += [_interface(structs[name], optional=False) for name in sorted(structs)]
    parts += [
        f"export type {name} = {_type(kind)};\n"
        for name, kind in told.items()
        if name not in structs
    ]
    return "\n".join(parts)


def _returned(function: Callable[..., Any] | None) -> Any:
    return Any if function is None else get_type_hints(function).get("return", Any)


def _spoken(endpoints: Iterable[Endpoint]) -> list[Any]:
    refusal: list[Any] = [messages.Refusal]
    return refusal + [kind for e in endpoints for kind in (e.body, e.query, e.answer)]


def _structs(wanted: Iterable[Any]) -> dict[str, kinds.StructType]:
    """Every struct that these are made of, by name."""
    found: dict[str, kinds.StructType] = {}
    waiting = [kinds.type_info(kind) for kind in wanted if kind is not None]
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, kinds.StructType):
            name = kind.cls.__name__
            known = found.setdefault(name, kind)
            assert known.cls is kind.cls, f"two structs are called {name}"
            if known is kind:
                waiting += [field.type for field in kind.fields]
        else:
            waiting += _parts(kind)
    return found


def _parts(kind: kinds.Type) -> list[kinds.Type]:
    match kind:
        case kinds.Metadata():
            return [kind.type]
        case kinds.UnionType():
            return list(kind.types)
        case kinds.VarTupleType() | kinds.ListType():
            return [kind.item_type]
        case kinds.TupleType():
            return list(kind.item_types)
        case kinds.DictType():
            return [kind.key_type, kind.value_type]
        case _:
            return []


def _interface(struct: kinds.StructType, *, optional: bool) -> str:
    """A struct as an interface. Fields that we send are optional only where the struct says so;
    fields that we receive are optional wherever there is a default."""
    name = struct.cls.__name__
    about = _comment(vars(struct.cls).get("__doc__"))  # its own docstring, not that of its base
    if struct.array_like:
        items = ", ".join(f"{field.encode_name}: {_typed(field.type)}" for field in struct.fields)
        return f"{about}export type {name} = [{items}];\n"
    leaves_out = struct.cls.__struct_config__.omit_defaults
    docs = _field_docs(struct.cls)
    lines = []
    if struct.tag_field is not None:
        lines.append(f"  {struct.tag_field}: {json.dumps(struct.tag)};")
    for field in struct.fields:
        may_miss = not field.required and (optional or leaves_out or _unset(field))
        mark = "?" if may_miss else ""
        # A default that is left out is never sent as null.
        bare = leaves_out and not optional and field.default is None
        kind = _without_none(field.type) if bare else field.type
        lines += [f"  {line}" for line in _comment(docs.get(field.name)).splitlines()]
        lines.append(f"  {field.encode_name}{mark}: {_typed(kind)};")
    return f"{about}export interface {name} {{\n" + "".join(f"{line}\n" for line in lines) + "}\n"


def _comment(told: str | None) -> str:
    return f"/** {' '.join(told.split())} */\n" if told and "*/" not in told else ""


@cache
def _field_docs(struct: type) -> dict[str, str]:
    """The docstring under each field of a struct. Python throws them away, so that they are read
    off the source, which a struct made by a function lacks."""
    found: dict[str, str] = {}
    for cls in reversed(struct.__mro__):
        if not getattr(cls, "__struct_fields__", ()):
            continue
        try:
            source = inspect.getsource(cls)
        except OSError:
            continue
        for defined in ast.parse(dedent(source)).body:
            for field, told in pairwise(getattr(defined, "body", ())):
                match field, told:
                    case ast.AnnAssign(target=ast.Name(name)), ast.Expr(ast.Constant(str(text))):
                        found[name] = text
    return found


def _without_none(kind: kinds.Type) -> kinds.Type:
    if not isinstance(kind, kinds.UnionType):
        return kind
    types = tuple(one for one in kind.types if not isinstance(one, kinds.NoneType))
    return kinds.UnionType(types) if len(types) > 1 else types[0]


def _unset(field: kinds.Field) -> bool:
    """Whether a field is left out by default: it is not required, and has no default value."""
    return field.default is NODEFAULT and field.default_factory is NODEFAULT


def _type(kind: Any) -> str:
    return _typed(kinds.type_info(kind))


def _typed(kind: kinds.Type) -> str:
    match kind:
        case kinds.Metadata(extra={"one_of": keys}):
            return " | ".join(map(json.dumps, keys))
        case kinds.Metadata():
            return _typed(kind.type)
        case kinds.StructType():
            return str(kind.cls.__name__)
        case kinds.LiteralType():
            return " | ".join(json.dumps(value) for value in kind.values)
        case kinds.UnionType():
            return next((name for name, union in UNIONS.items() if union == kind), _union(kind))
        case kinds.VarTupleType() | kinds.ListType():
            item = _typed(kind.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case kinds.TupleType():
            return f"[{', '.join(map(_typed, kind.item_types))}]"
        case kinds.DictType():
            key = "number" if isinstance(_bare(kind.key_type), kinds.IntType) else "string"
            return f"{{ [key: {key}]: {_typed(kind.value_type)} }}"
        case _:
            return SIMPLE[type(kind)]


def _union(kind: kinds.Type) -> str:
    assert isinstance(kind, kinds.UnionType)
    return " | ".join(dict.fromkeys(map(_typed, kind.types)))


def _bare(kind: kinds.Type) -> kinds.Type:
    return kind.type if isinstance(kind, kinds.Metadata) else kind


def _endpoints(endpoints: Iterable[Endpoint]) -> str:
    """The body, the query and the result of each endpoint."""
    lines = [
        f"  {json.dumps(f'{e.method} {e.path}')}: "
        f"{{ body: {_or_none(e.body)}; query: {_or_none(e.query)}; answer: {_or_none(e.answer)} }};"
        for e in endpoints
    ]
    return "export interface Endpoints {\n" + "\n".join(lines) + "\n}\n"


def _or_none(kind: Any) -> str:
    return "undefined" if kind is None else _type(kind)


def write(folder: Path) -> None:
    """Write all files into the folder of the client's sources."""
    (folder / "wire.ts").write_text(typescript())
    for spec in sound_games():
        drawn = folder / "games" / spec.key
        if drawn.is_dir():
            (drawn / "wire.ts").write_text(game_typescript(spec))


if __name__ == "__main__":
    if sys.argv[1:]:
        write(Path(sys.argv[1]))
    else:
        sys.stdout.write(typescript())
