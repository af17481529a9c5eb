import type { Address, CallBody } from '@luxe/contract/calls';

/** What the form holds. Everything is text but the last, as the shopper typed it. */
export type AddressValues = {
  postalCode: string;
  city: string;
  state: string;
  firstName: string;
  lastName: string;
  line1: string;
  line2: string;
  line3: string;
  landmark: string;
  phone: string;
  emailID: string;
  addressType: 'Home' | 'Work' | 'Other';
  isDefault: boolean;
};

/** Most letters of each line (contract: addressForm). */
export const limits = { name: 60, line: 120, landmark: 80 } as const;

export function toValues(address?: Address): AddressValues {
  return {
    postalCode: address?.postalCode ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    firstName: address?.firstName ?? '',
    lastName: address?.lastName ?? '',
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    line3: address?.line3 ?? '',
    landmark: address?.landmark ?? '',
    phone: address?.phone ?? '',
    emailID: address?.emailID ?? '',
    addressType: address?.addressType ?? 'Home',
    isDefault: address?.defaultAddress ?? false,
  };
}

export function toBody({ isDefault, ...values }: AddressValues): CallBody<'addAddress'> {
  const trimmed = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.trim()]),
  ) as typeof values;
  return { ...trimmed, 'country.isocode': 'IN', defaultAddress: isDefault ? 'true' : 'false' };
}
