import { brandIndexes } from './brandIndex.ts';
import type { ContentPage, Product } from '@luxe/store-api/model';
import { indiluxeHome, luxuryHome } from './homes.ts';
import { landingPages } from './landing.ts';

/**
 * Both home pages, the six landing pages with rails of `products`, and the brand indexes of both catalogues.
 */
export function contentPages(products: readonly Product[]): ContentPage[] {
  return [luxuryHome(products), indiluxeHome(products), ...landingPages(products), ...brandIndexes()];
}
