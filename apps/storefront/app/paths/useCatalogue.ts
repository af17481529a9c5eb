import { useLocation } from 'react-router-dom';
import { productCalls } from '@luxe/feature-product';
import { useCall } from '@luxe/resources';
import type { Catalogue } from '@luxe/tokens';
import { catalogueOf } from './catalogueOf.ts';
import { resolvePath } from './resolvePath.ts';
import { storeAt } from './storeAt.ts';

/** The catalogue the shopper is in: by the path where it says so; for a product, and for the page of a house, by what the store says of it. */
export function useCatalogue(): Catalogue {
  const { pathname, search } = useLocation();
  const place = resolvePath(pathname);
  const query = new URLSearchParams(search);
  const color = query.get('color') ?? undefined;
  const isProduct = place.kind === 'product';
  const [[name, args, part]] = productCalls({ productId: isProduct ? place.productId : '', color });
  const { data } = useCall(name, isProduct ? args : null, { part });
  const store = storeAt(pathname);
  const { data: banner } = useCall('storeBanner', store === undefined ? null : { params: { id: store } });
  return data?.rootCategory ?? banner?.catalogue ?? catalogueOf(place, query);
}
