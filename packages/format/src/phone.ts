import { withoutInvisible } from './digits.ts';

/** Groups the digits of an Indian mobile number 3-3-rest: `9876543210` is shown as `987 654 3210` (specification, section 5). */
export function formatPhone(phone: string): string {
  const digits = nationalDigits(phone);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join(' ');
}

/** The digits, after a `+` where one stands before them. */
function dialled(typed: string): string {
  const plain = withoutInvisible(typed);
  const digits = plain.replace(/\D/g, '');
  return /^\D*\+/.test(plain) ? `+${digits}` : digits;
}

/**
 * The ten national digits of a number that is typed, pasted or received: `+91`, `0091`, `0` and both (`+91 0`) are
 * dropped. A text that is no Indian number gives all its digits; one with the code of another country keeps its `+`.
 */
export function nationalDigits(phone: string): string {
  const number = dialled(phone);
  const [, national] =
    /^(?:\+(?:00)?910?|(?:00?)?910?|0)(\d{10})$/.exec(number) ?? /^(\d{10})$/.exec(number) ?? [];
  return national ?? number;
}

/** Most digits of a number with its country code and a trunk zero (`0091` `0` and ten). */
const longest = 15;

/**
 * What a phone field shows of what is typed: the ten digits as soon as a prefix shows that it is one, else all that is
 * typed. `9198123456` may still become `91 98123 45670`, so no digit is cut off.
 */
export function typedPhone(typed: string): string {
  const national = nationalDigits(typed);
  if (/^\d{10}$/.test(national)) return national;
  return dialled(typed).slice(0, longest + 1);
}

/** True for a ten-digit Indian mobile number (it starts with 6 to 9). */
export function isMobileNumber(phone: string): boolean {
  return /^[6-9]\d{9}$/.test(nationalDigits(phone));
}
