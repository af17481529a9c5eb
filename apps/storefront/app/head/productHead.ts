import type { ShownProduct } from '@luxe/feature-product';
import { keywordsFor, shopName, socialPicture, type Head } from './seo.ts';

/** Head of a product page; its canonical link is the server's when it names one [SEO-08]. */
export function productHead(product: ShownProduct): Head {
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
  };
}
