import { useLocation } from 'react-router-dom';
import { useAddedSheet } from '@luxe/feature-mini-bag';
import { SellersScreen, sellersCalls } from '@luxe/feature-product';
import { useCall } from '@luxe/resources';
import { PageHead } from '../head/PageHead.tsx';
import { resolvePath } from '../routing/resolvePath.ts';
import { NotFound } from './NotFound.tsx';
import type { Screen } from './lazyScreens.ts';

function addressOf(pathname: string, search: string) {
  const route = resolvePath(pathname);
  return {
    productId: route.kind === 'otherSellers' ? route.productId : '',
    color: new URLSearchParams(search).get('color') ?? undefined,
  };
}

/**
 * The sellers of a product. Search engines must not index this page; its canonical page is the product page.
 */
function SellersPage() {
  const { pathname, search } = useLocation();
  const address = addressOf(pathname, search);
  const added = useAddedSheet();
  const [[name, args]] = sellersCalls(address);
  const { data } = useCall(name, args);
  return (
    <>
      {data && (
        <PageHead title={`Sellers of ${data.brandName} ${data.productName} | LUXE`} canonical={data.webURL} />
      )}
      <SellersScreen {...address} onAdded={added.showAdded} notFound={<NotFound />} />
      {added.sheet}
    </>
  );
}

export const sellersScreen: Screen = {
  calls: (url) => sellersCalls(addressOf(url.pathname, url.search)),
  Page: SellersPage,
};
