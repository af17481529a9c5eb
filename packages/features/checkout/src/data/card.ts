import type { CardBrand } from '@luxe/contract/calls';
import { binOf, indianDay, shortestBin } from '@luxe/format';
import { copy } from '../copy.ts';

type BrandRules = {
  brand: CardBrand;
  prefix: RegExp;
  /** How many digits its numbers have. */
  lengths: readonly number[];
  /** How its digits stand on the card; the last group repeats. */
  groups: readonly number[];
  code: RegExp;
};

const fours = [4];
const threeDigits = /^\d{3}$/;
const upTo19 = [12, 13, 14, 15, 16, 17, 18, 19];

/** Brands by their public ranges; the first that matches counts, so narrow ranges stand before the wide ones around them [CHK-05]. */
const brands: readonly BrandRules[] = [
  { brand: 'AMEX', prefix: /^3[47]/, lengths: [15], groups: [4, 6, 5], code: /^\d{4}$/ },
  { brand: 'DINERS', prefix: /^3(?:0[0-5]|6)/, lengths: [14], groups: [4, 6, 4], code: threeDigits },
  { brand: 'JCB', prefix: /^35(?:2[89]|[3-8]\d)/, lengths: [16], groups: fours, code: threeDigits },
  {
    brand: 'RUPAY',
    prefix: /^(?:508[5-9]|60(?:69|7\d|80)|6521|6522|81|82)/,
    lengths: [16],
    groups: fours,
    code: threeDigits,
  },
  { brand: 'DISCOVER', prefix: /^6(?:011|4[4-9]|5)/, lengths: [16], groups: fours, code: threeDigits },
  {
    brand: 'MASTERCARD',
    prefix: /^(?:5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/,
    lengths: [16],
    groups: fours,
    code: threeDigits,
  },
  // Six digits tell Maestro: `6` and `60` begin RuPay and Discover as well. Some of its cards have no code.
  {
    brand: 'MAESTRO',
    prefix: /^(?:50|5[6-9]|6)/,
    lengths: upTo19,
    groups: fours,
    code: /^(?:\d{3})?$/,
  },
  // Visa Electron (4026, 417500, 4508, 4844, 4913, 4917) is Visa.
  { brand: 'VISA', prefix: /^4/, lengths: [16], groups: fours, code: threeDigits },
];

/** What stands for the first digits of a card while there are fewer than six [CHK-32]. */
const defaultBin = '6';
/** From this length on eight digits may leave the page: PCI DSS allows a number of 16 digits or more to show its first eight. */
const longNumber = 16;
/** Digits of the longest number there is. */
const mostDigits = 19;

export const digitsOf = (typed: string) => typed.replace(/\D/g, '');

/** The first digits, which tell bank and brand: the default until there are six, eight of a number of 16 digits or more. */
export function binOfNumber(number: string): string {
  const digits = digitsOf(number);
  if (digits.length < shortestBin) return defaultBin;
  return digits.length < longNumber ? digits.slice(0, shortestBin) : binOf(digits);
}

export const isWholeBin = (bin: string) => bin.length >= shortestBin;

/** Undefined until the digits can be of one brand alone. */
export function brandOf(number: string): CardBrand | undefined {
  return rulesOf(digitsOf(number))?.brand;
}

function rulesOf(digits: string): BrandRules | undefined {
  const rules = brands.find(({ prefix }) => prefix.test(digits));
  const isEarly = rules?.brand === 'MAESTRO' && digits.length < 4;
  return isEarly ? undefined : rules;
}

/** Digits in the groups that stand on the card: `3782 822463 10005`. */
export function groupNumber(typed: string): string {
  const digits = digitsOf(typed);
  const { groups, lengths } = rulesOf(digits) ?? { groups: fours, lengths: [mostDigits] };
  const parts: string[] = [];
  let rest = digits.slice(0, Math.max(...lengths));
  for (let at = 0; rest; at += 1) {
    const size = groups[Math.min(at, groups.length - 1)] ?? 4;
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return parts.join(' ');
}

/** Where the caret stands once `typed` has become `shown`: behind as many digits as before. */
export function caretAfter(typed: string, caret: number, shown: string): number {
  const before = digitsOf(typed.slice(0, caret)).length;
  if (before === 0) return 0;
  let seen = 0;
  for (let at = 0; at < shown.length; at += 1) {
    if (/\d/.test(shown.charAt(at))) seen += 1;
    if (seen === before) return at + 1;
  }
  return shown.length;
}

/** The check digit of ISO/IEC 7812. */
export function hasLuhnDigit(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** What is wrong with a card's number, in words; undefined when nothing is. */
export function numberProblem(number: string): string | undefined {
  const digits = digitsOf(number);
  if (!digits) return copy.card.numberEmpty;
  const rules = rulesOf(digits);
  if (!rules) return digits.length < 12 ? copy.card.numberShort : copy.card.brandUnknown;
  if (!rules.lengths.includes(digits.length)) return copy.card.numberShort;
  return hasLuhnDigit(digits) ? undefined : copy.card.numberWrong;
}

/**
 * `8` as `08 / `, `0829` and `08/2029` as `08 / 29`, as it is typed. While it is being taken away nothing is put in: the stroke would come
 * back as often as it went.
 */
export function groupExpiry(typed: string, isDeleting = false): string {
  const [month = '', year] = typed.split('/');
  const first = digitsOf(month);
  const isWholeMonth = /^[2-9]$/.test(first) || (year !== undefined && first.length === 1);
  const digits = (isWholeMonth && !isDeleting ? `0${first}` : first) + digitsOf(year ?? '');
  const years = digits
    .slice(2)
    .replace(/^20(?=\d\d)/, '')
    .slice(0, 2);
  if (years) return `${digits.slice(0, 2)} / ${years}`;
  const isMonthDone = !isDeleting && digits.length === 2 && (isWholeMonth || year !== undefined);
  return isMonthDone ? `${digits} / ` : digits;
}

/** Month and year as the provider takes them; undefined for what is no month. */
export function readExpiry(typed: string): { month: string; year: string } | undefined {
  const found = /^(0[1-9]|1[0-2])(\d\d)$/.exec(digitsOf(typed));
  return found?.[1] && found[2] ? { month: found[1], year: `20${found[2]}` } : undefined;
}

/** A card is good until its month ends in India. */
export function expiryProblem(typed: string, now: Date): string | undefined {
  if (!digitsOf(typed)) return copy.card.expiryEmpty;
  const expiry = readExpiry(typed);
  if (!expiry) return copy.card.expiryWrong;
  const thisMonth = indianDay(now).slice(0, 7);
  if (`${expiry.year}-${expiry.month}` < thisMonth) return copy.card.expired;
  return Number(expiry.year) > Number(thisMonth.slice(0, 4)) + 30 ? copy.card.expiryWrong : undefined;
}

/** Four digits for American Express, three or none for Maestro, else three. */
export function codeProblem(code: string, brand: CardBrand | undefined): string | undefined {
  const rules = brands.find((one) => one.brand === brand);
  if ((rules?.code ?? threeDigits).test(code)) return undefined;
  if (!code) return copy.card.codeEmpty;
  return brand === 'AMEX' ? copy.card.codeOfFour : copy.card.codeOfThree;
}

export const codeLength = (brand: CardBrand | undefined) => (brand === 'AMEX' ? 4 : 3);

export const nameProblem = (name: string) => (name.trim() ? undefined : copy.card.nameEmpty);
