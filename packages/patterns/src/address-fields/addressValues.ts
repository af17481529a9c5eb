import { cleanEmail, cleanText, country, nationalDigits } from '@luxe/format';
import type { Address, CallBody } from '@luxe/contract/calls';

/** Values of an address form, with texts as typed. Also the default values of `useForm<AddressValues>`. */
export type AddressValues = {
  postalCode: string;
  city: string;
  state: string;
  firstName: string;
  lastName: string;
  phone: string;
  line1: string;
  line2: string;
  line3: string;
  landmark: string;
  emailID: string;
  addressType: Address['addressType'];
  isDefault: boolean;
};

/** Maximum length of each kind of field, in code points, as in the contract. */
export const addressLimits = { name: 60, line: 120, landmark: 80, email: 120 } as const;

/** Form values of an address. Without an address: an empty form of type `Home`. */
export function toAddressValues(address?: Address): AddressValues {
  return {
    postalCode: address?.postalCode ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    firstName: address?.firstName ?? '',
    lastName: address?.lastName ?? '',
    phone: address?.phone ?? '',
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    line3: address?.line3 ?? '',
    landmark: address?.landmark ?? '',
    emailID: address?.emailID ?? '',
    addressType: address?.addressType ?? 'Home',
    isDefault: address?.defaultAddress ?? false,
  };
}

/** Request body of `addAddress`, and of `editAddress` with an added `addressId` [CHK-02, ACC-16]. */
export function toAddressBody({ isDefault, ...values }: AddressValues): CallBody<'addAddress'> {
  const trimmed = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, cleanText(value)]),
  ) as typeof values;
  const phone = nationalDigits(values.phone);
  const emailID = cleanEmail(values.emailID);
  return {
    ...trimmed,
    phone,
    emailID,
    'country.isocode': country,
    defaultAddress: isDefault ? 'true' : 'false',
  };
}
