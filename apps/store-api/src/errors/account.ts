import type { ErrorDefinition } from './errorDefinition.ts';

/** Profile, password, personal data and address book. */
export const account = {
  profileOfSomeoneElse: { status: 403, code: 'P4031', message: 'This profile belongs to someone else.' },
  birthDateInvalid: { status: 400, code: 'P4002', message: 'dob: this is not a valid date of birth.' },
  emailNotConfirmed: { status: 409, code: 'P4091', message: 'This e-mail address is not confirmed yet.' },
  newPasswordWeak: {
    status: 400,
    code: 'P4003',
    message: 'Use 8 to 64 characters, with a letter and a digit.',
  },
  currentPasswordWrong: { status: 400, code: 'P4004', message: 'Your current password is incorrect.' },
  tooManyPasswordTries: {
    status: 429,
    code: 'P4029',
    message: 'Too many tries. Please try again in a few minutes.',
  },
  tooManyDownloads: {
    status: 429,
    code: 'P4029',
    message: 'You have downloaded this file several times. Please try again in an hour.',
  },

  unknownAddress: { status: 404, code: 'A4041', message: 'This address is not in your address book.' },
  emailInvalid: {
    status: 400,
    code: 'A4001',
    message: 'Check the e-mail address: it is not in the expected form.',
  },
  pincodeElsewhere: {
    status: 400,
    code: 'A4001',
    message: (pincode: string, city: string, state: string, wrong: 'city' | 'state') =>
      `${pincode} is in ${city}, ${state}. Check the pincode and the ${wrong}.`,
  },
  addressBookFull: {
    status: 400,
    code: 'A4001',
    message: (maximum: number) => `You can save up to ${maximum} addresses. Please remove one first.`,
  },
} as const satisfies Record<string, ErrorDefinition>;
