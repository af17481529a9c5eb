import { parseAst } from 'vite';

/**
 * Functions of the router that this shop never calls. A bundler cannot remove them, because an option and not
 * an import decides whether they are called. Each value is the replacement body; a body that must never run
 * throws. Each one saves at least 60 bytes of gzip per page. Functions that only these functions call go
 * with them.
 */
const parts: Readonly<Record<string, string>> = {
  ...never(
    // Forms, submissions and fetchers are unused: the shop writes through its own client, and no route has an
    // action.
    'handleAction',
    'fetch2',
    'singleFetchActionStrategy',
    'singleFetchLoaderFetcherStrategy',
    // Instrumentation of navigations is unused, because the shop passes none to HydratedRouter.
    'getRouteInstrumentationUpdates',
    'instrumentClientSideRouter',
    // React Server Components.
    'RSCErrorHandler',
    // Lazy route discovery is unused, because `routeDiscovery: initial` sends all routes.
    'discoverRoutes',
    // Applications without server rendering.
    'nonSsrStrategy',
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
  runClientMiddlewarePipeline: '{ return handler(args); }',
  bubbleMiddlewareErrors: '{}',
  normalizeNavigateOptions: '{ return { path }; }',
  getPatchRoutesOnNavigationFunction: '{}',
  useFogOFWarDiscovery: '{}',
  checkFogOfWar: '{ return { active: false, matches: null }; }',
  // Confirmation before the shopper leaves a page.
  shouldBlockNavigation: '{}',
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

const needing = /\b(?:useFetchers?|useSubmit|Form|useBlocker|unstable_usePrompt|usePrompt)\b/;

/**
 * Returns the first thing in a source that needs a removed part; `undefined` when there is none. Checks for
 * names imported from the router, actions and middleware. Also checks for a loader without a clientLoader,
 * and for `links` below the root; `file` decides whether the module is the root.
 */
export function findNeededPart(code: string, file = ''): string | undefined {
  for (const [, names = ''] of code.matchAll(
    /import\s*\{([^}]*)\}\s*from\s*['"]react-router(?:-dom)?['"]/g,
  )) {
    const needed = needing.exec(names)?.[0];
    if (needed) return needed;
  }
  const exported = [...code.matchAll(/^export\s+(?:async\s+)?(?:const|function)\s+(\w+)/gm)].map(
    ([, name = '']) => name,
  );
  if (exported.includes('loader') && !exported.includes('clientLoader') && !isRoot(file)) return 'loader';
  return exported.find(
    (name) => /^(?:clientA|a)ction$|^clientMiddleware$/.test(name) || (name === 'links' && !isRoot(file)),
  );
}

const isRoot = (file: string) => file.endsWith('app/root.tsx');
