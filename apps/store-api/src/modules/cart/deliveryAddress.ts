import type { Database } from '../../db/database.ts';
import { findAddress, listAddresses, type StoredAddress } from '../address/repository.ts';
import type { StoredCart } from './repository.ts';
import { findPincode, type StoredPincode } from '../pincode/service.ts';

/** The address chosen for a cart, else the default address of its customer; undefined for none. */
export async function addressOfCart(
  db: Database,
  { customerId, addressId }: Pick<StoredCart, 'customerId' | 'addressId'>,
): Promise<StoredAddress | undefined> {
  if (customerId === null) return undefined;
  const chosen = addressId === null ? undefined : await findAddress(db, customerId, addressId);
  return chosen ?? (await listAddresses(db, customerId))[0];
}

/**
 * Delivery location of a cart, which decides its delivery charges. Undefined without an address or for an
 * unknown pincode.
 */
export async function deliveryLocationOfCart(
  db: Database,
  cart: Pick<StoredCart, 'customerId' | 'addressId'>,
): Promise<StoredPincode | undefined> {
  const address = await addressOfCart(db, cart);
  return address && findPincode(db, address.postalCode);
}
