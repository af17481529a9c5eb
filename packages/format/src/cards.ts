/** Card brand names as shoppers know them, by code. */
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

/** Digits of a bank identification number (BIN, ISO/IEC 7812-1): 6 in the first edition, 8 since 2017. */
export const minBinLength = 6;
const longestBin = 8;

/** The first digits of a card number, which identify its bank: at most 8. */
export const toBin = (digits: string): string => digits.slice(0, longestBin);

/**
 * Whether a card with the first digits `known` belongs to a bank identification number (BIN) of 6 to 8
 * digits. Some providers and saved cards report only 6 digits. For them, only the first 6 digits of the BIN
 * are compared.
 */
export const matchesBin = (known: string, bin: string): boolean =>
  known.length >= minBinLength && (known.startsWith(bin) || bin.startsWith(known));
