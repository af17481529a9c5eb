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

/** Digits of a bank identification number (BIN, ISO/IEC 7812-1): six in the first edition, eight since 2017. */
export const shortestBin = 6;
const longestBin = 8;

/** The digits of a card's number that tell its bank: at most eight. */
export const binOf = (digits: string): string => digits.slice(0, longestBin);

/**
 * Whether a card whose first digits are known belongs to a BIN of six to eight digits. Where fewer digits are known than the BIN has, those
 * decide: some providers and saved cards tell six alone.
 */
export const isOfBin = (known: string, bin: string): boolean =>
  known.length >= shortestBin && (known.startsWith(bin) || bin.startsWith(known));
