import { readStored, writeStored } from '@luxe/resources';

/** A visit is over when no listing has been looked at for so long. */
const visitMs = 30 * 60_000;

/** Keeps the address of the first listing that a visit lands on; later ones of it only make the visit last. */
export function keepFirstListing(address: string, now: number = Date.now()): void {
  writeStored('firstLandingListing', readStored('firstLandingListing', now) ?? address, now + visitMs);
}
