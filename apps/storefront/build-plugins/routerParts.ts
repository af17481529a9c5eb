import { parseAst } from 'vite';

/**
 * Functions of the router that this shop never calls but a bundler cannot know of: they hang on an option, not on an import.
 * Each has what stands in its place; what must never run says so when it does.
 */
const parts: Readonly<Record<string, string>> = {
  ...never(
    // Forms, submissions and fetchers: the shop writes through its own client, no route has an action.
    'handleAction',
    'fetch2',
    'handleFetcherAction',
    'handleFetcherLoader',
    'singleFetchLoaderFetcherStrategy',
    'singleFetchActionStrategy',
    // Hooks around every navigation: HydratedRouter is given none.
    'getRouteInstrumentationUpdates',
    'instrumentClientSideRouter',
    // Server components.
    'RSCErrorHandler',
    'RSCPrefetchPageLinksImpl',
    // Routes asked for one at a time (`routeDiscovery: initial` sends them all), and an application without a server.
    'discoverRoutes',
    'getPartialManifest',
    'fetchAndApplyManifestPatches',
    'nonSsrStrategy',
    // Links of the router that load a page in advance: no link says `prefetch`.
    'PrefetchPageLinks',
    // Asking before a page is left.
    'updateBlocker',
    // Navigation outside a data router.
    'useNavigateUnstable',
    // The page for a root without an ErrorBoundary: ours has one.
    'RemixRootDefaultErrorBoundary',
    'DefaultErrorComponent',
    // The server writes the shop's own: PageScripts.
    'Scripts',
    // Asking the server for what a route loads: in the browser each has a clientLoader, and the root is never loaded again.
    'fetchAndDecodeViaTurboStream',
  ),
  // What it writes is there when the browser takes a page over, and only the root has links. React leaves alone what it did not draw
  // at the end of head and body.
  Links: '{ return null; }',
  prefetchStyleLinks: '{ return Promise.resolve(); }',
  prefetchStyleLink: '{ return Promise.resolve(); }',
  // Middleware: no route has any.
  callRouteMiddleware: '{ return handler(); }',
  runClientMiddlewarePipeline: '{ return handler(args); }',
  bubbleMiddlewareErrors: '{}',
  normalizeNavigateOptions: '{ return { path }; }',
  getPatchRoutesOnNavigationFunction: '{}',
  useFogOFWarDiscovery: '{}',
  checkFogOfWar: '{ return { active: false, matches: null }; }',
  shouldBlockNavigation: '{}',
  usePrefetchBehavior: '{ return [false, null, {}]; }',
};

/** What is left out, by the file of the router that has most of it: a new version that names them otherwise stops the build. */
export const partNames: readonly string[] = Object.keys(parts);

function never(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, `{ throw Error("Left out: ${name}"); }`]));
}

interface Node {
  readonly type?: string;
  readonly id?: { readonly name?: string } | null;
  readonly body?: { readonly start: number; readonly end: number };
}

/** The router's code without those parts. Throws when one of them is not there any more, or is there twice. */
export function withoutParts(code: string): string {
  const found = new Map<string, { start: number; end: number }>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, id, body } = node as Node;
    const name = type === 'FunctionDeclaration' ? id?.name : undefined;
    if (name && body && Object.hasOwn(parts, name)) {
      if (found.has(name)) throw new Error(`The router has ${name} twice`);
      found.set(name, body);
    } else Object.values(node).forEach(visit);
  };
  visit(parseAst(code).body);
  const missing = partNames.filter((name) => !found.has(name));
  if (missing.length) throw new Error(`The router has no ${missing.join(', ')} any more`);
  return [...found]
    .sort(([, a], [, b]) => b.start - a.start)
    .reduce((rest, [name, { start, end }]) => rest.slice(0, start) + parts[name] + rest.slice(end), code);
}

const needing =
  /\b(?:useFetchers?|useSubmit|Form|useBlocker|unstable_usePrompt|usePrompt|PrefetchPageLinks)\b/;

/**
 * What of this source needs a part that is left out: a name imported from the router, an action or middleware of a route, a link that
 * prefetches, a loader that the browser would have to ask the server for, links of a route below the root (`file` tells which is the root).
 */
export function partNeeded(code: string, file = ''): string | undefined {
  for (const [, names = ''] of code.matchAll(
    /import\s*\{([^}]*)\}\s*from\s*['"]react-router(?:-dom)?['"]/g,
  )) {
    const needed = needing.exec(names)?.[0];
    if (needed) return needed;
  }
  if (/<Link\b[^>]*\sprefetch=/.test(code)) return 'prefetch';
  const exported = [...code.matchAll(/^export\s+(?:async\s+)?(?:const|function)\s+(\w+)/gm)].map(
    ([, name = '']) => name,
  );
  if (exported.includes('loader') && !exported.includes('clientLoader') && !isRoot(file)) return 'loader';
  return exported.find(
    (name) => /^(?:clientA|a)ction$|^clientMiddleware$/.test(name) || (name === 'links' && !isRoot(file)),
  );
}

/** Exports of a route module that react-router removes from the browser's build. */
const serverExports: ReadonlySet<string> = new Set(['loader', 'action', 'headers', 'middleware']);

/**
 * The first server export that the rest of a route module refers to: `clientLoader = loader` is a ReferenceError in the browser,
 * because the browser's build removes the loader. `undefined` when the module refers to none.
 */
export function danglingServerExport(code: string): string | undefined {
  if (!/^export\s+(?:async\s+)?(?:const|function)\s+(?:loader|action|headers|middleware)\b/m.test(code))
    return undefined;
  const declared = new Set<string>();
  const used = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, name, ...rest } = node as { type?: string; name?: string } & Record<string, unknown>;
    if (type === 'Identifier' && name && serverExports.has(name)) used.add(name);
    for (const [part, child] of Object.entries(rest)) {
      if (isNameOf(part, type, rest)) continue;
      visit(child);
    }
  };
  for (const statement of parseAst(code, { lang: 'tsx' }).body) {
    const server = serverDeclarations(statement as Statement);
    // What a server export itself refers to goes with it.
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

/** The names of a statement that exports server functions only. */
function serverDeclarations({ type, declaration }: Statement): string[] | undefined {
  if (type !== 'ExportNamedDeclaration' || !declaration) return undefined;
  const names = (declaration.declarations?.map(({ id }) => id.name) ?? [declaration.id?.name]).map(String);
  return names.every((name) => serverExports.has(name)) ? names : undefined;
}

/** Property names that are no reference: `answer.headers`, `{ headers: … }`. */
function isNameOf(part: string, type: string | undefined, node: Record<string, unknown>): boolean {
  if (node['computed'] === true) return false;
  return (
    (part === 'property' && type === 'MemberExpression') ||
    (part === 'key' && (type === 'Property' ? node['shorthand'] !== true : type !== undefined))
  );
}

const isRoot = (file: string) => file.endsWith('app/root.tsx');
