import { parseAst } from 'vite';

/** Exports of a route module that react-router removes from the browser's build. */
const serverExports = ['loader', 'action', 'headers', 'middleware'];

const declaresServerExport = new RegExp(
  `^export\\s+(?:async\\s+)?(?:const|function)\\s+(?:${serverExports.join('|')})\\b`,
  'm',
);

/**
 * Returns the first server export that the rest of a route module refers to; `undefined` when there is none.
 * `clientLoader = loader` is a ReferenceError in the browser, because the browser's build removes the loader.
 */
export function findDanglingServerExport(code: string): string | undefined {
  if (!declaresServerExport.test(code)) return undefined;
  const declared = new Set<string>();
  const used = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, name, ...rest } = node as { type?: string; name?: string } & Record<string, unknown>;
    if (type === 'Identifier' && name && serverExports.includes(name)) used.add(name);
    for (const [part, child] of Object.entries(rest)) if (!isNameOf(part, type, rest)) visit(child);
  };
  for (const statement of parseAst(code, { lang: 'tsx' }).body) {
    const server = serverDeclarations(statement as Statement);
    // References inside a server export do not count, because the build removes them together with the
    // export.
    if (server) server.forEach((name) => declared.add(name));
    else visit(statement);
  }
  return [...used].find((name) => declared.has(name));
}

interface Statement {
  readonly type?: string;
  readonly declaration?: {
    readonly id?: { readonly name?: string } | null;
    readonly declarations?: readonly { readonly id: { readonly name?: string } }[];
  } | null;
}

/** Returns the names that a statement exports if all of them are server exports; otherwise `undefined`. */
function serverDeclarations({ type, declaration }: Statement): string[] | undefined {
  if (type !== 'ExportNamedDeclaration' || !declaration) return undefined;
  const names = (declaration.declarations?.map(({ id }) => id.name) ?? [declaration.id?.name]).map(String);
  return names.every((name) => serverExports.includes(name)) ? names : undefined;
}

/** Whether an identifier is only a property name: `response.headers`, `{ headers: … }`. */
function isNameOf(part: string, type: string | undefined, node: Record<string, unknown>): boolean {
  if (node['computed'] === true) return false;
  return (
    (part === 'property' && type === 'MemberExpression') ||
    (part === 'key' && (type === 'Property' ? node['shorthand'] !== true : type !== undefined))
  );
}
