import type { Catalogue } from '@luxe/tokens';
import type { Place } from './resolvePath.ts';

/** Cache key of the catalogue that a page has noted for its path. */
export const catalogueKey = (pathname: string) => `catalogue ${pathname}`;

/** How answers of the store name their catalogue: products and content by a field, listings by the root of their breadcrumbs. */
export interface CatalogueFacts {
  readonly rootCategory?: Catalogue;
  readonly catalogue?: Catalogue;
  readonly seo?: { readonly breadcrumbs?: readonly { readonly url: string }[] };
}

/** The catalogue that an answer names; undefined where it names none. */
export function ownCatalogue({ rootCategory, catalogue, seo }: CatalogueFacts): Catalogue | undefined {
  const isIndiluxe = seo?.breadcrumbs?.[0]?.url === '/explore/indiluxe';
  return rootCategory ?? catalogue ?? (isIndiluxe ? 'indiluxe' : undefined);
}

/** The catalogue a path belongs to, as far as the path tells: codes beginning with ISH, the indiluxe home, a search inside it. */
export function catalogueOf(place: Place, query: URLSearchParams): Catalogue {
  switch (place.kind) {
    case 'explore':
      return place.slug.startsWith('indiluxe') ? 'indiluxe' : 'luxury';
    case 'listing':
      return place.code.startsWith('ISH') ? 'indiluxe' : 'luxury';
    case 'search':
      return /^ISH/i.test(query.get('searchCategory') ?? '') || /:category:ISH/i.test(query.get('q') ?? '')
        ? 'indiluxe'
        : 'luxury';
    case 'brandIndex':
    case 'dynamic':
    case 'content':
      return /^\/(brandList\/)?indiluxe/.test(place.path) ? 'indiluxe' : 'luxury';
    default:
      return 'luxury';
  }
}
