import { formatCount, formatPaise, type Paise } from '@luxe/format';
import type { ErrorDefinition } from './errorDefinition.ts';

/** Requests in general: form, size, fields, origin, number, availability. */
export const request = {
  NOT_FOUND: {
    status: 404,
    messages: {
      addressNotFound: 'There is nothing at this address.',
      // At the ops listener.
      noCodeSent: 'No code was sent to this contact.',
      enquiryUnknown: 'There is no such enquiry.',
      unknownMail: 'There is no such message.',
      unknownOffer: 'There is no such offer.',
      refundPartUnknown: 'The order has no such transfer.',
      orderLineUnknown: 'The order has no such line.',
      entryNotFound: 'Your statements have no such entry.',
      parcelUnknown: 'The order has no such parcel on its way.',
      unknownPolicy: (name: string) => `The shop's policy has no value ${name}.`,
    },
  },
  MALFORMED: {
    status: 400,
    messages: {
      requestMalformed: 'The request is malformed.',
      // At the session boundary.
      addressMalformed: 'The address is malformed.',
      jsonMalformed: 'The request is not valid JSON.',
      jsonObjectExpected: 'The request is not a JSON object.',
      pageIdempotencyKeyMalformed: 'The Idempotency-Key is malformed.',
      pageParameterInvalid: (name: string) => `Not valid: ${name}.`,
      pageParameterNotPlaceholder: (name: string, placeholder: string) => `${name} must be "${placeholder}".`,
      pageParameterNotText: (name: string) => `${name} is not a text.`,
      pageParameterTwice: (name: string) => `${name} is given twice.`,
    },
  },
  TOO_LARGE: {
    status: 413,
    messages: {
      requestTooLarge: 'The request is larger than 256 kB.',
      // At the session boundary.
      pageRequestTooLarge: 'This request is too large.',
      uploadTooLarge: 'These files are too large. Try fewer or smaller files.',
    },
  },
  TOO_SLOW: {
    status: 408,
    messages: {
      requestTooSlow: 'The request took too long to arrive.',
      // No client reads this response, because the shopper has left the page or the connection is broken.
      requestIncomplete: 'The request was incomplete.',
    },
  },
  UNSUPPORTED: {
    status: 415,
    messages: {
      bodyTypeUnsupported: 'The body must be JSON or a form.',
      formDataRequired: 'The body must be multipart/form-data.',
      // At the session boundary.
      pageBodyTypeUnsupported: 'The request has a type we cannot read.',
    },
  },
  FORBIDDEN: {
    status: 403,
    messages: {
      storefrontOnly: 'Only the storefront may call this.',
      // At the ops listener and its desk.
      hostNotServed: 'This listener does not serve this host name.',
      requestFromElsewhere: 'This request does not come from the desk.',
      deskFormExpired: 'This form has expired. Load the page again.',
      deskRoleMissing: 'Your account has no access to this part of the desk.',
      deskPasswordDue: 'Choose a password of your own first.',
      // At the session boundary.
      requestFromAnotherSite: 'This request did not come from a page of the shop.',
      consentMissing: 'The shopper has not agreed to this.',
    },
  },
  TOO_MANY: {
    status: 429,
    messages: {
      // At the session boundary.
      tooManyAttempts: 'Too many attempts. Please wait a few minutes and try again.',
      // At the desk, and of the payment provider.
      tooManyDeskTries: 'Too many tries.',
      tooManyWebhooks: 'Too many messages.',
    },
  },
  K4001: {
    status: 400,
    messages: {
      idempotencyKeyInvalid: 'The header Idempotency-Key is required: 8 to 200 letters, digits or dashes.',
    },
  },
  K4091: {
    status: 409,
    messages: { idempotencyKeyReused: 'This Idempotency-Key was used for another request.' },
  },

  INVALID_REQUEST: {
    status: 400,
    messages: {
      // At the desk.
      policyInvalid: (name: string, problem: string) => `${name}: ${problem}.`,
      deskPasswordWeak: (minimum: number) =>
        `Choose a password of at least ${minimum} letters, which is not your current password.`,
      deskPasswordWrong: 'The current password is wrong.',
      stockInvalid: (maximum: number) => `The stock must be an integer from 0 to ${formatCount(maximum)}.`,
      // Errors in fields that a shopper fills in. `field` is the name of the field, as the page shows it.
      fieldMissing: (field: string) => `Enter the ${field}.`,
      fieldInvalid: (field: string) => `Check the ${field}: it is not in the expected form.`,
      fieldTooLong: (field: string, maximum: number) =>
        `Keep the ${field} to ${formatCount(maximum)} letters.`,
      fieldTooShort: (field: string, minimum: number) =>
        `Write at least ${formatCount(minimum)} letters in the ${field}.`,
      fieldHasTooManyLines: (field: string, maximum: number) =>
        `Keep the ${field} to ${formatCount(maximum)} lines.`,
      // Errors in parameters that no shopper fills in. `name` is the parameter's name in the contract.
      parameterMissing: (name: string) => `${name}: this is required.`,
      parameterInvalid: (name: string) => `${name}: this is not in the expected form.`,
      parameterTooLarge: (name: string, maximum: number | bigint) =>
        `${name}: this is too large; the limit is ${maximum}.`,
      parameterTooSmall: (name: string, minimum: number | bigint) =>
        `${name}: this is too small; the minimum is ${minimum}.`,
      parameterUnknown: (name: string, accepted: string) => `${name}: this must be one of ${accepted}.`,
      // At the desk.
      priceInvalid: 'The price must be an amount in rupees, such as 4999 or 4999.50.',
      priceTooLow: (minimum: Paise) => `The price must be at least ${formatPaise(minimum)}.`,
      unknownStep: 'There is no such step.',
    },
  },

  BUSY: {
    status: 503,
    messages: { shopBusy: 'The shop is very busy just now. Please try again in a moment.' },
  },
  UNAVAILABLE: {
    status: 503,
    messages: {
      shopUnavailable: 'The shop is unavailable right now. Please try again shortly.',
      // At the session boundary.
      shopUnreachable: 'We cannot reach the shop just now. Please try again in a moment.',
    },
  },
  TIMED_OUT: {
    status: 504,
    messages: { shopTimedOut: 'We cannot reach the shop just now. Please try again in a moment.' },
  },
  STORAGE_FULL: {
    status: 503,
    messages: { storageFull: 'The shop cannot save changes right now. Please try again shortly.' },
  },
  // Exact sentence of the specification.
  FAULT: { status: 500, messages: { unexpectedFault: 'Something went wrong' } },
} as const satisfies Record<string, ErrorDefinition>;
