import { parseAst } from 'vite';

/**
 * Functions of the router that this shop never calls. A bundler cannot remove them, because an option and not
 * an import decides whether they are called. Each value is the replacement body; a body that must never run
 * throws.
 */
const parts: Readonly<Record<string, string>> = {
  ...never(
    // Forms, submissions and fetchers are unused: the shop writes through its own client, and no route has an
    // action.
    'handleAction',
    'fetch2',
    'handleFetcherAction',
    'handleFetcherLoader',
    'singleFetchLoaderFetcherStrategy',
    'singleFetchActionStrategy',
    // Instrumentation of navigations is unused, because the shop passes none to HydratedRouter.
    'getRouteInstrumentationUpdates',
    'instrumentClientSideRouter',
    // React Server Components.
    'RSCErrorHandler',
    'RSCPrefetchPageLinksImpl',
    // Lazy route discovery is unused, because `routeDiscovery: initial` sends all routes. Code for
    // applications without server rendering is unused too.
    'discoverRoutes',
    'getPartialManifest',
    'fetchAndApplyManifestPatches',
    'nonSsrStrategy',
    // Links that prefetch a page are unused: no link has the `prefetch` prop.
    'PrefetchPageLinks',
    // Confirmation before the shopper leaves a page.
    'updateBlocker',
    // Navigation outside a data router.
    'useNavigateUnstable',
    // The router's own error page is unused, because the root of the shop has an ErrorBoundary.
    'RemixRootDefaultErrorBoundary',
    'DefaultErrorComponent',
    // The server renders PageScripts instead.
    'Scripts',
    // Requests for a route's data are unused: in the browser every route has a clientLoader, and the root's
    // data is never loaded again.
    'fetchAndDecodeViaTurboStream',
  ),
  // `Links` can render nothing in the browser. Only the root has `links`, and the HTML from the server
  // contains them. React does not remove elements at the end of head and body that it did not render.
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

/** Names of the removed functions. A new router version that lacks one of them stops the build. */
export const partNames: readonly string[] = Object.keys(parts);

function never(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, `{ throw Error("Left out: ${name}"); }`]));
}

interface Node {
  readonly type?: string;
  readonly id?: { readonly name?: string } | null;
  readonly body?: { readonly start: number; readonly end: number };
}

/** Returns the router's code with `parts` replaced. Throws when a part is missing or occurs twice. */
export function removeParts(code: string): string {
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
 * Returns the first thing in a source that needs a removed part; `undefined` when there is none. Checks for
 * names imported from the router, actions, middleware and links that prefetch. Also checks for a loader
 * without a clientLoader, and for `links` below the root; `file` decides whether the module is the root.
 */
export function findNeededPart(code: string, file = ''): string | undefined {
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
 * Returns the first server export that the rest of a route module refers to; `undefined` when there is none.
 * `clientLoader = loader` is a ReferenceError in the browser, because the browser's build removes the loader.
 */
export function findDanglingServerExport(code: string): string | undefined {
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
  return names.every((name) => serverExports.has(name)) ? names : undefined;
}

/** Whether an identifier is only a property name: `response.headers`, `{ headers: … }`. */
function isNameOf(part: string, type: string | undefined, node: Record<string, unknown>): boolean {
  if (node['computed'] === true) return false;
  return (
    (part === 'property' && type === 'MemberExpression') ||
    (part === 'key' && (type === 'Property' ? node['shorthand'] !== true : type !== undefined))
  );
}

const isRoot = (file: string) => file.endsWith('app/root.tsx');
