import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { buyNow } from '@luxe/contract/calls';
import { checkoutPath } from '@luxe/contract/paths';
import { useAddedSheet } from '@luxe/feature-mini-bag';
import { ProductScreen, offersCalls, productCalls, seoCalls, type ProductData } from '@luxe/feature-product';
import { Rails } from '@luxe/feature-rails';
import { TileActionContext } from '@luxe/patterns/tile-action';
import { callKey, useCall } from '@luxe/resources';
import type { CallResponse } from '@luxe/contract/calls';
import { useContext } from 'react';
import { PageHead } from '../head/PageHead.tsx';
import { productHead } from '../head/productHead.ts';
import { breadcrumbData, faqData, productData } from '../head/structured.ts';
import { StructuredData } from '../head/StructuredData.tsx';
import { resolvePath } from '../routing/resolvePath.ts';
import { EarnedPoints } from './EarnedPoints.tsx';
import { NotFound } from './NotFound.tsx';
import { useLogin } from '../contexts/loginContext.ts';
import { useSettings } from '../contexts/settings.ts';
import type { Screen } from './lazyScreens.ts';

function addressOf(pathname: string, query: URLSearchParams) {
  const route = resolvePath(pathname);
  return {
    productId: route.kind === 'product' ? route.productId : '',
    color: query.get('color') ?? undefined,
    size: query.get('size') ?? undefined,
  };
}

/** The product page. Colour and size are in the URL. */
function ProductPage() {
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const { publicOrigin } = useSettings();
  const navigate = useNavigate();
  const login = useLogin();
  const added = useAddedSheet();
  const address = addressOf(pathname, query);
  const [[name, args, part]] = productCalls(address);
  const { data: product } = useCall(name, args, { part });
  // The wishlist button for product tiles. The product itself uses the same button, so its script loads once
  // for the entire page.
  const WishlistButton = useContext(TileActionContext);
  const setSizeParam = (size: string) =>
    setQuery(
      (params) => {
        params.set('size', size);
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      {product && <PageHead {...productHead(product)} />}
      <ProductScreen
        {...address}
        onSizeChange={setSizeParam}
        onAdded={added.showAdded}
        earnedPoints={EarnedPoints}
        buyNow={{
          onReady: () => void navigate(`${checkoutPath}?cart=${buyNow}`),
          onLoginNeeded: login.open,
        }}
        wishlistButton={
          product && WishlistButton ? (
            <WishlistButton
              product={{
                productId: address.productId,
                brandname: product.brandName,
                productname: product.productName,
                color: address.color ?? '',
              }}
              ussid={product.variantOptions.sizelink.find(({ size }) => size === address.size)?.ussid}
            />
          ) : null
        }
        rails={
          product && <Rails page="product" catalogue={product.rootCategory} productId={address.productId} />
        }
        notFound={<NotFound />}
      />
      {added.sheet}
      {product && (
        <StructuredData
          data={
            import.meta.env.SSR && [
              productData(product, publicOrigin),
              breadcrumbData(product.seo.breadcrumbs, publicOrigin),
              faqData(product.questionAndAnswerList),
            ]
          }
        />
      )}
    </>
  );
}

export const productScreen: Screen = {
  calls: (url) => {
    const address = addressOf(url.pathname, url.searchParams);
    // The browser makes all calls at once. The server requests the offers only after it knows that the
    // product exists. It also requests the SEO data [PDP-08]; in the browser, that of the product is enough.
    return import.meta.env.SSR ? productCalls(address) : [...productCalls(address), ...offersCalls(address)];
  },
  optionalCalls: (url) => {
    const address = addressOf(url.pathname, url.searchParams);
    return import.meta.env.SSR ? [...offersCalls(address), ...seoCalls(address)] : [];
  },
  merge: (url, responses) => {
    if (!import.meta.env.SSR) return;
    const address = addressOf(url.pathname, url.searchParams);
    const [[name, args, part]] = productCalls(address);
    const key = callKey(name, args, part);
    const seoKey = callKey(...seoCalls(address)[0]);
    const product = responses[key] as ProductData;
    const found = responses[seoKey] as CallResponse<'productSeo'> | null | undefined;
    // The browser gets the data once, with the product.
    delete responses[seoKey];
    if (found) responses[key] = { ...product, seo: { ...product.seo, ...found.seo } };
  },
  Page: ProductPage,
};
