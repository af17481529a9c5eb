export const paymentModes = [
  'Netbanking',
  'Credit Card',
  'UPI',
  'COD',
  'Cliq Cash',
  'Loyalty',
  'PayPal',
  'TPM',
  'EMI',
] as const;
