import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useAddedSheet } from '@luxe/feature-mini-bag';
import { ProductScreen, offersCalls, productCalls } from '@luxe/feature-product';
import { Rails } from '@luxe/feature-rails';
import { TileActionContext } from '@luxe/patterns/tile-action';
import { useCall } from '@luxe/resources';
import { useContext } from 'react';
import { PageHead } from '../head/PageHead.tsx';
import { productHead } from '../head/productHead.ts';
import { breadcrumbData, faqData, productData } from '../head/structured.ts';
import { StructuredData } from '../head/StructuredData.tsx';
import { resolvePath } from '../paths/resolvePath.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { useLogin } from '../shell/login.ts';
import { useSettings } from '../shell/settings.ts';
import type { Screen } from './screens.ts';

function addressOf(pathname: string, query: URLSearchParams) {
  const place = resolvePath(pathname);
  return {
    productId: place.kind === 'product' ? place.productId : '',
    color: query.get('color') ?? undefined,
    size: query.get('size') ?? undefined,
  };
}

/** A product; colour and size are in the address. */
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
  // The same as on its tile; it comes with those of the page.
  const Heart = useContext(TileActionContext);
  const keepSize = (size: string) =>
    setQuery(
      (given) => {
        given.set('size', size);
        return given;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      {product && <PageHead {...productHead(product)} />}
      <ProductScreen
        {...address}
        onSizeChange={keepSize}
        onAdded={added.raise}
        buyNow={{
          onReady: () => void navigate('/checkout?cart=buyNow'),
          onLoginNeeded: login.open,
        }}
        heart={
          product && Heart ? (
            <Heart
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
    // The server reads the rest once it knows that there is such a piece.
    return import.meta.env.SSR ? productCalls(address) : [...productCalls(address), ...offersCalls(address)];
  },
  more: (url) => (import.meta.env.SSR ? offersCalls(addressOf(url.pathname, url.searchParams)) : []),
  Page: ProductPage,
};
