import { readStored, writeStored } from '@luxe/resources';

/** A visit ends when the shopper opens no listing for this time. */
const visitMs = 30 * 60_000;

/**
 * Stores the first listing URL of a visit in local storage [LST-10]. Later listings only extend the visit.
 */
export function saveFirstListing(address: string, now: number = Date.now()): void {
  writeStored('firstLandingListing', readStored('firstLandingListing', now) ?? address, now + visitMs);
}
