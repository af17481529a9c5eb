import type { Paise } from '@luxe/format';

/** Integer percentage of an amount, rounded to the nearest paisa, half a paisa up. */
export const percentOf = (amount: Paise, percent: number): Paise => roundedShare(amount, percent, 100);

/**
 * `amount × part / total`, rounded to the nearest paisa. Calculates with integers, because an amount in
 * crores times a rate exceeds the precision of a float.
 */
export const roundedShare = (amount: Paise, part: number, total: number): Paise =>
  Number((BigInt(amount) * BigInt(part) * 2n + BigInt(total)) / (BigInt(total) * 2n));

/**
 * Splits an amount by weight into integer paise that add up to it exactly. Paise left over by rounding go to
 * the shares with the largest fractions; between equal fractions, to the earlier share. When the amount is at
 * most the sum of the weights, no share exceeds its weight.
 */
export function apportion(amount: Paise, weights: readonly number[]): Paise[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  const exact = weights.map((weight) => (BigInt(amount) * BigInt(weight)) / BigInt(total));
  const shares = exact.map(Number);
  const rests = weights.map((weight, index) => ({
    index,
    rest: (BigInt(amount) * BigInt(weight)) % BigInt(total),
  }));
  rests.sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  for (const { index } of rests.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

export const sumOf = (amounts: readonly Paise[]): Paise => amounts.reduce((sum, amount) => sum + amount, 0);
