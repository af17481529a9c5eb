import type { CardBrand } from '@luxe/contract/calls';
import { toBin, indianDay, minBinLength } from '@luxe/format';
import { copy } from '../copy.ts';

type BrandRules = {
  brand: CardBrand;
  prefix: RegExp;
  /** Valid lengths of a card number. */
  lengths: readonly number[];
  /** Sizes of the digit groups. The last size repeats for all further groups. */
  groups: readonly number[];
  code: RegExp;
};

const groupsOfFour = [4];
const threeDigits = /^\d{3}$/;
const upTo19 = [12, 13, 14, 15, 16, 17, 18, 19];

/** Brands by their public ranges [CHK-05]. The first match wins, so narrow ranges come before wider ones. */
const brands: readonly BrandRules[] = [
  { brand: 'AMEX', prefix: /^3[47]/, lengths: [15], groups: [4, 6, 5], code: /^\d{4}$/ },
  { brand: 'DINERS', prefix: /^3(?:0[0-5]|6)/, lengths: [14], groups: [4, 6, 4], code: threeDigits },
  { brand: 'JCB', prefix: /^35(?:2[89]|[3-8]\d)/, lengths: [16], groups: groupsOfFour, code: threeDigits },
  {
    brand: 'RUPAY',
    prefix: /^(?:508[5-9]|60(?:69|7\d|80)|6521|6522|81|82)/,
    lengths: [16],
    groups: groupsOfFour,
    code: threeDigits,
  },
  { brand: 'DISCOVER', prefix: /^6(?:011|4[4-9]|5)/, lengths: [16], groups: groupsOfFour, code: threeDigits },
  {
    brand: 'MASTERCARD',
    prefix: /^(?:5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/,
    lengths: [16],
    groups: groupsOfFour,
    code: threeDigits,
  },
  // RuPay and Discover numbers also start with `6` or `60`, so `rulesOf` needs four digits to detect Maestro.
  // Some Maestro cards have no security code, so an empty code is valid.
  {
    brand: 'MAESTRO',
    prefix: /^(?:50|5[6-9]|6)/,
    lengths: upTo19,
    groups: groupsOfFour,
    code: /^(?:\d{3})?$/,
  },
  // This prefix includes the numbers of Visa Electron (4026, 417500, 4508, 4844, 4913, 4917).
  { brand: 'VISA', prefix: /^4/, lengths: [16], groups: groupsOfFour, code: threeDigits },
];

/** The bin (first digits of a card number) to send while the number has fewer than six digits [CHK-32]. */
const defaultBin = '6';
/** Minimum number of digits at which PCI DSS allows the first eight digits to leave the page. */
const longNumber = 16;
/** Length of the longest card number. */
const maxDigits = 19;

export const digitsOf = (typed: string) => typed.replace(/\D/g, '');

/**
 * Returns the first digits of a card number, which identify the bank and the card brand. Returns eight digits
 * if the number has at least 16, and otherwise six. With fewer than six digits, returns "6".
 */
export function binOfNumber(number: string): string {
  const digits = digitsOf(number);
  if (digits.length < minBinLength) return defaultBin;
  return digits.length < longNumber ? digits.slice(0, minBinLength) : toBin(digits);
}

export const isCompleteBin = (bin: string) => bin.length >= minBinLength;

/** Returns the brand of a card number. Undefined until the typed digits fit only one brand. */
export function brandOf(number: string): CardBrand | undefined {
  return rulesOf(digitsOf(number))?.brand;
}

function rulesOf(digits: string): BrandRules | undefined {
  const rules = brands.find(({ prefix }) => prefix.test(digits));
  const isEarly = rules?.brand === 'MAESTRO' && digits.length < 4;
  return isEarly ? undefined : rules;
}

/** Groups the digits as printed on the card: `3782 822463 10005`. */
export function groupNumber(typed: string): string {
  const digits = digitsOf(typed);
  const { groups, lengths } = rulesOf(digits) ?? { groups: groupsOfFour, lengths: [maxDigits] };
  const parts: string[] = [];
  let rest = digits.slice(0, Math.max(...lengths));
  for (let at = 0; rest; at += 1) {
    const size = groups[Math.min(at, groups.length - 1)] ?? 4;
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return parts.join(' ');
}

/** Caret position in `formatted` that follows the same number of digits as `caret` in `typed`. */
export function caretAfter(typed: string, caret: number, formatted: string): number {
  const before = digitsOf(typed.slice(0, caret)).length;
  if (before === 0) return 0;
  let seen = 0;
  for (let at = 0; at < formatted.length; at += 1) {
    if (/\d/.test(formatted.charAt(at))) seen += 1;
    if (seen === before) return at + 1;
  }
  return formatted.length;
}

/** Whether the check digit is valid (Luhn algorithm, ISO/IEC 7812). */
export function hasLuhnDigit(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Error message for a card number; undefined when it is valid. */
export function numberProblem(number: string): string | undefined {
  const digits = digitsOf(number);
  if (!digits) return copy.card.numberEmpty;
  const rules = rulesOf(digits);
  if (!rules) return digits.length < 12 ? copy.card.numberShort : copy.card.brandUnknown;
  if (!rules.lengths.includes(digits.length)) return copy.card.numberShort;
  return hasLuhnDigit(digits) ? undefined : copy.card.numberWrong;
}

/**
 * Formats an expiry while it is typed: `8` as `08 / `, `0829` and `08/2029` as `08 / 29`. While the shopper
 * deletes, it adds no slash. Otherwise the deleted slash would return at once.
 */
export function groupExpiry(typed: string, isDeleting = false): string {
  const [month = '', year] = typed.split('/');
  const first = digitsOf(month);
  const isCompleteMonth = /^[2-9]$/.test(first) || (year !== undefined && first.length === 1);
  const digits = (isCompleteMonth && !isDeleting ? `0${first}` : first) + digitsOf(year ?? '');
  const years = digits
    .slice(2)
    .replace(/^20(?=\d\d)/, '')
    .slice(0, 2);
  if (years) return `${digits.slice(0, 2)} / ${years}`;
  const isMonthDone = !isDeleting && digits.length === 2 && (isCompleteMonth || year !== undefined);
  return isMonthDone ? `${digits} / ` : digits;
}

/** Month (`08`) and year (`2029`) in the provider's format; undefined when incomplete or not a month. */
export function readExpiry(typed: string): { month: string; year: string } | undefined {
  const found = /^(0[1-9]|1[0-2])(\d\d)$/.exec(digitsOf(typed));
  return found?.[1] && found[2] ? { month: found[1], year: `20${found[2]}` } : undefined;
}

/**
 * Error message for an expiry; undefined when it is valid. A card is valid until the end of its month, in
 * India's time.
 */
export function expiryProblem(typed: string, now: Date): string | undefined {
  if (!digitsOf(typed)) return copy.card.expiryEmpty;
  const expiry = readExpiry(typed);
  if (!expiry) return copy.card.expiryWrong;
  const thisMonth = indianDay(now).slice(0, 7);
  if (`${expiry.year}-${expiry.month}` < thisMonth) return copy.card.expired;
  return Number(expiry.year) > Number(thisMonth.slice(0, 4)) + 30 ? copy.card.expiryWrong : undefined;
}

/**
 * Error message for a security code: four digits for American Express, three or none for Maestro, else three.
 */
export function codeProblem(code: string, brand: CardBrand | undefined): string | undefined {
  const rules = brands.find((rule) => rule.brand === brand);
  if ((rules?.code ?? threeDigits).test(code)) return undefined;
  if (!code) return copy.card.codeEmpty;
  return brand === 'AMEX' ? copy.card.codeOfFour : copy.card.codeOfThree;
}

export const codeLength = (brand: CardBrand | undefined) => (brand === 'AMEX' ? 4 : 3);

export const nameProblem = (name: string) => (name.trim() ? undefined : copy.card.nameEmpty);
