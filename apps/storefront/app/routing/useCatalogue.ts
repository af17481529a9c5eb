import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageValue } from '@luxe/resources';
import type { Catalogue } from '@luxe/tokens';
import { catalogueKey, catalogueOf } from './catalogueOf.ts';
import { resolvePath } from './resolvePath.ts';

/**
 * The catalogue of the current page: the catalogue that is stored for the page, otherwise that of its URL. A
 * page that knows its catalogue from a response passes it as `own`, so that the header and the theme use it
 * too.
 */
export function useCatalogue(own?: Catalogue): Catalogue {
  const { pathname, search } = useLocation();
  const [storedCatalogue, storeCatalogue] = usePageValue<Catalogue>(catalogueKey(pathname));
  const catalogue = storedCatalogue ?? catalogueOf(resolvePath(pathname), new URLSearchParams(search));
  useLayoutEffect(() => {
    if (own === 'indiluxe' && own !== catalogue) storeCatalogue(own);
  });
  return catalogue;
}
