import type { Address } from '@luxe/contract/calls';

/** Default texts of the address fields, in English. */
export const addressLabels = {
  pincode: 'Pincode',
  pincodeHint: 'Fills in the city and state.',
  pincodeWrong: 'Enter all six digits of the pincode.',
  pincodeUnknown: 'We do not know this pincode. Check its six digits.',
  notServed: (pincode: string) => `We do not deliver to ${pincode} yet. Try another pincode.`,
  lookingUp: (pincode: string) => `Looking up ${pincode}`,
  lookUpFailed: 'The pincode could not be looked up. Fill in the city and state yourself.',
  served: (city: string, day: string) => (day ? `${city}. Delivers by ${day}` : city),
  city: 'City',
  cityEmpty: 'Enter the city.',
  state: 'State',
  stateEmpty: 'Enter the state.',
  stateElsewhere: (pincode: string, city: string, state: string) =>
    `${pincode} is in ${city}, ${state}. Check the pincode and the state.`,
  firstName: 'First name',
  firstNameEmpty: 'Enter the first name.',
  lastName: 'Last name',
  lastNameWrong: 'Use letters for the last name, or leave it empty.',
  phone: 'Mobile number',
  phoneHint: 'Only for the courier on delivery day.',
  phoneWrong: 'Enter a mobile number of ten digits that starts with 6, 7, 8 or 9.',
  line1: 'Flat, house or building',
  line1Empty: 'Enter the flat, house or building.',
  line2: 'Street',
  line3: 'Area',
  landmark: 'Landmark',
  email: 'E-mail',
  emailHint: 'For a receipt.',
  emailWrong: 'Enter an e-mail address like name@example.in, or leave it empty.',
  addressType: 'This address is',
  types: { Home: 'Home', Work: 'Work', Other: 'Other' } satisfies Record<Address['addressType'], string>,
  makeDefault: 'Use as my default address',
  tooLong: (limit: number) => `Keep it to ${limit} letters.`,
} as const;

type Widened<Value> = Value extends string
  ? string
  : Value extends object
    ? { [Key in keyof Value]: Widened<Value[Key]> }
    : Value;

/** Texts of the address fields in any language. */
export type AddressLabels = {
  [Key in keyof typeof addressLabels]: (typeof addressLabels)[Key] extends (...given: never[]) => string
    ? (typeof addressLabels)[Key]
    : Widened<(typeof addressLabels)[Key]>;
};
