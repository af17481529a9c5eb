import { indianDayAfter } from '@luxe/format';
import type { Database } from '../../db/database.ts';
import { findPincode } from '../pincode/service.ts';

/** Number of days among which a shopper chooses, from tomorrow. */
const choice = 6;

export interface PickupDay {
  /** Day in India, YYYY-MM-DD. */
  readonly day: string;
  readonly isAvailable: boolean;
}

/** Days on which a carrier collects at a pincode, without Sundays; none where the shop does not deliver. */
export async function pickupDays(db: Database, pincode: string, now: Date): Promise<PickupDay[]> {
  const location = await findPincode(db, pincode);
  if (!location?.serviceable) return [];
  return Array.from({ length: choice }, (_, index) => {
    const day = indianDayAfter(now, index + 1);
    return { day, isAvailable: new Date(day).getUTCDay() !== 0 };
  });
}
