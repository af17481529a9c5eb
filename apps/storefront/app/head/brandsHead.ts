import type { BrandIndexData } from '@luxe/feature-brands';
import { ownCatalogue } from '../paths/catalogueOf.ts';
import { shopName, type Head } from './seo.ts';

/** Head of a brand index. A narrowed index is not indexed, like a narrowed listing. */
export function brandsHead({ title, pagePath, seo }: BrandIndexData, query: string): Head {
  return {
    title: seo.title || `${title} | ${shopName}`,
    description: seo.description,
    canonical: pagePath,
    catalogue: ownCatalogue({ seo }),
    isIndexed: query.trim() === '',
  };
}
