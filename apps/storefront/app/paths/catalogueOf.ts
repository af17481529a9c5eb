import type { Catalogue } from '@luxe/tokens';
import type { Place } from './resolvePath.ts';

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
