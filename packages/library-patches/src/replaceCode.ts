import { parseAst } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface FunctionNode extends Node {
  readonly id: { readonly name?: string } | null;
  readonly body: Node;
}
interface Case extends Node {
  readonly test: { readonly value?: unknown } | null;
  readonly consequent: readonly Node[];
}
interface Switch extends Node {
  readonly discriminant: { readonly property?: { readonly name?: string } };
  readonly cases: readonly Case[];
}
interface Call extends Node {
  readonly callee: { readonly name?: string };
  readonly arguments: readonly Node[];
}
interface Statement extends Node {
  readonly expression: Node;
}
interface If extends Node {
  readonly consequent: Node;
  readonly alternate: Node | null;
}

/** Replaces `code` from the first character of `from` up to the next `to`, which remains. */
export interface Cut {
  /** Occurs once. */
  readonly from: string;
  readonly to: string;
  /** Default: nothing. */
  readonly with?: string;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Returns the code of a library with other bodies for the named functions. Throws when a function is missing
 * or occurs twice.
 */
export function replaceBodies(
  code: string,
  bodies: Readonly<Record<string, string>>,
  library: string,
): string {
  const found = new Map<string, Edit>();
  walk(parseAst(code).body, (node) => {
    const { id, body } = node as FunctionNode;
    const name = node.type === 'FunctionDeclaration' ? id?.name : undefined;
    if (!name || !Object.hasOwn(bodies, name)) return true;
    if (found.has(name)) throw new Error(`${library} has ${name} twice`);
    found.set(name, { start: body.start, end: body.end, text: bodies[name] ?? '' });
    return false;
  });
  const missing = Object.keys(bodies).filter((name) => !found.has(name));
  if (missing.length) throw new Error(`${library} has no ${missing.join(', ')} any more`);
  return apply(code, [...found.values()]);
}

/** Cuts text out of the code of a library. Throws when the text is missing or occurs twice. */
export function cutText(code: string, cuts: readonly Cut[], library: string): string {
  return cuts.reduce((rest, { from, to, with: text = '' }) => {
    const [start, second] = [rest.indexOf(from), rest.lastIndexOf(from)];
    const end = rest.indexOf(to, start + from.length);
    if (start < 0 || start !== second || end < 0) throw new Error(`${library} has another text: ${from}`);
    return rest.slice(0, start) + text + rest.slice(end);
  }, code);
}

/**
 * Removes the statements of a module that assign to one of `targets`. A target that ends with a dot stands
 * for all properties of an object. Throws when a target is never assigned to.
 */
export function removeAssignments(code: string, targets: readonly string[], library: string): string {
  const unused = new Set(targets);
  const edits = (parseAst(code).body as unknown as readonly Node[]).flatMap(({ type, start, end }) => {
    const statement = code.slice(start, end);
    const target = targets.find(
      (one) =>
        statement.startsWith(one) && (one.endsWith('.') || /^\s*=[^=]/.test(statement.slice(one.length))),
    );
    if (type !== 'ExpressionStatement' || !target) return [];
    unused.delete(target);
    return [{ start, end, text: '' }];
  });
  if (unused.size) throw new Error(`${library} has no ${[...unused].join(', ')} any more`);
  return apply(code, edits);
}

/**
 * Removes the texts of errors and warnings. A call of `assertions` keeps its first argument only; a statement
 * that calls one of `warnings` is removed.
 */
export function removeMessages(
  code: string,
  assertions: ReadonlySet<string>,
  warnings: ReadonlySet<string>,
): string {
  const edits: Edit[] = [];
  walk(parseAst(code).body, (node) => {
    const call = (node.type === 'ExpressionStatement' ? (node as Statement).expression : node) as Call;
    if (call.type !== 'CallExpression') return true;
    const [first, second] = call.arguments;
    if (node !== call && warnings.has(call.callee.name ?? ''))
      edits.push({ start: node.start, end: node.end, text: ';' });
    else if (node === call && first && second && assertions.has(call.callee.name ?? ''))
      edits.push({ start: first.end, end: call.end - 1, text: '' });
    return true;
  });
  return apply(code, outermost(edits));
}

/**
 * Removes the cases with `values` from every `switch` over the property `property` of an object. Throws when
 * such a case continues into the next case.
 */
export function removeCases(code: string, property: string, values: ReadonlySet<unknown>): string {
  const edits: Edit[] = [];
  const visit = (node: unknown, functionStart: number) =>
    walk(node, (inner) => {
      if (inner !== node && isFunction(inner)) {
        visit(inner, (inner as FunctionNode).body.start + 1);
        return false;
      }
      if (inner.type !== 'SwitchStatement' || (inner as Switch).discriminant.property?.name !== property)
        return true;
      for (const removed of casesToRemove((inner as Switch).cases, values)) {
        edits.push(removed);
        const names = variablesOf((inner as Switch).cases, removed);
        if (names.length)
          edits.push({ start: functionStart, end: functionStart, text: `var ${names.join()};` });
      }
      return true;
    });
  visit(parseAst(code).body, 0);
  return apply(code, outermost(edits));
}

/** Removes only the label of a case when another case shares its statements. */
function casesToRemove(cases: readonly Case[], values: ReadonlySet<unknown>): Edit[] {
  return cases.flatMap((one, index) => {
    if (!one.test || !values.has(one.test.value)) return [];
    const [first] = one.consequent;
    if (!first) return [{ start: one.start, end: one.end, text: '' }];
    if (isEntered(cases, index, values)) return [{ start: one.start, end: first.start, text: '' }];
    if (index < cases.length - 1 && !endsWithJump(one.consequent))
      throw new Error(`case ${String(one.test.value)} continues into the next case`);
    return [{ start: one.start, end: one.end, text: '' }];
  });
}

/** Whether a case that remains continues into the case at `index`. */
function isEntered(cases: readonly Case[], index: number, values: ReadonlySet<unknown>): boolean {
  const before = cases[index - 1];
  if (!before) return false;
  if (before.consequent.length) return !endsWithJump(before.consequent);
  return !before.test || !values.has(before.test.value) || isEntered(cases, index - 1, values);
}

const jumps = new Set(['BreakStatement', 'ReturnStatement', 'ThrowStatement', 'ContinueStatement']);

function endsWithJump(statements: readonly Node[]): boolean {
  const last = statements.at(-1);
  if (!last) return false;
  if (last.type === 'BlockStatement') return endsWithJump((last as Node & { body: readonly Node[] }).body);
  if (last.type !== 'IfStatement') return jumps.has(last.type);
  const { consequent, alternate } = last as If;
  return alternate !== null && endsWithJump([consequent]) && endsWithJump([alternate]);
}

/** The names that `var` declares in the removed code: the rest of the function may assign to them. */
function variablesOf(cases: readonly Case[], removed: Edit): string[] {
  const names: string[] = [];
  walk(cases, (node) => {
    if (isFunction(node)) return false;
    const { id } = node as FunctionNode;
    const isRemoved = node.start >= removed.start && node.end <= removed.end;
    if (node.type === 'VariableDeclarator' && isRemoved && id?.name) names.push(id.name);
    return true;
  });
  return names;
}

const isFunction = ({ type }: Node) => type.includes('Function');

/** Calls `enter` for each node; `enter` returns whether its children follow. */
function walk(node: unknown, enter: (node: Node) => boolean): void {
  if (Array.isArray(node)) return node.forEach((one) => walk(one, enter));
  if (typeof node !== 'object' || node === null) return;
  if (typeof (node as Partial<Node>).type === 'string' && !enter(node as Node)) return;
  Object.values(node).forEach((child) => walk(child, enter));
}

const outermost = (edits: readonly Edit[]) =>
  edits.filter(
    (edit) =>
      !edits.some(
        (other) =>
          other !== edit && other.start <= edit.start && edit.end <= other.end && other.end > other.start,
      ),
  );

const apply = (code: string, edits: readonly Edit[]) =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code);
