import type { Paise } from '@luxe/format';

/** A whole-number percentage of an amount, to the nearest paisa; half a paisa goes up. */
export const percentOf = (amount: Paise, percent: number): Paise => roundedShare(amount, percent, 100);

/** `amount × part / whole` to the nearest paisa, without leaving whole numbers: a bag of crores times a rate is past what a float holds. */
export const roundedShare = (amount: Paise, part: number, whole: number): Paise =>
  Number((BigInt(amount) * BigInt(part) * 2n + BigInt(whole)) / (BigInt(whole) * 2n));

/**
 * Shares of an amount by weight, whole paise, which add up to it exactly: what is left over by rounding goes to the heaviest fractions, the
 * first of equals before. An amount that is not above the sum of the weights gives no share above its weight.
 */
export function apportion(amount: Paise, weights: readonly number[]): Paise[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map((_, at) => (at === 0 ? amount : 0));
  const exact = weights.map((weight) => (BigInt(amount) * BigInt(weight)) / BigInt(total));
  const shares = exact.map(Number);
  const rests = weights.map((weight, at) => ({
    at,
    rest: (BigInt(amount) * BigInt(weight)) % BigInt(total),
  }));
  rests.sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1));
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  for (const { at } of rests.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

export const sumOf = (amounts: readonly Paise[]): Paise => amounts.reduce((sum, amount) => sum + amount, 0);
