import type { Paise } from '@luxe/format';

/** A bank's plan. */
export interface Plan {
  readonly months: number;
  /** A year's interest in percent; 0 for none. */
  readonly annualPercent: number;
}

/** A plan whose interest the shop bears, from a price up. */
export interface EmiTerms extends Plan {
  readonly minimumPaise: Paise;
}

/** What is paid each month for a loan, by equal instalments at the end of each: to the nearest paisa, as a bank's sheet says it. */
export function instalment(loan: Paise, { months, annualPercent }: Plan): Paise {
  if (annualPercent === 0) return Math.ceil(loan / months);
  const rate = annualPercent / 1200;
  return Math.round((loan * rate) / (1 - (1 + rate) ** -months));
}

/**
 * What must be taken off a price so that loan and interest together come to the price: the interest is the shop's then ("no-cost EMI"). Never
 * leaves the shopper with a paisa more to pay than the price.
 */
export function noCostDiscount(price: Paise, { months, annualPercent }: Plan): Paise {
  if (annualPercent === 0 || price === 0) return 0;
  const rate = annualPercent / 1200;
  const share = (1 - (1 + rate) ** -months) / (rate * months);
  let loan = Math.floor(price * share);
  while (loan > 0 && instalment(loan, { months, annualPercent }) * months > price) loan -= 1;
  return price - loan;
}
