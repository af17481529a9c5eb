import type { Catalogue } from '@luxe/tokens';
import type { RouteMatch } from './resolvePath.ts';

/** Cache key under which a page stores its catalogue. */
export const catalogueKey = (pathname: string) => `catalogue ${pathname}`;

/**
 * Fields of a response that show to which catalogue (luxury or indiluxe) its page belongs. For a listing, the
 * URL of the first breadcrumb shows the catalogue.
 */
export interface CatalogueFacts {
  readonly rootCategory?: Catalogue;
  readonly catalogue?: Catalogue;
  readonly seo?: { readonly breadcrumbs?: readonly { readonly url: string }[] };
}

/** The catalogue that a response names. Undefined when it names none. */
export function ownCatalogue({ rootCategory, catalogue, seo }: CatalogueFacts): Catalogue | undefined {
  const isIndiluxe = seo?.breadcrumbs?.[0]?.url === '/explore/indiluxe';
  return rootCategory ?? catalogue ?? (isIndiluxe ? 'indiluxe' : undefined);
}

/**
 * The catalogue by URL alone: indiluxe for its pages, for codes that start with ISH, and for searches within
 * indiluxe.
 */
export function catalogueOf(route: RouteMatch, query: URLSearchParams): Catalogue {
  switch (route.kind) {
    case 'explore':
      return route.slug.startsWith('indiluxe') ? 'indiluxe' : 'luxury';
    case 'listing':
      return route.code.startsWith('ISH') ? 'indiluxe' : 'luxury';
    case 'search':
      return /^ISH/i.test(query.get('searchCategory') ?? '') || /:category:ISH/i.test(query.get('q') ?? '')
        ? 'indiluxe'
        : 'luxury';
    case 'brandIndex':
    case 'dynamic':
    case 'content':
      return /^\/(brandList\/)?indiluxe/.test(route.path) ? 'indiluxe' : 'luxury';
    default:
      return 'luxury';
  }
}
