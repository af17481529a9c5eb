import type { CallResponseInput } from '@luxe/contract/calls';
import type { Database } from '../../db/database.ts';
import { findPincode } from '../pincode/service.ts';
import { cartRows, type StoredCart } from './repository.ts';

/**
 * Returns for each line whether the shop would replace the item. Its return policy must allow a replacement,
 * and the pincode must be serviceable, because the shop collects the old item there [BAG-11].
 */
export async function replaceableLines(
  db: Database,
  cart: StoredCart,
  pincode: string,
): Promise<CallResponseInput<'repApplicabilityOnCart'>['products']> {
  const deliveryLocation = await findPincode(db, pincode);
  return (await cartRows(db, cart.id)).map(({ entryNumber, ussid, returnPolicy }) => ({
    entryNumber: String(entryNumber),
    USSID: ussid,
    isReplaceable: deliveryLocation?.serviceable && /replacement/i.test(returnPolicy) ? 'Y' : 'N',
  }));
}
