import { rowOf, type RouteMatch } from './resolvePath.ts';
import type { RouteKind } from './routeTable.ts';

/** What the store returned for the data of a page. */
export type LoadOutcome =
  | 'found'
  /** The store does not know the page, or rejects its parameters. */
  | 'missing'
  /** The link of the page is not complete. */
  | 'incomplete'
  /** The link of the page has expired. */
  | 'expired'
  /** The store cannot be reached, or fails. */
  | 'unavailable'
  /** A page of a listing past its last one. */
  | 'pastLastPage'
  /** The store shows another path instead of the results of a search [SEA-05]. */
  | { readonly keywordRedirect: string };

/** How the shop responds to a request for a page. */
export interface Decision {
  readonly status: 200 | 301 | 302 | 404 | 410 | 503;
  /** Target of a redirect. */
  readonly to?: string;
  /**
   * The body: the `screen` of the route, or an `error` screen for the status. `text`: not a page. Absent for
   * a redirect.
   */
  readonly shows?: 'screen' | 'error' | 'text';
}

/**
 * Decides the HTTP status of a page, in the server and in the browser alike [RTE-06]. Before the data of the
 * page is loaded, `outcome` is absent. `search` is the query of the request, with its question mark.
 */
export function decideStatus(
  route: RouteMatch | { readonly kind: RouteKind },
  outcome: LoadOutcome = 'found',
  search = '',
): Decision {
  if (route.kind === 'file') return { status: 404, shows: 'text' };
  if (route.kind === 'moved') return { status: 301, to: route.to + search };
  const { movedTo, missingPath } = rowOf(route);
  if (movedTo !== undefined) return { status: 302, to: movedTo };
  if (typeof outcome === 'object') return { status: 302, to: outcome.keywordRedirect };
  switch (outcome) {
    case 'found':
      return { status: 200, shows: 'screen' };
    case 'incomplete':
      // The screen explains what is missing.
      return { status: 404, shows: 'screen' };
    case 'pastLastPage':
      // Search engines drop the page. The screen links to the last page.
      return { status: 404, shows: 'screen' };
    case 'expired':
      // The screen offers another way to its content.
      return { status: 410, shows: 'screen' };
    case 'missing':
      return missingPath === undefined ? { status: 404, shows: 'error' } : { status: 302, to: missingPath };
    case 'unavailable':
      return { status: 503, shows: 'error' };
  }
}
