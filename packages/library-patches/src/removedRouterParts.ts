import { cutText, removeMessages, replaceBodies, type Cut } from './replaceCode.ts';

/** Time in ms after which a script that has not loaded counts as failed (specification, section 9). */
const chunkTimeoutMs = 120_000;

/**
 * Functions of the router that this shop never calls. A bundler cannot remove them, because an option and not
 * an import decides whether they are called. Each value is the replacement body; a body that must never run
 * throws. Each one saves at least 60 bytes of gzip per page. Functions that only these functions call go
 * with them. `RemixRootDefaultErrorBoundary` and `loadRouteModule` are called, and behave differently.
 */
const parts: Readonly<Record<string, string>> = {
  ...never(
    // Forms, submissions and fetchers are unused: the shop writes through its own client, and no route has an
    // action.
    'handleAction',
    'fetch2',
    'handleFetcherAction',
    'handleFetcherLoader',
    'getFetcher',
    'resetFetcher',
    'queueFetcherForDeletion',
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
    'DefaultErrorComponent',
    // The server renders PageScripts instead.
    'Scripts',
    // Requests for a route's data are unused: in the browser every route has a clientLoader, and the root's
    // data is never loaded again.
    'fetchAndDecodeViaTurboStream',
    // Routes that change while the router runs.
    'patchRoutes',
    '_internalSetRoutes',
    'getBlocker',
    'updateBlocker',
  ),
  // Runs when the error page of the root throws, too. An uncaught error reaches the reports of the shop, so
  // it must be the original error.
  RemixRootDefaultErrorBoundary: '{ throw error; }',
  // No fetcher exists.
  updateFetcherState: '{}',
  setFetcherError: '{}',
  deleteFetcher: '{}',
  abortFetcher: '{}',
  getUpdatedRevalidatingFetchers: '{}',
  markFetchRedirectsDone: '{ return false; }',
  abortStaleFetchLoads: '{ return false; }',
  interruptActiveLoads: '{ isRevalidationRequired = true; }',
  callLoadersAndMaybeResolveData: `{
    return { loaderResults: await callDataStrategy(request, location, matches, scopedContext, null) };
  }`,
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
  deleteBlocker: '{}',
  // Loaders and actions in scripts of their own: the module of a route has all of it.
  prefetchRouteModuleChunks: '{}',
  // Explanations of mistakes in routes.
  preventInvalidServerHandlerCall: '{}',
  noActionDefinedError: '{}',
  // When the script of a page fails, the router loads the current page again, so a link seems to do nothing,
  // and what is typed is lost. It waits forever for a script that does not arrive. Both show the error page
  // of the shop instead [SHL-28]. The promise must not reject: the router would wait for the loader forever.
  loadRouteModule: `{
    return routeModulesCache[route.id] ?? Promise.race([
      import(/* @vite-ignore */ route.module),
      new Promise((_, reject) =>
        setTimeout(reject, ${chunkTimeoutMs}, Error("A script did not load in time."))),
    ]).then((module) => (routeModulesCache[route.id] = module), (error) => {
      const fail = () => { throw error; };
      return { default: fail, clientLoader: fail };
    });
  }`,
};

/** Branches of `createRouter` that only the removed functions lead to, and a cache of compiled paths. */
const cuts: readonly Cut[] = [
  // At the start of a page, the router compiles the path of each route once for every route below it, and all
  // of them twice. With this cache, it compiles each path once.
  {
    from: 'function flattenAndRankRoutes(routes) {',
    to: '\n  let branches = flattenRoutes(routes);',
    with: 'var compiledPaths = {};\nfunction flattenAndRankRoutes(routes) {',
  },
  {
    from: '        let [matcher, params] = compilePath(',
    to: '        return {\n          ...meta2,',
    with: `        let args = [meta2.relativePath, meta2.caseSensitive, i === routesMeta.length - 1];
        let [matcher, params] = compiledPaths[args] || (compiledPaths[args] = compilePath(...args));
`,
  },
  // Confirmation before the shopper leaves a page.
  {
    from: '        warning(\n          blockerFunctions.size === 0',
    to: '        return startNavigation(historyAction, location);',
  },
  // Actions.
  {
    from: '    } else if (opts && opts.submission && isMutationMethod(opts.submission.formMethod)) {\n      let actionResult',
    to: '    let {\n      shortCircuited,\n      matches: updatedMatches',
    with: '    }\n',
  },
  // Lazy route discovery.
  {
    from: '    if (isFogOfWar) {\n      if (shouldUpdateNavigationState) {',
    to: '    let routesToUse = dataRoutes.activeRoutes;\n    let { dsMatches, revalidatingFetchers }',
  },
  // Fetchers.
  {
    from: '    let unmountedFetchers = [];',
    to: '    if (subscribers.size === 0) {',
    with: '    let unmountedFetchers = [], mountedFetchers = [];\n',
  },
  {
    from: '    revalidatingFetchers.forEach((rf) => {\n      abortFetcher(rf.key);',
    to: '    let { loaderResults, fetcherResults } = await callLoadersAndMaybeResolveData(',
  },
  {
    from: '    if (pendingNavigationController) {\n      pendingNavigationController.signal.removeEventListener',
    to: '    let redirect2 = findRedirect(loaderResults);',
  },
  {
    from: '    redirect2 = findRedirect(fetcherResults);',
    to: '    let workingFetchers = new Map(state.fetchers);',
  },
  {
    from: '  fetchLoadMatches.forEach((f, key) => {\n    if (initialHydration',
    to: '  return { dsMatches, revalidatingFetchers };',
  },
  {
    from: '  revalidatingFetchers.filter((f) => !f.matches',
    to: '  return { loaderData, errors };\n}',
  },
];

