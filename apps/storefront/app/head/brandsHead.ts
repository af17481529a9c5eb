import type { BrandIndexData } from '@luxe/feature-brands';
import { ownCatalogue } from '../paths/catalogueOf.ts';
import { shopName, type Head } from './seo.ts';

/**
 * Head of a brand index. Search engines must not index a narrowed brand index, as with a narrowed listing.
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
