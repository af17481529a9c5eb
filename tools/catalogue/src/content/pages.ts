import { brandIndexes } from './brand-index.ts';
import type { ContentPage, Product } from '../types.ts';
import { indiluxeHome, luxuryHome } from './homes.ts';
import { landingPages } from './landing.ts';

/** Both homes, the six landing pages with rails drawn from `products`, and the brands of both from A to Z. */
export function contentPages(products: readonly Product[]): ContentPage[] {
  return [luxuryHome(products), indiluxeHome(products), ...landingPages(products), ...brandIndexes()];
}
