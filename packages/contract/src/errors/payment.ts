import { formatPaise, type Paise } from '@luxe/format';
import type { ErrorDefinition } from './errorDefinition.ts';

/** Payment of an order. */
export const payment = {
  // The order cannot be paid in this way.
  O4001: {
    status: 400,
    messages: {
      // The parameter `reason` comes from `modules/pricing/copy.ts` of the store API. The reasons there have
      // no full stop, so this message adds one.
      cashNotPossible: (reason: string) =>
        `Cash on delivery: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`,
      restUnpaid: 'paymentMode: choose another way to pay the rest.',
      paymentMethodNotAvailable: 'paymentMode: this is not available. Please choose another.',
      nothingToPay: 'paymentMode: there is nothing left to pay.',
      amountTooLow: (minimum: Paise) => `paymentMode: online payments start at ${formatPaise(minimum)}.`,
      emiPlanNotChosen: 'emi: choose a plan first.',
    },
  },
  // Exact sentence of the specification.
  PAYMENT_GATEWAY: { status: 424, messages: { paymentProviderFailed: 'Payment Gateway Error, please try' } },
  O4005: { status: 409, messages: { paymentEnded: 'This payment has ended.' } },
  O4008: {
    status: 409,
    messages: {
      tooManyOpenPayments: 'You have two unfinished payments. Finish or cancel one, then pay for this.',
    },
  },
  O4042: { status: 404, messages: { paymentUnknown: 'We do not recognise this payment.' } },
  O4290: {
    status: 429,
    messages: { tooManyPayments: 'You have started too many payments. Please try again in a few minutes.' },
  },
  // One customer has entered too many PANs, cards or UPI ids.
  O4291: {
    status: 429,
    messages: { tooManyPaymentTries: 'Too many tries. Please try again in a few minutes.' },
  },
} as const satisfies Record<string, ErrorDefinition>;
