import type { CallAnswer } from '@luxe/contract/calls';
import type { Database } from '../../db/database.ts';
import { findPincode } from '../pincode/service.ts';
import { cartRows, type StoredCart } from './repository.ts';

/** Which lines can be exchanged for another piece: those that their return policy says so of, where we come to fetch them [BAG-11]. */
export async function replaceableLines(
  db: Database,
  cart: StoredCart,
  pincode: string,
): Promise<CallAnswer<'repApplicabilityOnCart'>['products']> {
  const place = await findPincode(db, pincode);
  return (await cartRows(db, cart.id)).map(({ entryNumber, ussid, returnPolicy }) => ({
    entryNumber: String(entryNumber),
    USSID: ussid,
    isReplaceable: place?.serviceable && /replacement/i.test(returnPolicy) ? 'Y' : 'N',
  }));
}
