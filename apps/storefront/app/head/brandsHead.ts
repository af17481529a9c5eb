import type { BrandIndexData } from '@luxe/feature-brands';
import { ownCatalogue } from '../routing/catalogueOf.ts';
import { shopName, type Head } from './seo.ts';

/**
 * Head of a brand index. As with listings, search engines must not index a brand index that a query narrows.
 */
export function brandsHead({ title, pagePath, seo }: BrandIndexData, query: string): Head {
  return {
    title: seo.title || `${title} | ${shopName}`,
    description: seo.description,
    canonical: pagePath,
    catalogue: ownCatalogue({ seo }),
    isIndexed: query.trim() === '',
  };
}
