import type { Clock } from '@luxe/host';
import type { CallResponseInput } from '@luxe/contract/calls';
import { randomInt } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import type { OrderAddress } from '../../db/schema/index.ts';
import { isEmail } from '@luxe/format';
import { domainError } from '../../errors/domainError.ts';
import { setMissingName } from '../customer/repository.ts';
import { contradictionOf } from '../pincode/service.ts';
import type { Policy } from '../policy/policyValues.ts';
import * as stored from './repository.ts';

export type AddressFields = Omit<OrderAddress, 'addressId'>;
type WireAddress = CallResponseInput<'addresses'>['addresses'][number];

/** A customer's address book. Exactly one of its addresses is the default, unless the book is empty. */
export function createAddressBook(db: Database, clock: Clock) {
  async function check(fields: AddressFields) {
    if (fields.emailID && !isEmail(fields.emailID)) throw domainError('emailInvalid');
    const contradiction = await contradictionOf(db, fields);
    if (contradiction) {
      const { city, state, wrong } = contradiction;
      throw domainError('pincodeElsewhere', fields.postalCode, city, state, wrong);
    }
  }

  const changeBook = <T>(customerId: number, work: (tx: Database) => Promise<T>) =>
    db.transaction(async (tx) => {
      await stored.lockCustomer(tx, customerId);
      return work(tx);
    });

  return {
    list: async (customerId: number) => (await stored.listAddresses(db, customerId)).map(toWire),

    async add(
      customerId: number,
      fields: AddressFields,
      isDefault: boolean,
      { maxAddresses }: Pick<Policy, 'maxAddresses'>,
    ): Promise<string> {
      await check(fields);
      return changeBook(customerId, async (tx) => {
        const known = await stored.listAddresses(tx, customerId);
        if (known.length >= maxAddresses) throw domainError('addressBookFull', maxAddresses);
        const becomesDefault = isDefault || known.length === 0;
        if (becomesDefault) await stored.clearDefault(tx, customerId);
        const id = newAddressId();
        await stored.addAddress(tx, {
          ...fields,
          id,
          customerId,
          isDefault: becomesDefault,
          createdAt: clock.now(),
        });
        await setMissingName(tx, customerId, { firstName: fields.firstName, lastName: fields.lastName });
        return id;
      });
    },

    async edit(customerId: number, id: string, fields: AddressFields, isDefault: boolean): Promise<void> {
      await check(fields);
      return changeBook(customerId, async (tx) => {
        const known = await stored.findAddress(tx, customerId, id);
        if (!known) throw domainError('unknownAddress');
        if (isDefault) await stored.clearDefault(tx, customerId);
        await stored.changeAddress(tx, id, { ...fields, isDefault: isDefault || known.isDefault });
      });
    },

    /** Removes an address. Does nothing if the address does not exist or belongs to another customer. */
    remove(customerId: number, id: string): Promise<void> {
      return changeBook(customerId, async (tx) => {
        const known = await stored.findAddress(tx, customerId, id);
        if (!known) return;
        await stored.dropAddress(tx, id);
        const [next] = await stored.listAddresses(tx, customerId);
        if (known.isDefault && next) await stored.changeAddress(tx, next.id, { isDefault: true });
      });
    },
  };
}

/**
 * An id of 13 digits: an 8, then 12 random digits. The id need not be secret, because every read also checks
 * the customer.
 */
const newAddressId = () =>
  `8${String(randomInt(1_000_000)).padStart(6, '0')}${String(randomInt(1_000_000)).padStart(6, '0')}`;

/** Copies an address into an order. */
export function toSnapshot(row: stored.StoredAddress): OrderAddress {
  const { id, addressType, firstName, lastName, line1, line2, line3, landmark } = row;
  const { postalCode, city, state, phone, emailID } = row;
  return {
    addressId: id,
    addressType,
    firstName,
    lastName,
    line1,
    line2,
    line3,
    landmark,
    postalCode,
    city,
    state,
    phone,
    emailID,
  };
}

/** Wire format of an address. `defaultAddress` is false for the copy of an address in an order. */
export function toWireAddress(snapshot: OrderAddress, defaultAddress: boolean): WireAddress {
  return {
    ...snapshot,
    town: snapshot.city,
    country: { isocode: 'IN' },
    defaultAddress,
    defaultFlag: defaultAddress,
  };
}

export const toWire = (row: stored.StoredAddress) => toWireAddress(toSnapshot(row), row.isDefault);
