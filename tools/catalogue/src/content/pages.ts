import type { ContentPage, Product } from '../types.ts';
import { indiluxeHome, luxuryHome } from './homes.ts';
import { landingPages } from './landing.ts';

/** Both homes and the six landing pages, with rails drawn from `products`. */
export function contentPages(products: readonly Product[]): ContentPage[] {
  return [luxuryHome(products), indiluxeHome(products), ...landingPages(products)];
}
