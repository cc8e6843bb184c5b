"""Helpers: kernels in the form in which other kernels call them, linked into their callers.

Left alone, Numba makes machine code of every function on the way to the one that Python calls, and
once more for each width of integers it is called with. All of that lies unused, because the caller
has a copy of its own, inlined or linked in. Such a *helper* is brought into LLVM's language here
and no further, for integers of 64 bits, as Python's are as far as kernels go. Only the functions
that Python calls become machine code, with all helpers they use.

None of this is called by Python: `reino.core.kernel.compile` keeps the two apart.
"""

from types import FunctionType
from typing import Any

from llvmlite import binding as llvm
from llvmlite import ir
from numba import _dynfunc, types
from numba.core.caching import CompileResultCacheImpl
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, CompileResult, DefaultPassBuilder
from numba.core.compiler_machinery import LoweringPass, register_pass
from numba.core.typed_passes import NativeLowering

NARROW = frozenset((types.int8, types.int16, types.int32, types.uint8, types.uint16, types.uint32))


def widened(given: Any) -> Any:
    """The type of an argument as a helper takes it."""
    if isinstance(given, types.IntegerLiteral):
        given = given.literal_type
    return types.int64 if given in NARROW else given


def calls_itself(function: FunctionType) -> bool:
    """Whether a kernel is recursive: it is then its own helper, for Numba must know it while it
    compiles it."""
    return function.__name__ in function.__code__.co_names


class HelperLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code library of a helper: linked into its callers, and never run by itself."""

    def finalize(self) -> None:
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._optimize_final_module()  # or else searches are a tenth slower, optimised once
        self._finalize_dynamic_globals()
        self._finalized = True

    def serialize_using_object_code(self) -> tuple[str, bytes]:
        """A helper has no object code: its bitcode, which its callers link in, is written
        instead."""
        return self.name, self._get_module_for_linking().as_bitcode()

    @classmethod
    def read(cls, codegen: Any, kept: tuple[str, bytes]) -> "HelperLibrary":
        name, bitcode = kept
        library = cls(codegen, name)
        library._final_module = llvm.parse_bitcode(bitcode)
        library._finalize_dynamic_globals()
        library._finalized = True
        return library


def without_bitcode(kept: Any, library: JITCodeLibrary) -> Any:
    """A compiled function as Numba serializes it, with only the names of its libraries in place of
    the bitcode that other functions might link in."""
    (name, kind, (machine_code, _)), *rest = kept
    names = ir.Module(name)
    for part in library.get_defined_functions():
        named = ir.Function(names, ir.FunctionType(ir.VoidType(), ()), part.name)
        ir.IRBuilder(named.append_basic_block()).ret_void()
    bitcode = llvm.parse_assembly(str(names)).as_bitcode()
    return ((name, kind, (machine_code, bitcode)), *rest)


def handle(library: HelperLibrary, described: Any, environment: Any) -> Any:
    """The Python function by which Numba identifies a compiled function; it is never called."""
    nowhere = 0
    return _dynfunc.make_function(
        described.lookup_module(), described.qualname, "", nowhere, environment, (library,)
    )


@register_pass(mutates_CFG=False, analysis_only=True)
class Introduction(LoweringPass):  # type: ignore[misc]
    """Tells Numba where to find a helper that it has lowered."""

    _name = "reino_helper_introduction"

    def __init__(self) -> None:
        LoweringPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        lowered = state["cr"]
        library = state.library
        library._ensure_finalized()
        known_by = handle(library, lowered.fndesc, lowered.env)
        state.targetctx.insert_user_function(known_by, lowered.fndesc, [library])
        state.reload_init.extend(library._reload_init)
        state["cr"] = lowered._replace(cfunc=known_by)
        return True


class HelperCompiler(CompilerBase):  # type: ignore[misc]
    def define_pipelines(self) -> list[Any]:
        state = self.state
        state.library = HelperLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        state.flags.no_cpython_wrapper = True
        state.flags.no_cfunc_wrapper = True
        passes = DefaultPassBuilder.define_nopython_pipeline(state)
        passes.add_pass_after(Introduction, NativeLowering)
        passes.finalize()
        return [passes]


class HelperCacheImpl(CompileResultCacheImpl):  # type: ignore[misc]
    """The serialization of a compiled helper for the cache."""

    def rebuild(self, target_context: Any, payload: Any) -> Any:
        kept, described, environment, signature, *_, reload_init, referenced = payload
        library = HelperLibrary.read(target_context.codegen(), kept)
        for set_up in reload_init:
            set_up()
        return CompileResult(
            target_context=target_context,
            typing_context=target_context.typing_context,
            library=library,
            environment=environment,
            entry_point=handle(library, described, environment),
            fndesc=described,
            type_annotation="",
            signature=signature,
            objectmode=False,
            lifted=(),
            typing_error=None,
            call_helper=None,
            metadata=None,
            reload_init=reload_init,
            referenced_envs=referenced,
        )
