import { formatPaise, type Paise } from '@luxe/format';
import type { ErrorDefinition } from './errorDefinition.ts';

/**
 * Errors of the ops listener, the desk and webhooks. Only operators and other programs read these errors,
 * never shoppers.
 */
export const operations = {
  B4091: {
    status: 409,
    messages: { priceAboveMrp: (mrp: Paise) => `The price cannot exceed the MRP of ${formatPaise(mrp)}.` },
  },
  O4007: {
    status: 409,
    messages: {
      orderNotPlaced: 'Only a placed order can move to the next step.',
      deliveryCodeWrong: 'The delivery code is wrong. The shopper has it on the page of the order.',
      alreadyTransferred: (reference: string) =>
        `This transfer was recorded already, with the reference ${reference}. Check with the bank.`,
      sealNumberMissing: 'A parcel with a delivery code needs a tamper seal. Enter its number.',
      moveNotAllowed: (from: string, to: string) => `A unit that is ${from} cannot become ${to} this way.`,
    },
  },
  O4010: { status: 409, messages: { noPaymentProvider: 'This shop has no payment provider.' } },
  UNAUTHORIZED: {
    status: 401,
    messages: {
      // One sentence for every wrong combination.
      deskLoginWrong: 'The e-mail address, the password or the code is wrong.',
      deskLoginRequired: 'Log in to the desk.',
      webhookUnauthorized: 'Wrong webhook credentials.',
    },
  },
} as const satisfies Record<string, ErrorDefinition>;
