import { withoutInvisible } from './digits.ts';

/**
 * Groups the digits of an Indian mobile number: `9876543210` becomes `987 654 3210` (specification, section
 * 5).
 */
export function formatPhone(phone: string): string {
  const digits = nationalDigits(phone);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join(' ');
}

/** Returns the digits of a text. Puts a `+` before them if the text has a `+` before its first digit. */
function dialled(typed: string): string {
  const plain = withoutInvisible(typed);
  const digits = plain.replace(/\D/g, '');
  return /^\D*\+/.test(plain) ? `+${digits}` : digits;
}

/**
 * Returns the ten national digits of a typed, pasted or received number, without `+91`, `0091`, `0` or
 * combinations such as `+91 0`. For any other text, returns all its digits, with a `+` before them if the
 * text has one before its first digit.
 */
export function nationalDigits(phone: string): string {
  const number = dialled(phone);
  const [, national] =
    /^(?:\+(?:00)?910?|(?:00?)?910?|0)(\d{10})$/.exec(number) ?? /^(\d{10})$/.exec(number) ?? [];
  return national ?? number;
}

/** Maximum number of digits with country code and trunk zero: `0091`, `0` and ten digits. */
const maxDigits = 15;

/**
 * The value that a phone field shows for the typed text: the ten national digits of an Indian number,
 * otherwise up to 15 digits. Digits beyond the tenth stay, because the shopper may type more: `9198123456`
 * may become `91 98123 45670`.
 */
export function typedPhone(typed: string): string {
  const national = nationalDigits(typed);
  if (/^\d{10}$/.test(national)) return national;
  return dialled(typed).slice(0, maxDigits + 1);
}

/** Whether a text is an Indian mobile number: ten digits, the first from 6 to 9. */
export function isMobileNumber(phone: string): boolean {
  return /^[6-9]\d{9}$/.test(nationalDigits(phone));
}
