"""Small faults that can be put into a module, one at a time: a comparison turned round, a number off by one ...

Annotations, docstrings, texts, imports and assertions are left alone: a fault there changes no rule. So are numbers
whose value means nothing: the constants of a module below a comment that says "any numbers that differ", as long as
they follow line by line, and the number of a constant below 0 (`NOBODY: Final = -1`), of which only the minus counts.
"""

from __future__ import annotations

import ast
import copy
import re
from collections.abc import Iterator
from typing import NamedTuple

Step = tuple[str, int]  # a field of a node, and the place in it if it is a list, else -1
CONTEXT = 32  # characters shown on either side of a change

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
ORDERINGS = {"sorted", "reversed"}
# What a function of that type returns when it forgets its work.
FORGOTTEN = {"None": ["pass"], "bool": ["return True", "return False"], "int": ["return 0"], "list": ["return []"]}
LEFT_OUT = (ast.Assert, ast.Import, ast.ImportFrom, ast.JoinedStr)
LEFT_OUT_FIELDS = {"annotation", "returns", "decorator_list", "bases"}
ENUMERATION = re.compile(r"#.*any numbers that differ")
ENUMERATED = re.compile(r"[A-Z_]+: Final = (\d+)(  #.*)?")
DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


class Mutant(NamedTuple):
    """One fault: where, by which way down the tree, and which of the changes possible there."""

    file: str
    line: int
    lines: tuple[int, int]  # first and last line whose running may show it
    function: str  # empty at the level of the module
    way: tuple[Step, ...]
    number: int


def mutants_of(file: str, source: str) -> list[Mutant]:
    """List every fault that can be put into a module, in the order of its lines."""
    left_out = {line for block in enumerations(source) for line in block}
    found: list[Mutant] = []
    for at, node in enumerate(ast.parse(source).body):
        if node.lineno not in left_out:
            found += _walk(node, file, (("body", at),), "", 1)
    return found


def enumerations(source: str) -> list[dict[int, int]]:
    """Return each list of constants whose values only have to differ: their numbers, by line."""
    found: list[dict[int, int]] = []
    inside = False
    for line, text in enumerate(source.splitlines(), 1):
        constant = ENUMERATED.fullmatch(text)
        if ENUMERATION.match(text):
            inside = True
            found.append({})
        elif inside and constant is not None:
            found[-1][line] = int(constant[1])
        else:
            inside = False
    return found


def _walk(node: ast.AST, file: str, way: tuple[Step, ...], function: str, statement: int) -> Iterator[Mutant]:
    if isinstance(node, LEFT_OUT):
        return
    if isinstance(node, ast.stmt):
        statement = node.lineno
    if isinstance(node, DEFINITIONS):
        function = f"{function}.{node.name}".lstrip(".")
        statement = node.body[0].lineno
    for number, _ in enumerate(changes(node)):
        line = getattr(node, "lineno", statement)
        last = getattr(node, "end_lineno", None) or line
        first = statement if isinstance(node, DEFINITIONS) else min(statement, line)
        yield Mutant(file, line, (first, last), function, way, number)
    if len(way) == 2 and _is_below_nothing(node):
        return
    for field, value in ast.iter_fields(node):
        if field in LEFT_OUT_FIELDS:
            continue
        if isinstance(value, ast.AST):
            yield from _walk(value, file, (*way, (field, -1)), function, statement)
        elif isinstance(value, list):
            for at, item in enumerate(value):
                if isinstance(item, ast.AST):
                    yield from _walk(item, file, (*way, (field, at)), function, statement)


def mutated(mutant: Mutant, source: str) -> ast.Module:
    """Return a module with the fault in it."""
    tree = ast.parse(source)
    parent: ast.AST = tree
    for step in mutant.way[:-1]:
        parent = _child(parent, step)
    field, at = mutant.way[-1]
    changed = list(changes(_child(parent, mutant.way[-1])))[mutant.number]
    if at < 0:
        setattr(parent, field, changed)
    else:
        getattr(parent, field)[at] = changed
    return ast.fix_missing_locations(tree)


def told(mutant: Mutant, source: str) -> str:
    """Name a fault in one line that does not depend on where in the file it stands."""
    before, after = (_statement(tree, mutant.way) for tree in (ast.parse(source), mutated(mutant, source)))
    start = 0
    while start < min(len(before), len(after)) and before[start] == after[start]:
        start += 1
    end = 0
    while end < min(len(before), len(after)) - start and before[-1 - end] == after[-1 - end]:
        end += 1
    head = before[:start][-CONTEXT:].lstrip()
    old, new = before[start : len(before) - end], after[start : len(after) - end]
    tail = before[len(before) - end :][:CONTEXT].rstrip()
    change = f"{head}[{_short(old)} -> {_short(new)}]{tail}"
    return f"{mutant.file} {mutant.function or 'module'}: {' '.join(change.split())}"


