import type { Clock } from '@luxe/host';
import type { CallResponseInput } from '@luxe/contract/calls';
import { foldText, indianDayAfter, isSameState, type Paise } from '@luxe/format';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { offer, pincode } from '../../db/schema/index.ts';
import { toPrice } from '../catalogue/price.ts';
import { shippingOf, type Delivery, type DeliveryCode, type DeliveryPolicy } from '../pricing/delivery.ts';

export type StoredPincode = typeof pincode.$inferSelect;

/**
 * Data of an offer that a delivery check needs: its delivery modes, and the price of one item before any
 * discount.
 */
export interface Offered {
  readonly modes: readonly DeliveryCode[];
  readonly pricePaise: Paise;
}

export const findPincode = async (db: Database, code: string): Promise<StoredPincode | undefined> =>
  (await db.select().from(pincode).where(eq(pincode.pincode, code)))[0];

/** Returns undefined for an unknown offer. */
export const findOffered = async (db: Database, ussid: string): Promise<Offered | undefined> =>
  (
    await db
      .select({ modes: offer.deliveryModes, pricePaise: offer.pricePaise })
      .from(offer)
      .where(eq(offer.ussid, ussid))
  )[0];

/**
 * Compares the city and state of an address with its pincode. Returns the city and state of the pincode and
 * names the wrong field. Returns undefined when both fit or the pincode is unknown. A town may have several
 * names, so a city name that the shop does not know is accepted. A known name is wrong only when it belongs
 * to another state.
 */
export async function contradictionOf(
  db: Database,
  { postalCode, city, state }: { postalCode: string; city: string; state: string },
): Promise<{ city: string; state: string; wrong: 'city' | 'state' } | undefined> {
  const deliveryLocation = await findPincode(db, postalCode);
  if (!deliveryLocation) return undefined;
  const known = { city: deliveryLocation.city, state: deliveryLocation.state };
  if (!isSameState(state, deliveryLocation.state)) return { ...known, wrong: 'state' };
  if (foldText(city) === foldText(deliveryLocation.city)) return undefined;
  const cities = await db.selectDistinct({ city: pincode.city, state: pincode.state }).from(pincode);
  const named = cities.filter((one) => foldText(one.city) === foldText(city));
  const isKnownHere = named.some((one) => isSameState(one.state, deliveryLocation.state));
  return named.length > 0 && !isKnownHere ? { ...known, wrong: 'city' } : undefined;
}

/**
 * Delivery modes for a pincode, soonest first; empty when the shop does not deliver there. With `offered`,
 * returns only modes that the seller's offer supports too.
 */
export function deliveriesTo(
  deliveryLocation: StoredPincode | undefined,
  clock: Pick<Clock, 'now'>,
  offered: readonly DeliveryCode[] = ['home-delivery', 'express-delivery'],
): Delivery[] {
  if (!deliveryLocation?.serviceable) return [];
  const days: [DeliveryCode, number | null][] = [
    ['express-delivery', deliveryLocation.expressDays],
    ['home-delivery', deliveryLocation.homeDays],
  ];
  return days.flatMap(([code, count]) =>
    count !== null && offered.includes(code)
      ? [{ code, deliveryDate: indianDayAfter(clock.now(), count) }]
      : [],
  );
}

const names = { 'home-delivery': 'Standard Delivery', 'express-delivery': 'Express Delivery' } as const;

/**
 * Response of `pincodeData`. With an offer, the delivery modes, days and charges are the same as in the bag
 * and the order.
 */
export function toPincodeData(
  deliveryLocation: StoredPincode,
  clock: Clock,
  policy: DeliveryPolicy,
  offered?: Offered,
): CallResponseInput<'pincodeData'> {
  return {
    pincode: deliveryLocation.pincode,
    city: deliveryLocation.city,
    state: deliveryLocation.state,
    isServicable: deliveryLocation.serviceable ? 'Y' : 'N',
    isCODEligible: deliveryLocation.serviceable && deliveryLocation.codAvailable ? 'Y' : 'N',
    deliveryModes: deliveriesTo(deliveryLocation, clock, offered?.modes).map((mode) => ({
      ...mode,
      name: names[mode.code],
      ...(offered && { charge: toPrice(shippingOf(mode.code, offered.pricePaise, policy)) }),
    })),
  };
}
