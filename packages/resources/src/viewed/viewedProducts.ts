import { allowsPreferences } from '@luxe/contract/notice-version';
import { readStored, writeStored } from '../state/storage.ts';

type Catalogue = 'luxury' | 'indiluxe';

/**
 * Maximum number of stored products: one more than a rail shows, because the rail omits the product of the
 * page.
 */
const maxViewed = 13;

/**
 * Ids of the products that were viewed in a catalogue, the latest first. Invalid values in local storage are
 * ignored.
 */
export function readViewed(catalogue: Catalogue): string[] {
  const stored = readStored(`recentlyViewed ${catalogue}`);
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, maxViewed) : [];
}

/**
 * Stores a product as the latest viewed one, after consent for preferences. A product that is already in the
 * list moves to the front.
 */
export function addViewed(catalogue: Catalogue, productId: string): void {
  if (!allowsPreferences(document.cookie)) return;
  const others = readViewed(catalogue).filter((one) => one !== productId);
  writeStored(`recentlyViewed ${catalogue}`, [productId, ...others].slice(0, maxViewed));
}
