import { indianDayAfter } from '@luxe/format';
import type { Database } from '../../db/database.ts';
import { findPincode } from '../pincode/service.ts';

/** Number of days that a shopper sees, from tomorrow: a week, so that one of them is a Sunday. */
const choice = 7;

export interface PickupDay {
  /** Day in India, YYYY-MM-DD. */
  readonly day: string;
  readonly isAvailable: boolean;
}

/** Days on which a carrier collects at a pincode; none where the shop does not deliver. */
export async function pickupDays(db: Database, pincode: string, now: Date): Promise<PickupDay[]> {
  const location = await findPincode(db, pincode);
  return location?.serviceable ? daysFrom(now) : [];
}

/** The days after a moment, of which carriers work on all but Sunday. */
export const daysFrom = (now: Date): PickupDay[] =>
  Array.from({ length: choice }, (_, index) => {
    const day = indianDayAfter(now, index + 1);
    return { day, isAvailable: new Date(day).getUTCDay() !== 0 };
  });
