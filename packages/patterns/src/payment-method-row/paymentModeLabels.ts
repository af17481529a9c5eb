import type { PaymentMode } from '@luxe/contract/calls';

/** Names of the payment modes, at the start of a line. */
export const paymentModeLabels = {
  UPI: 'UPI',
  'Credit Card': 'Credit or debit card',
  EMI: 'EMI',
  Netbanking: 'Netbanking',
  COD: 'Cash on delivery',
  'Cliq Cash': 'Cliq cash',
  Loyalty: 'Loyalty points',
  PayPal: 'PayPal',
  TPM: 'Third-party wallet',
} satisfies Record<PaymentMode, string>;
