import type { CallAnswer } from '@luxe/contract/calls';
import { foldText, indianDayAfter, isSameState, type Paise } from '@luxe/format';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { offer, pincode } from '../../db/schema/index.ts';
import { toPrice } from '../catalogue/price.ts';
import { shippingOf, type Delivery, type DeliveryCode } from '../pricing/delivery.ts';

export type StoredPincode = typeof pincode.$inferSelect;

/** The delivery modes of an offer, and the price of one item before any discount. */
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
 * What of an address contradicts its pincode, as a sentence; undefined where nothing does, or where the pincode is not
 * known. A town may be named in many ways, so a city is wrong only where the shop knows it, and only in another state.
 */
export async function contradictionOf(
  db: Database,
  { postalCode, city, state }: { postalCode: string; city: string; state: string },
): Promise<string | undefined> {
  const place = await findPincode(db, postalCode);
  if (!place) return undefined;
  const elsewhere = `${postalCode} is in ${place.city}, ${place.state}.`;
  if (!isSameState(state, place.state)) return `${elsewhere} Check the pincode and the state.`;
  if (foldText(city) === foldText(place.city)) return undefined;
  const cities = await db.selectDistinct({ city: pincode.city, state: pincode.state }).from(pincode);
  const named = cities.filter((one) => foldText(one.city) === foldText(city));
  const isKnownHere = named.some((one) => isSameState(one.state, place.state));
  return named.length > 0 && !isKnownHere ? `${elsewhere} Check the pincode and the city.` : undefined;
}

/** The modes a place has and, where given, an offer too: soonest first. None where we do not deliver. */
export function deliveriesTo(
  place: StoredPincode | undefined,
  clock: Clock,
  offered: readonly DeliveryCode[] = ['home-delivery', 'express-delivery'],
): Delivery[] {
  if (!place?.serviceable) return [];
  const days: [DeliveryCode, number | null][] = [
    ['express-delivery', place.expressDays],
    ['home-delivery', place.homeDays],
  ];
  return days.flatMap(([code, count]) =>
    count !== null && offered.includes(code)
      ? [{ code, deliveryDate: indianDayAfter(clock.now(), count) }]
      : [],
  );
}

const names = { 'home-delivery': 'Standard Delivery', 'express-delivery': 'Express Delivery' } as const;

/**
 * The answer of `pincodeData`. With an offer, its delivery modes, days and charges there are those of the bag and of
 * the order.
 */
export function toPincodeData(
  place: StoredPincode,
  clock: Clock,
  offered?: Offered,
): CallAnswer<'pincodeData'> {
  return {
    pincode: place.pincode,
    city: place.city,
    state: place.state,
    isServicable: place.serviceable ? 'Y' : 'N',
    isCODEligible: place.serviceable && place.codAvailable ? 'Y' : 'N',
    deliveryModes: deliveriesTo(place, clock, offered?.modes).map((mode) => ({
      ...mode,
      name: names[mode.code],
      ...(offered && { charge: toPrice(shippingOf(mode.code, offered.pricePaise)) }),
    })),
  };
}
