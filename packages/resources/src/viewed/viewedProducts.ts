import { readStored, writeStored } from '../storage.ts';

type Catalogue = 'luxury' | 'indiluxe';

/** One more than a rail shows: the product of the page is left out of it. */
const most = 13;

/** Products that were looked at in a catalogue, by id, the last first. What else lies under that name in local storage counts for nothing. */
export function readViewed(catalogue: Catalogue): string[] {
  const kept = readStored(`recentlyViewed ${catalogue}`);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, most) : [];
}

/** Puts a product first; one that was looked at before moves up. */
export function addViewed(catalogue: Catalogue, productId: string): void {
  const others = readViewed(catalogue).filter((one) => one !== productId);
  writeStored(`recentlyViewed ${catalogue}`, [productId, ...others].slice(0, most));
}
