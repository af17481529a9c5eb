import type { Address } from '../calls/calls.ts';
import { address as sampleAddress, addressLong, addressWork } from '../samples/address.ts';
import { samples } from '../samples/samples.ts';
import type { MockRequest } from './reply.ts';

type Handler = (request: MockRequest) => object;

/** The address book and the pincodes of a mocked shop. `start` defaults to the sample. */
export function createMockAddresses(start: readonly Address[] = samples.addresses.addresses) {
  let addresses = start;

  return {
    addresses: () => ({ addresses, noOfAddress: addresses.length }),
    addAddress: ({ body }) => {
      const addressId = String(8_796_094_529_600 + addresses.length);
      addresses = [...addresses, toAddress(body, addressId, addresses.length === 0)];
      return { status: 'SUCCESS', addressId };
    },
    editAddress: ({ body }) => {
      const addressId = String(body.addressId);
      addresses = addresses.map((old) =>
        old.addressId === addressId ? toAddress(body, addressId, old.defaultAddress) : old,
      );
      return { status: 'SUCCESS', addressId };
    },
    removeAddress: ({ body }) => {
      addresses = addresses.filter(({ addressId }) => addressId !== body.addressId);
      return { status: 'SUCCESS' };
    },
    pincodeData: ({ query }) =>
      query.pincode === samples.pincodeNotServed.pincode
        ? samples.pincodeNotServed
        : {
            ...(query.ussid ? samples.pincodeOfOffer : samples.pincodeData),
            ...deliveryLocationOf(query.pincode ?? '110001'),
          },
  } satisfies Record<string, Handler>;
}

/**
 * Returns the city and state of a pincode: those of the sample address with this pincode, or else New Delhi.
 */
function deliveryLocationOf(pincode: string) {
  const { city, state } =
    [sampleAddress, addressWork, addressLong].find(({ postalCode }) => postalCode === pincode) ??
    samples.pincodeData;
  return { pincode, city, state };
}

function toAddress(form: MockRequest['body'], addressId: string, isDefault: boolean): Address {
  const { 'country.isocode': _country, defaultAddress, ...fields } = form;
  const isItsDefault = isDefault || defaultAddress === 'true';
  return {
    ...sampleAddress,
    line2: '',
    line3: '',
    landmark: '',
    ...fields,
    addressId,
    town: String(fields.city),
    country: { isocode: 'IN' },
    defaultAddress: isItsDefault,
    defaultFlag: isItsDefault,
  };
}
