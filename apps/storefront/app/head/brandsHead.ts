import type { ShownBrands } from '@luxe/feature-brands';
import { ownCatalogue } from '../paths/catalogueOf.ts';
import { shopName, type Head } from './seo.ts';

/** Head of a brand index. Narrowed it is not for search engines, as a narrowed listing is not; its canonical link is the store's. */
export function brandsHead({ title, pagePath, seo }: ShownBrands, query: string): Head {
  return {
    title: seo.title || `${title} | ${shopName}`,
    description: seo.description,
    canonical: pagePath,
    catalogue: ownCatalogue({ seo }),
    isIndexed: query.trim() === '',
  };
}
