"""TypeScript for the client, generated from the structs of the wire.

python -m reino.server.typescript > web/src/wire.ts
"""

import json
import sys
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import NODEFAULT
from msgspec import inspect as kinds

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
    told = vars(struct.cls).get("__doc__")  # its own docstring, not that of its base
    about = f"/** {' '.join(told.split())} */\n" if told and "*/" not in told else ""
    if struct.array_like:
        items = ", ".join(f"{field.encode_name}: {_typed(field.type)}" for field in struct.fields)
        return f"{about}export type {name} = [{items}];\n"
    optional = optional or struct.cls.__struct_config__.omit_defaults
    lines = []
    if struct.tag_field is not None:
        lines.append(f"  {struct.tag_field}: {json.dumps(struct.tag)};")
    for field in struct.fields:
        may_miss = not field.required and (optional or _unset(field))
        mark = "?" if may_miss else ""
        lines.append(f"  {field.encode_name}{mark}: {_typed(field.type)};")
    return f"{about}export interface {name} {{\n" + "".join(f"{line}\n" for line in lines) + "}\n"


def _unset(field: kinds.Field) -> bool:
    """Whether a field is left out by default: it is not required, and has no default value."""
    return field.default is NODEFAULT and field.default_factory is NODEFAULT


def _type(kind: Any) -> str:
    return _typed(kinds.type_info(kind))


def _typed(kind: kinds.Type) -> str:
    match kind:
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


if __name__ == "__main__":
    sys.stdout.write(typescript())
