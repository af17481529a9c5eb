/** An amount of Indian rupees as an integer number of paise. All arithmetic on money is done in this unit. */
export type Paise = number;

/**
 * A whole number with Indian grouping: `245000` is `2,45,000`. Written out rather than asked of Intl, whose first formatter costs a phone
 * 50 to 200 ms. Throws a RangeError for anything but a safe integer.
 */
export function formatCount(count: number): string {
  if (!Number.isSafeInteger(count)) throw new RangeError(`Not a whole number: ${count}`);
  return String(count).replace(/\d(?=(?:\d\d)*\d{3}$)/g, '$&,');
}

/**
 * Paise as a shopper reads them: rupee sign close up, Indian grouping, paise only when there are any.
 * `24500000` is `₹2,45,000`; `150` is `₹1.50`; a negative amount carries a true minus sign.
 * Throws a RangeError for anything but a safe integer.
 */
export function formatPaise(paise: Paise): string {
  if (!Number.isSafeInteger(paise)) throw new RangeError(`Not an amount in paise: ${paise}`);
  const whole = Math.trunc(Math.abs(paise) / 100);
  const rest = Math.abs(paise) % 100;
  const sign = paise < 0 ? '−' : '';
  return `${sign}₹${formatCount(whole)}${rest ? `.${String(rest).padStart(2, '0')}` : ''}`;
}

/** Rupees on the wire (at most two decimals) to paise. Throws a RangeError for a value that is not an amount. */
export function rupeesToPaise(rupees: number): Paise {
  const paise = Math.round(rupees * 100);
  if (!Number.isSafeInteger(paise)) throw new RangeError(`Not an amount in rupees: ${rupees}`);
  return paise;
}

/** Paise to the wire's rupees. */
export function paiseToRupees(paise: Paise): number {
  return paise / 100;
}

/** An instalment is told in whole rupees, rounded up: what is asked for is never more than was told. */
export const wholeRupees = (amount: Paise): Paise => Math.ceil(amount / 100) * 100;
