import { indianDay } from '@luxe/format';
import { invalid } from '../protocol/errors.ts';
import type { OutcomeName } from './outcomes.ts';

/**
 * The stored data of a card. The full number and the security code are missing, so the data is not enough to
 * pay with.
 */
export interface Card {
  readonly bin: string;
  readonly lastFour: string;
  readonly brand: CardBrand;
  readonly type: 'CREDIT' | 'DEBIT';
  /** The bank code, such as `HDFC`. */
  readonly issuer: string;
  readonly expiryMonth: string;
  /** Four digits. */
  readonly expiryYear: string;
  readonly outcome: OutcomeName;
  /**
   * Identifies the card among a customer's saved cards. The reference stays the same until the card is
   * deleted.
   */
  readonly reference?: string;
}

export type CardBrand = (typeof brands)[number][0];

/**
 * Brands with their public number ranges and the formats of number and security code. A card has the first
 * brand whose range matches.
 */
const brands = [
  ['AMEX', /^3[47]/, /^\d{15}$/, /^\d{4}$/],
  ['DINERS', /^3(?:0[0-5]|6)/, /^\d{14}$/, /^\d{3}$/],
  ['JCB', /^35(?:2[89]|[3-8]\d)/, /^\d{16}$/, /^\d{3}$/],
  ['RUPAY', /^(?:508[5-9]|60(?:69|7\d|80)|6521|6522|81|82)/, /^\d{16}$/, /^\d{3}$/],
  ['DISCOVER', /^6(?:011|4[4-9]|5)/, /^\d{16}$/, /^\d{3}$/],
  ['MASTERCARD', /^(?:5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/, /^\d{16}$/, /^\d{3}$/],
  // Some Maestro cards have no security code.
  ['MAESTRO', /^(?:50|5[6-9]|6)/, /^\d{12,19}$/, /^(?:\d{3})?$/],
  ['VISA', /^4/, /^\d{16}$/, /^\d{3}$/],
] as const;

/** Issuer and type of the documented cards, by their first six digits. Visa Electron counts as Visa. */
const issuers: Readonly<Record<string, readonly [issuer: string, type: Card['type']]>> = {
  '411111': ['HDFC', 'CREDIT'],
  '400000': ['HDFC', 'CREDIT'],
  '555555': ['ICICI', 'CREDIT'],
  '524193': ['AXIS', 'CREDIT'],
  '416644': ['KOTAK', 'CREDIT'],
  '459150': ['SBI', 'CREDIT'],
  '437551': ['ICICI', 'DEBIT'],
  '491730': ['AXIS', 'DEBIT'],
  '607481': ['SBI', 'DEBIT'],
  '675964': ['SBI', 'DEBIT'],
  '305693': ['HDFC', 'CREDIT'],
  '378282': ['AMEX', 'CREDIT'],
};

/** Test card numbers with which a payment is charged: one or more for each brand, with a description. */
export const chargedCards = [
  ['4111111111111111', 'Visa, HDFC credit'],
  ['5555555555554444', 'Mastercard, ICICI credit'],
  ['5241930000000006', 'Mastercard, Axis credit'],
  ['4166440000000000', 'Visa, Kotak credit'],
  ['4591500000000006', 'Visa, SBI credit'],
  ['4375510000000007', 'Visa, ICICI debit'],
  ['4917300800000000', 'Visa Electron, Axis debit'],
  ['6074819999999999', 'RuPay, SBI debit'],
  ['6759649826438453', 'Maestro, SBI debit'],
  ['378282246310005', 'American Express; its code has four digits'],
  ['30569309025904', 'Diners Club, HDFC credit'],
  ['6011111111111117', 'Discover, of a bank without EMI'],
  ['3530111333300000', 'JCB, of a bank without EMI'],
] as const;

/** The cards of all other outcomes. */
export const outcomeCards: Readonly<Record<string, Exclude<OutcomeName, 'charged'>>> = {
  '4000000000000002': 'authorization-failed',
  '4000000000000010': 'authentication-failed',
  '4000000000000028': 'juspay-declined',
  '4000000000000036': 'not-found',
  '4000000000000044': 'pending-charged',
  '4000000000000051': 'pending-failed',
  '4000000000000069': 'time-out',
  '4000000000000077': 'webhook-first',
  '4000000000000085': 'webhook-never',
  '4000000000000093': 'webhook-twice',
  '4000000000000101': 'return-twice',
  '4000000000000119': 'return-post',
  '4000000000000127': 'wrong-amount',
  '4000000000000135': 'refund-rejected',
};

export interface TypedCard {
  readonly number: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly securityCode: string;
}

/**
 * Checks a card as a bank would, and returns its data without the card number. Throws a DomainError that
 * names the invalid field.
 */
export function readCard({ number, expiryMonth, expiryYear, securityCode }: TypedCard, now: number): Card {
  const digits = number.replaceAll(/[\s-]/g, '');
  const brand = brands.find(([, prefix]) => prefix.test(digits));
  if (!brand || !brand[2].test(digits) || !hasLuhnDigit(digits))
    throw invalid('The card number is not valid.', 'invalid_card_number');
  if (!brand[3].test(securityCode))
    throw invalid('The security code is not valid.', 'invalid_card_security_code');
  const { issuer, type } = findIssuer(digits.slice(0, 6));
  return {
    bin: digits.slice(0, 6),
    lastFour: digits.slice(-4),
    brand: brand[0],
    type,
    issuer,
    ...readExpiry(expiryMonth, expiryYear, now),
    outcome: outcomeCards[digits] ?? 'charged',
  };
}

/** Brand, issuer and type of cards that begin with these six digits. */
export function findIssuer(bin: string): {
  brand: CardBrand | undefined;
  issuer: string;
  type: Card['type'];
} {
  const [issuer, type] = issuers[bin] ?? ['UNKNOWN', 'CREDIT'];
  return { brand: brands.find(([, prefix]) => prefix.test(bin))?.[0], issuer, type };
}

/** Whether a security code has the format of a known card's brand. */
export const isSecurityCodeOf = ({ brand }: Pick<Card, 'brand'>, code: string): boolean =>
  brands.some(([name, , , pattern]) => name === brand && pattern.test(code));

function readExpiry(month: string, year: string, now: number) {
  const fault = () => invalid('The card has expired, or its date is not valid.', 'invalid_card_expiry');
  if (!/^(?:0?[1-9]|1[0-2])$/.test(month) || !/^(?:20)?\d\d$/.test(year)) throw fault();
  const expiryYear = year.length === 2 ? `20${year}` : year;
  const expiryMonth = month.padStart(2, '0');
  if (hasExpired({ expiryMonth, expiryYear }, now)) throw fault();
  if (Number(expiryYear) > Number(monthInIndia(now).slice(0, 4)) + 30) throw fault();
  return { expiryMonth, expiryYear };
}

/** A card expires at the end of its month, Indian time. */
export const hasExpired = (
  { expiryMonth, expiryYear }: Pick<Card, 'expiryMonth' | 'expiryYear'>,
  now: number,
): boolean => `${expiryYear}-${expiryMonth}` < monthInIndia(now);

const monthInIndia = (now: number) => indianDay(new Date(now)).slice(0, 7);

/** Verifies the check digit of ISO/IEC 7812 (Luhn). */
export function hasLuhnDigit(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
