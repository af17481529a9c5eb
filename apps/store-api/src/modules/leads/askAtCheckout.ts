import { cleanText, isMobileNumber, nationalDigits } from '@luxe/format';
import type { Database } from '../../db/database.ts';
import type { StoredAddress } from '../address/repository.ts';
import { findCustomer } from '../customer/repository.ts';
import { raiseCheckoutLead } from './raiseLead.ts';

export interface CheckoutCall {
  readonly cartId: number;
  readonly customerId: number;
  /** Delivery address of the cart; undefined for none. */
  readonly address: StoredAddress | undefined;
  readonly now: Date;
}

/**
 * Raises the request of a customer who asks for a call at checkout. The shop calls the verified number of the
 * account, because the delivery address can be that of another person; without one, that of the address.
 * Resolves to the number of the request, or to undefined without a phone number.
 */
export async function askAtCheckout(
  db: Database,
  { cartId, customerId, address, now }: CheckoutCall,
): Promise<string | undefined> {
  const customer = await findCustomer(db, customerId);
  const phone = [customer?.phone, address?.phone]
    .map((one) => nationalDigits(one ?? ''))
    .find((digits) => isMobileNumber(digits));
  if (phone === undefined) return undefined;
  const names = [nameOf(customer), nameOf(address)];
  const name = names.find((one) => one !== '') ?? '';
  return raiseCheckoutLead(db, { cartId, customerId, name, phone, now });
}

const nameOf = (person: { readonly firstName: string; readonly lastName: string } | undefined): string =>
  person ? cleanText(`${person.firstName} ${person.lastName}`) : '';
