import type { CallAnswer } from '@luxe/contract/calls';
import { indianDayAfter } from '@luxe/format';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { offer, pincode } from '../../db/schema/index.ts';

export type StoredPincode = typeof pincode.$inferSelect;
export type DeliveryCode = 'home-delivery' | 'express-delivery';

export interface Delivery {
  readonly code: DeliveryCode;
  /** YYYY-MM-DD, India: when a piece ordered now arrives. */
  readonly deliveryDate: string;
}

export const findPincode = async (db: Database, code: string): Promise<StoredPincode | undefined> =>
  (await db.select().from(pincode).where(eq(pincode.pincode, code)))[0];

/** How an offer can go; undefined for one that is not there. */
export const deliveryModesOf = async (
  db: Database,
  ussid: string,
): Promise<readonly DeliveryCode[] | undefined> =>
  (await db.select({ modes: offer.deliveryModes }).from(offer).where(eq(offer.ussid, ussid)))[0]?.modes;

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

/** What is told of a pincode; with the modes of an offer, how that offer goes there: the same days as in the bag and in its order. */
export function toPincodeData(
  place: StoredPincode,
  clock: Clock,
  offered?: readonly DeliveryCode[],
): CallAnswer<'pincodeData'> {
  return {
    pincode: place.pincode,
    city: place.city,
    state: place.state,
    isServicable: place.serviceable ? 'Y' : 'N',
    isCODEligible: place.serviceable && place.codAvailable ? 'Y' : 'N',
    deliveryModes: deliveriesTo(place, clock, offered).map((mode) => ({ ...mode, name: names[mode.code] })),
  };
}
