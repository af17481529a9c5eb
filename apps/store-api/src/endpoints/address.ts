import type { Clock } from '@luxe/host';
import type { CallBody } from '@luxe/contract/calls';
import type { Database } from '../db/database.ts';
import type { Mount } from '../http/mount.ts';
import type { LivePolicy } from '../modules/policy/livePolicy.ts';
import { createAddressBook, type AddressFields } from '../modules/address/service.ts';

interface AddressParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly livePolicy: LivePolicy;
}

export function addressRoutes(mount: Mount, { db, clock, livePolicy }: AddressParts) {
  const book = createAddressBook(db, clock);

  mount('addresses', async ({ caller }) => {
    const addresses = await book.list(caller.customerId);
    return { addresses, noOfAddress: addresses.length };
  });
  mount('addAddress', async ({ caller, body }) => ({
    status: 'SUCCESS',
    addressId: await book.add(caller.customerId, toFields(body), isDefault(body), await livePolicy.read()),
  }));
  mount('editAddress', async ({ caller, body }) => {
    await book.edit(caller.customerId, body.addressId, toFields(body), isDefault(body));
    return { status: 'SUCCESS', addressId: body.addressId };
  });
  mount('removeAddress', async ({ caller, body }) => {
    await book.remove(caller.customerId, body.addressId);
    return { status: 'SUCCESS' };
  });
}

/**
 * Whether the address becomes the default. The form has two fields for this, and either is enough [ACC-16].
 */
const isDefault = ({
  defaultAddress,
  defaultFlag,
}: Pick<CallBody<'addAddress'>, 'defaultAddress' | 'defaultFlag'>) =>
  defaultAddress === 'true' || defaultFlag === 'true';

/**
 * Selects the fields of the form that the address row stores. The country is not stored, because it is always
 * India. Whether the address is the default is set separately.
 */
function toFields(form: Required<Omit<CallBody<'addAddress'>, 'defaultFlag'>>): AddressFields {
  const {
    addressType,
    postalCode,
    city,
    state,
    firstName,
    lastName,
    line1,
    line2,
    line3,
    landmark,
    phone,
    emailID,
  } = form;
  return {
    addressType,
    postalCode,
    city,
    state,
    firstName,
    lastName,
    line1,
    line2,
    line3,
    landmark,
    phone,
    emailID,
  };
}
