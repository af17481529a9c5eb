import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useNoted } from '@luxe/resources';
import type { Catalogue } from '@luxe/tokens';
import { catalogueKey, catalogueOf } from './catalogueOf.ts';
import { resolvePath } from './resolvePath.ts';

/**
 * The catalogue the shopper is in: by what the store says of the page, else by its path. A page that knows its own gives it as `own`;
 * the header and the theme follow.
 */
export function useCatalogue(own?: Catalogue): Catalogue {
  const { pathname, search } = useLocation();
  const [noted, note] = useNoted<Catalogue>(catalogueKey(pathname));
  const catalogue = noted ?? catalogueOf(resolvePath(pathname), new URLSearchParams(search));
  useLayoutEffect(() => {
    if (own === 'indiluxe' && own !== catalogue) note(own);
  });
  return catalogue;
}
