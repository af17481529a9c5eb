import type { ProductData } from '@luxe/feature-product';
import { keywordsFor, shopName, socialPicture, type Head } from './seo.ts';

/**
 * Head of a product page. The canonical link comes from the server if present [SEO-08]. Search engines do not
 * index a product that is no longer sold.
 */
export function productHead(product: ProductData): Head {
  const { seo } = product;
  const generated = `Buy Authentic ${product.productName} Online In India | ${shopName}`;
  const image = product.galleryImagesList[0]?.url;
  return {
    title: seo.title || generated,
    description: seo.description || generated,
    keywords: seo.keywords || keywordsFor(product.productName),
    canonical: seo.canonicalURL || product.webURL,
    catalogue: product.rootCategory,
    image: image && socialPicture(image),
    ...(product.isDiscontinued && { isIndexed: false }),
  };
}
