/** An amount of Indian rupees as an integer number of paise, the unit of all arithmetic on money. */
export type Paise = number;

/**
 * Formats an integer with Indian grouping: `245000` becomes `2,45,000`. Does not use Intl, because its first
 * formatter costs a phone 50 to 200 ms. Throws a RangeError for anything but a safe integer.
 */
export function formatCount(count: number): string {
  if (!Number.isSafeInteger(count)) throw new RangeError(`Not an integer: ${count}`);
  return String(count).replace(/\d(?=(?:\d\d)*\d{3}$)/g, '$&,');
}

/**
 * Formats paise for shoppers: rupee sign without a space, Indian grouping, decimals only when there are
 * paise. `24500000` becomes `₹2,45,000` and `150` becomes `₹1.50`. A negative amount has a minus sign
 * (U+2212). Throws a RangeError for anything but a safe integer.
 */
export function formatPaise(paise: Paise): string {
  if (!Number.isSafeInteger(paise)) throw new RangeError(`Not an amount in paise: ${paise}`);
  const rupees = Math.trunc(Math.abs(paise) / 100);
  const rest = Math.abs(paise) % 100;
  const sign = paise < 0 ? '−' : '';
  return `${sign}₹${formatCount(rupees)}${rest ? `.${String(rest).padStart(2, '0')}` : ''}`;
}

/**
 * Converts rupees of the wire format (at most two decimals) to paise, rounded to the nearest paisa. Throws a
 * RangeError when the result is not a safe integer.
 */
export function rupeesToPaise(rupees: number): Paise {
  const paise = Math.round(rupees * 100);
  if (!Number.isSafeInteger(paise)) throw new RangeError(`Not an amount in rupees: ${rupees}`);
  return paise;
}

/** Converts paise to rupees, the unit of the wire format. */
export function paiseToRupees(paise: Paise): number {
  return paise / 100;
}

/** Rounds an instalment up to full rupees, so that the bank never charges more than the shop has shown. */
export const roundUpToRupees = (amount: Paise): Paise => Math.ceil(amount / 100) * 100;
