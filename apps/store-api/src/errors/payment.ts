import { formatPaise, type Paise } from '@luxe/format';
import type { ErrorDefinition } from './errorDefinition.ts';

/** Online payments. */
export const payment = {
  paymentMethodNotAvailable: {
    status: 400,
    code: 'O4001',
    message: 'paymentMode: this is not available. Please choose another.',
  },
  nothingToPay: { status: 400, code: 'O4001', message: 'paymentMode: there is nothing left to pay.' },
  amountTooLow: {
    status: 400,
    code: 'O4001',
    message: (minimum: Paise) => `paymentMode: online payments start at ${formatPaise(minimum)}.`,
  },
  paymentProviderFailed: {
    status: 424,
    code: 'PAYMENT_GATEWAY',
    message: 'Payment Gateway Error, please try',
  },
  paymentEnded: { status: 409, code: 'O4005', message: 'This payment has ended.' },
  tooManyOpenPayments: {
    status: 409,
    code: 'O4008',
    message: 'You have two unfinished payments. Finish or cancel one, then pay for this.',
  },
  paymentUnknown: { status: 404, code: 'O4042', message: 'We do not recognise this payment.' },
  tooManyPayments: {
    status: 429,
    code: 'O4290',
    message: 'You have started too many payments. Please try again in a few minutes.',
  },
  // One customer has entered too many PANs, cards or UPI ids.
  tooManyPaymentTries: {
    status: 429,
    code: 'O4290',
    message: 'Too many tries. Please try again in a few minutes.',
  },
} as const satisfies Record<string, ErrorDefinition>;
