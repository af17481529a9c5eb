import type { Clock } from '@luxe/host';
import type { Database } from '../../db/database.ts';
import { deliveriesTo, findPincode, type StoredPincode } from '../pincode/service.ts';
import { deliveryOf, type DeliveryPolicy } from '../pricing/delivery.ts';
import { colourOffer } from '../catalogue/price.ts';
import { priceOf, type Match } from './facts.ts';

/** Day (YYYY-MM-DD), city and pincode of a delivery, in the order in which a sentence takes them. */
export type Arrival = readonly [day: string, city: string, pincode: string];

/**
 * The pincode that a question is about, with its delivery days. Undefined without one, for a malformed one
 * and for one that the shop does not know.
 */
export const deliveryLocationOf = async (
  db: Database,
  pincode: string | undefined,
): Promise<StoredPincode | undefined> =>
  pincode !== undefined && /^[1-9]\d{5}$/.test(pincode) ? findPincode(db, pincode) : undefined;

/** When a product arrives if it is ordered now, by the mode that the bag would choose. */
export function arrivalOf(
  match: Match,
  deliveryLocation: StoredPincode | undefined,
  { clock, policy }: { readonly clock: Clock; readonly policy: DeliveryPolicy },
): Arrival | undefined {
  const { deliveryModes } = colourOffer(match.colour);
  const offered = deliveriesTo(deliveryLocation, clock, deliveryModes);
  const delivery = deliveryOf(offered, null, priceOf(match), policy);
  if (!deliveryLocation || !delivery) return undefined;
  return [delivery.deliveryDate, deliveryLocation.city, deliveryLocation.pincode];
}