def _short(text: str) -> str:
    return text if len(text) <= 2 * CONTEXT else f"{text[:CONTEXT]}…{text[-CONTEXT:]}"


def _statement(tree: ast.AST, way: tuple[Step, ...]) -> str:
    """Return the text of the innermost statement on a way, as far as it is a line of its own."""
    found = tree
    for step in way:
        tree = _child(tree, step)
        if isinstance(tree, ast.stmt):
            found = tree
    return ast.unparse(found)


def _child(node: ast.AST, step: Step) -> ast.AST:
    value = getattr(node, step[0])
    child = value if step[1] < 0 else value[step[1]]
    assert isinstance(child, ast.AST)
    return child


def changes(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what may stand in the place of a node by mistake."""
    if isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield ast.copy_location(ast.Constant(not node.value), node)
        elif isinstance(node.value, int):
            yield ast.copy_location(ast.Constant(node.value + 1), node)
    elif isinstance(node, ast.Compare):
        for at, op in enumerate(node.ops):
            other = copy.deepcopy(node)
            other.ops[at] = COMPARISONS[type(op)]()
            yield other
    elif isinstance(node, ast.BoolOp):
        swapped = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield ast.copy_location(ast.BoolOp(swapped, node.values), node)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
        yield node.operand
    elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC and not _is_text(node.left, node.right):
        yield ast.copy_location(ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right), node)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        yield from _other_calls(node, node.func.id)
    elif isinstance(node, ast.comprehension):
        for at, condition in enumerate(node.ifs):
            if _is_worth_negating(condition):
                generator = copy.deepcopy(node)
                generator.ifs[at] = _negated(condition)
                yield generator
    elif isinstance(node, ast.IfExp) and _is_worth_negating(node.test):
        yield ast.copy_location(ast.IfExp(_negated(node.test), node.body, node.orelse), node)
    elif isinstance(node, ast.stmt):
        yield from _other_statements(node)


def _other_calls(node: ast.Call, name: str) -> Iterator[ast.AST]:
    if name in CALLS:
        other = copy.deepcopy(node)
        other.func = ast.copy_location(ast.Name(CALLS[name], ast.Load()), node.func)
        yield other
    elif name in ORDERINGS and len(node.args) == 1:
        yield node.args[0]


def _other_statements(node: ast.stmt) -> Iterator[ast.AST]:
    nothing = ast.copy_location(ast.Pass(), node)
    if isinstance(node, ast.If | ast.While) and _is_worth_negating(node.test):
        other = copy.deepcopy(node)
        other.test = _negated(node.test)
        yield other
    elif _is_droppable(node):
        yield nothing
    elif isinstance(node, ast.AugAssign):
        yield nothing
        if type(node.op) in ARITHMETIC:
            yield ast.copy_location(ast.AugAssign(node.target, ARITHMETIC[type(node.op)](), node.value), node)
    elif isinstance(node, ast.FunctionDef) and node.returns is not None and node.name != "__init__":
        for text in FORGOTTEN.get(ast.unparse(node.returns).partition("[")[0], []):
            if ast.unparse(node.body[-1]) != text or len(node.body) > 2:
                shorter = copy.copy(node)
                shorter.body = [ast.copy_location(each, node.body[0]) for each in ast.parse(text).body]
                yield shorter


def _is_droppable(node: ast.stmt) -> bool:
    """Say whether a statement can be forgotten without a name going missing."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    if isinstance(node, ast.Assign):
        return isinstance(node.targets[0], ast.Attribute | ast.Subscript)
    if isinstance(node, ast.Return):
        return node.value is None
    return isinstance(node, ast.Continue | ast.Break | ast.Delete)


def _is_below_nothing(node: ast.AST) -> bool:
    """Say whether a value is a minus and a number: as a constant it stands for nobody, nothing or nowhere."""
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant)


def _is_text(*sides: ast.expr) -> bool:
    return any(
        isinstance(side, ast.JoinedStr) or (isinstance(side, ast.Constant) and isinstance(side.value, str))
        for side in sides
    )


def _is_worth_negating(test: ast.expr) -> bool:
    """Say whether turning a condition round differs from what is done to its parts anyway."""
    if isinstance(test, ast.Compare):
        return isinstance(test.ops[0], ast.Lt | ast.LtE | ast.Gt | ast.GtE)
    return not isinstance(test, ast.Constant) and not (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not))


def _negated(test: ast.expr) -> ast.expr:
    return ast.copy_location(ast.UnaryOp(ast.Not(), test), test)
