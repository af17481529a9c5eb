import type { Catalogue } from '@luxe/tokens';
import type { Route } from '../routing/routeTable.ts';
import type { PageContext } from '../data/pageContext.ts';
import { catalogueKey, catalogueOf, ownCatalogue, type CatalogueFacts } from '../routing/catalogueOf.ts';
import { resolvePath, rowOf, type RouteMatch } from '../routing/resolvePath.ts';
import { loadScreen } from '../screens/lazyScreens.ts';
import { statusOf, type Call } from '../data/preload.ts';

/**
 * Finds the catalogue of a page on the server: luxury or indiluxe. A path that names indiluxe decides.
 * Otherwise, the response from which the page renders decides. If that response names indiluxe, the catalogue
 * is also stored in `preloaded`, where the page reads it.
 */
export async function catalogueAt(context: PageContext, url: URL): Promise<Catalogue> {
  const route = resolvePath(url.pathname);
  const byPath = catalogueOf(route, url.searchParams);
  if (byPath === 'indiluxe' || fixedKinds.has(route.kind)) return byPath;
  for (const [name, args] of await screenCalls(route, url)) {
    try {
      const response = (await context.read(name, args)) as CatalogueFacts;
      if (ownCatalogue(response) !== 'indiluxe') break;
      context.preloaded[catalogueKey(url.pathname)] = 'indiluxe';
      return 'indiluxe';
    } catch (error) {
      // The store has no listing at this path, so the next call looks for content at the path.
      if (statusOf(error) !== 404) break;
    }
  }
  return byPath;
}

/** Kinds of page whose path alone decides, so that the header does not wait for their data. */
const fixedKinds: ReadonlySet<RouteMatch['kind']> = new Set(['home', 'search', 'bag', 'checkout']);

/** The first call of the screen at a path, followed by those of the screens that may replace it, in turn. */
async function screenCalls(route: RouteMatch, url: URL): Promise<readonly Call[]> {
  const rows = withFallbacks(rowOf(route));
  const found = await Promise.all(rows.map(({ lazyScreen }) => lazyScreen && loadScreen(lazyScreen)));
  return found.flatMap((screen) => screen?.calls(url).slice(0, 1) ?? []);
}

/** A row of the route table, followed by the rows that may replace it. */
const withFallbacks = (row: Route): Route[] => [
  row,
  ...(row.fallback ? withFallbacks(rowOf({ kind: row.fallback })) : []),
];
