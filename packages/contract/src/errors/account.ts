import type { ErrorDefinition } from './errorDefinition.ts';

/** Profile, password, personal data and address book. */
export const account = {
  P4031: { status: 403, messages: { profileOfSomeoneElse: 'This profile belongs to someone else.' } },
  P4002: { status: 400, messages: { birthDateInvalid: 'dob: this is not a valid date of birth.' } },
  P4091: { status: 409, messages: { emailNotConfirmed: 'This e-mail address is not confirmed yet.' } },
  P4003: { status: 400, messages: { newPasswordWeak: 'Use 8 to 64 characters, with a letter and a digit.' } },
  P4004: { status: 400, messages: { currentPasswordWrong: 'Your current password is incorrect.' } },
  // Exact sentence of the specification.
  P4005: { status: 400, messages: { passwordLoginFailed: 'Invalid user/password or user not found' } },
  P4029: {
    status: 429,
    messages: { tooManyPasswordTries: 'Too many tries. Please try again in a few minutes.' },
  },
  P4291: {
    status: 429,
    messages: {
      tooManyDownloads: 'You have downloaded this file several times. Please try again in an hour.',
    },
  },

  A4041: { status: 404, messages: { unknownAddress: 'This address is not in your address book.' } },
  A4001: {
    status: 400,
    messages: {
      emailInvalid: 'Check the e-mail address: it is not in the expected form.',
      pincodeElsewhere: (pincode: string, city: string, state: string, wrong: 'city' | 'state') =>
        `${pincode} is in ${city}, ${state}. Check the pincode and the ${wrong}.`,
    },
  },
  A4003: {
    status: 400,
    messages: {
      addressBookFull: (maximum: number) =>
        `You can save up to ${maximum} addresses. Please remove one first.`,
    },
  },
} as const satisfies Record<string, ErrorDefinition>;
