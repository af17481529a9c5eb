import { formatCount } from '@luxe/format';
import type { ErrorDefinition } from './errorDefinition.ts';

/** Names of the fields that a shopper fills in, as the pages show them. */
export const fieldNames: Readonly<Record<string, string>> = {
  firstName: 'first name',
  lastName: 'last name',
  city: 'city',
  state: 'state',
  line1: 'flat, house or building',
  line2: 'street',
  line3: 'area',
  landmark: 'landmark',
  phone: 'mobile number',
  email: 'e-mail address',
  emailID: 'e-mail address',
  newEmail: 'e-mail address',
  postalCode: 'pincode',
  text: 'message',
  message: 'message',
  couponCode: 'coupon',
  offerCode: 'offer',
  orderCode: 'order number',
  upiId: 'UPI id',
  panNumber: 'PAN',
};

/** Requests in general: form, size, fields, availability. */
export const request = {
  addressNotFound: { status: 404, code: 'NOT_FOUND', message: 'There is nothing at this address.' },
  requestMalformed: { status: 400, code: 'MALFORMED', message: 'The request is malformed.' },
  requestTooLarge: { status: 413, code: 'TOO_LARGE', message: 'The request is larger than 256 kB.' },
  requestTooSlow: { status: 408, code: 'TOO_SLOW', message: 'The request took too long to arrive.' },
  // No client reads this response, because the shopper has left the page or the connection is broken.
  requestIncomplete: { status: 408, code: 'TOO_SLOW', message: 'The request was incomplete.' },
  bodyTypeUnsupported: { status: 415, code: 'UNSUPPORTED', message: 'The body must be JSON or a form.' },
  formDataRequired: { status: 415, code: 'UNSUPPORTED', message: 'The body must be multipart/form-data.' },
  storefrontOnly: { status: 403, code: 'FORBIDDEN', message: 'Only the storefront may call this.' },
  idempotencyKeyInvalid: {
    status: 400,
    code: 'K4001',
    message: 'The header Idempotency-Key is required: 8 to 200 letters, digits or dashes.',
  },
  idempotencyKeyReused: {
    status: 409,
    code: 'K4091',
    message: 'This Idempotency-Key was used for another request.',
  },

  // Errors in fields that a shopper fills in. `field` is the name from `fieldNames`, as the page shows it.
  fieldMissing: { status: 400, code: 'INVALID_REQUEST', message: (field: string) => `Enter the ${field}.` },
  fieldInvalid: {
    status: 400,
    code: 'INVALID_REQUEST',
    message: (field: string) => `Check the ${field}: it is not in the expected form.`,
  },
  fieldTooLong: {
    status: 400,
    code: 'INVALID_REQUEST',
    message: (field: string, maximum: number) => `Keep the ${field} to ${formatCount(maximum)} letters.`,
  },
  fieldTooShort: {
    status: 400,
    code: 'INVALID_REQUEST',
    message: (field: string, minimum: number) =>
      `Write at least ${formatCount(minimum)} letters in the ${field}.`,
  },
  fieldHasTooManyLines: {
    status: 400,
    code: 'INVALID_REQUEST',
    message: (field: string, maximum: number) => `Keep the ${field} to ${formatCount(maximum)} lines.`,
  },

  // Errors in parameters that no shopper fills in. `name` is the parameter's name in the contract.
  parameterMissing: {
    status: 400,
    code: 'INVALID_REQUEST',
    message: (name: string) => `${name}: this is required.`,
  },
  parameterInvalid: {
    status: 400,
    code: 'INVALID_REQUEST',
    message: (name: string) => `${name}: this is not in the expected form.`,
  },
  parameterTooLarge: {
    status: 400,
    code: 'INVALID_REQUEST',
    message: (name: string, maximum: number | bigint) =>
      `${name}: this is too large; the limit is ${maximum}.`,
  },
  parameterTooSmall: {
    status: 400,
    code: 'INVALID_REQUEST',
    message: (name: string, minimum: number | bigint) =>
      `${name}: this is too small; the minimum is ${minimum}.`,
  },
  parameterUnknown: {
    status: 400,
    code: 'INVALID_REQUEST',
    message: (name: string, accepted: string) => `${name}: this must be one of ${accepted}.`,
  },

  shopBusy: {
    status: 503,
    code: 'BUSY',
    message: 'The shop is very busy just now. Please try again in a moment.',
  },
  shopUnavailable: {
    status: 503,
    code: 'UNAVAILABLE',
    message: 'The shop is unavailable right now. Please try again shortly.',
  },
  storageFull: {
    status: 503,
    code: 'STORAGE_FULL',
    message: 'The shop cannot save changes right now. Please try again shortly.',
  },
  unexpectedFault: { status: 500, code: 'FAULT', message: 'Something went wrong' },
} as const satisfies Record<string, ErrorDefinition>;
