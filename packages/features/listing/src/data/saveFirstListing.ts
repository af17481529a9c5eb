import { readStored, writeStored } from '@luxe/resources';

/** Time in ms after which a visit ends if the shopper opens no listing. */
const visitMs = 30 * 60_000;

/**
 * Stores the first listing URL of a visit in local storage [LST-10]. Later listings only extend the visit.
 */
export function saveFirstListing(address: string, now: number = Date.now()): void {
  writeStored('firstLandingListing', readStored('firstLandingListing', now) ?? address, now + visitMs);
}
