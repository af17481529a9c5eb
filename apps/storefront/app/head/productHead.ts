import type { ProductData } from '@luxe/feature-product';
import { pictureUrl } from '@luxe/patterns/picture';
import { keywordsFor, shopName, type Head } from './seo.ts';
import { productSocialPath } from './socialPaths.ts';

/**
 * Head of a product page. The canonical link comes from the server if present [SEO-08]. Search engines do not
 * index a product that is no longer sold.
 */
export function productHead(product: ProductData): Head {
  const { seo } = product;
  const generated = `Buy Authentic ${product.productName} Online In India | ${shopName}`;
  return {
    title: seo.title || generated,
    description: seo.description || generated,
    keywords: seo.keywords || keywordsFor(product.productName),
    canonical: seo.canonicalURL || product.webURL,
    catalogue: product.rootCategory,
    // Programs that show it do not run the page, so only the server computes it.
    image: import.meta.env.SSR ? imageOf(product) : undefined,
    ...(product.isDiscontinued && { isIndexed: false }),
  };
}

/** The server draws pictures of the store only, so a picture of another host is used as it is. */
function imageOf({ galleryImagesList, productListingId, color }: ProductData): string | undefined {
  const url = galleryImagesList[0]?.url;
  const drawn = `${productSocialPath(productListingId)}?color=${encodeURIComponent(color)}`;
  return url && (pictureUrl(url, 1200, 'webp') ? drawn : url);
}
