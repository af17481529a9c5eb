import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { routeTable, type Route } from './routing/routeTable.ts';

// The configuration of React Router, made from the route table. For all paths without a route module,
// `routing/resolvePath.ts` finds a listing, a product or content.

/** The id of a route is its path, because several routes may have the same module. */
const toEntry = (path: string, screen: string): RouteConfigEntry =>
  route(path.slice(1), `screens/${screen}.tsx`, { id: path });

const { pages } = routeTable.account;
const accountPages = layout(
  'screens/account/AccountFrame.tsx',
  { id: 'account' },
  Object.entries(pages).map(([name, screen]) => toEntry(`/my-account/${name}`, screen)),
);

const entries = Object.values<Route>(routeTable).flatMap(({ paths = [], screen }) =>
  screen === undefined ? [] : paths.map((path) => toEntry(path, screen)),
);

export default [
  layout('shell/ShellRoute.tsx', { id: 'shell' }, [
    // Catches errors of the pages below, so that the header and footer stay.
    layout('shell/GuardRoute.tsx', { id: 'guard' }, [
      ...entries,
      accountPages,
      // The catch-all route does not match the path of the root.
      index('screens/CataloguePage.tsx', { id: '/' }),
      route('*', 'screens/CataloguePage.tsx', { id: '*' }),
    ]),
  ]),
] satisfies RouteConfig;
