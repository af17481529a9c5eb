import { withTimeout } from '@luxe/ui/with-timeout';
import { startTransition } from 'react';
import { HydratedRouter } from 'react-router/dom';
import { hydrateRoot } from './reactDom.ts';
import { adoptStyles } from './styles/adoptStyles.ts';
import { stopRecordingPresses } from './document/earlyPresses.ts';
import { reportUncaughtErrors } from './reports/reportErrors.ts';
import { loadScreenFor } from './screens/lazyScreens.ts';
import * as catalogue from './screens/CataloguePage.tsx';
import * as guard from './shell/GuardRoute.tsx';
import * as root from './shell/Root.tsx';
import * as shell from './shell/ShellRoute.tsx';

const page = globalThis as unknown as {
  /** The route modules of this page that are not imported here: ids and URLs. Written by `PageScripts`. */
  luxeRoutes: readonly (readonly [id: string, url: string])[];
  /** The route modules of this page by id. The router reads them at its start. */
  __reactRouterRouteModules: Record<string, unknown>;
};
const loadRoute = async ([id, url]: readonly [string, string]) =>
  [id, await withTimeout(import(/* @vite-ignore */ url)).catch(toFailedRoute)] as const;

/** The module of a route whose script did not load: the error page shows [SHL-28]. */
const toFailedRoute = (error: unknown) => ({
  default: () => {
    throw error;
  },
});

async function start() {
  // The first render must match the HTML of the server, so hydration needs the scripts of this page. The page
  // has preloaded them.
  const [routes] = await Promise.all([
    Promise.all(page.luxeRoutes.map(loadRoute)),
    loadScreenFor(location.pathname).catch(() => undefined),
    adoptStyles(),
  ]);
  page.__reactRouterRouteModules = {
    root,
    shell,
    guard,
    '/': catalogue,
    '*': catalogue,
    ...Object.fromEntries(routes),
  };
  // The code so far is a long task on a phone: let the browser respond to input before hydration.
  await new Promise((resolve) => setTimeout(resolve));
  stopRecordingPresses();
  reportUncaughtErrors();
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  });
}

// Not awaited here: with a top-level await, the bundler would not merge small chunks.
void start();
