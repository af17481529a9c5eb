/** Brands of cards as shoppers know them. */
export const cardBrandNames = {
  RUPAY: 'RuPay',
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMEX: 'American Express',
  MAESTRO: 'Maestro',
  DINERS: 'Diners Club',
  DISCOVER: 'Discover',
  JCB: 'JCB',
} as const;
