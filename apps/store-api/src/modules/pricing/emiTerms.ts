import type { Paise } from '@luxe/format';

/** An EMI plan of a bank. */
export interface Plan {
  readonly months: number;
  /** Yearly interest in percent; 0 for none. */
  readonly annualPercent: number;
}

/** An EMI plan for which the shop pays the interest when the price reaches a minimum. */
export interface EmiTerms extends Plan {
  readonly minimumPaise: Paise;
}

/**
 * Monthly instalment of a loan, paid at the end of each month. Rounded to the nearest paisa, as in a bank's
 * schedule; rounded up when there is no interest.
 */
export function instalment(loan: Paise, { months, annualPercent }: Plan): Paise {
  if (annualPercent === 0) return Math.ceil(loan / months);
  const rate = annualPercent / 1200;
  return Math.round((loan * rate) / (1 - (1 + rate) ** -months));
}

/**
 * Discount with which the shop pays the interest of a plan (“no-cost EMI”): the reduced loan and its interest
 * together equal the price. When the plan has interest, the instalments never add up to more than the price.
 */
export function noCostDiscount(price: Paise, { months, annualPercent }: Plan): Paise {
  if (annualPercent === 0 || price === 0) return 0;
  const rate = annualPercent / 1200;
  const share = (1 - (1 + rate) ** -months) / (rate * months);
  let loan = Math.floor(price * share);
  while (loan > 0 && instalment(loan, { months, annualPercent }) * months > price) loan -= 1;
  return price - loan;
}
