import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageValue } from '@luxe/resources';
import type { Catalogue } from '@luxe/tokens';
import { catalogueKey, catalogueOf } from './catalogueOf.ts';
import { resolvePath } from './resolvePath.ts';

/**
 * The catalogue that the shopper is in: the one stored for the page, else that of its address. A page that
 * knows its catalogue passes it as `own`; the header and the theme then follow.
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