/** Names of the removed functions. A new router version that lacks one of them stops the build. */
export const partNames: readonly string[] = Object.keys(parts);

function never(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, `{ throw Error("Left out: ${name}"); }`]));
}

/**
 * Returns the router's code with `parts` replaced, without `cuts` and without the texts of its errors and
 * warnings. Throws when a part is missing or occurs twice.
 */
export const removeParts = (code: string): string =>
  removeMessages(
    cutText(replaceBodies(code, parts, 'The router'), cuts, 'The router'),
    new Set(['invariant', 'invariant2']),
    new Set(['warning', 'warningOnce', 'warnOnce']),
  );

/** Cuts of the module with `HydratedRouter`, which must not render at every navigation. */
const rootCuts: readonly Cut[] = [
  {
    from: '  let [location2, setLocation] = React2.useState(router.state.location);',
    to: '  React2.useLayoutEffect(() => {\n    if (ssrInfo && ssrInfo.router && !ssrInfo.routerInitialized) {',
    with: '  let location2;\n',
  },
  {
    from: '  React2.useLayoutEffect(() => {\n    if (ssrInfo && ssrInfo.router) {\n      return ssrInfo.router.subscribe(',
    to: '  invariant(ssrInfo, "ssrInfo unavailable for HydratedRouter");',
  },
];

/**
 * Returns the code of the module with `HydratedRouter` without its subscription to the location. At every
 * navigation, it would render a new value of the router's context, at once and not in a transition: React
 * then renders all parts of the page, and hydrates those that wait, before it paints the answer to a press.
 * The location resets only `RemixErrorBoundary`, which throws (above). Throws when the text is another.
 */
export const removeRootUpdates = (code: string): string => cutText(code, rootCuts, 'The router');

/** Exports of the router that need a removed part. */
const needingNames = [
  'useFetchers?',
  'useSubmit',
  'Form',
  'useBlocker',
  '(?:unstable_)?usePrompt',
  'Scripts',
  // Routers without loaders.
  '(?:Browser|Hash|Memory|unstable_History)?Router',
];
const needing = new RegExp(`\\b(?:${needingNames.join('|')})\\b`);

/** The names that a module exports itself or from another module. */
const exportedNames = (code: string): readonly string[] => [
  ...[...code.matchAll(/^export\s+(?:async\s+)?(?:const|let|function)\s+(\w+)/gm)].map(
    ([, name = '']) => name,
  ),
  ...[...code.matchAll(/^export\s*\{([^{}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => /\w+$/.exec(name.trim())?.[0] ?? ''),
  ),
];

/**
 * Returns the first thing in a source that needs a removed part; `undefined` when there is none. Checks for
 * names imported from the router, instrumentation, actions and middleware. Also checks for a loader without a
 * clientLoader, and for `links` below the root; `file` decides whether the module is the root.
 */
export function findNeededPart(code: string, file = ''): string | undefined {
  for (const [, names = ''] of code.matchAll(
    /(?:\{([^{}]*)\}|\*\s*as\s+\w+)\s*from\s*['"]react-router(?:-dom|\/dom)?['"]/g,
  )) {
    // An import of everything has no names to check.
    const needed = names ? needing.exec(names)?.[0] : 'import *';
    if (needed) return needed;
  }
  if (/<HydratedRouter\b[^>]*\sinstrumentations\b/.test(code)) return 'instrumentations';
  const exported = exportedNames(code);
  if (exported.includes('loader') && !exported.includes('clientLoader') && !isRoot(file)) return 'loader';
  return exported.find(
    (name) => /^(?:clientA|a)ction$|^clientMiddleware$/.test(name) || (name === 'links' && !isRoot(file)),
  );
}

const isRoot = (file: string) => file.endsWith('app/root.tsx');
