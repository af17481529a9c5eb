import type { Paise } from '@luxe/format';
import type { Policy } from '../policy/policyValues.ts';

/**
 * A GST rate in basis points (1800 is 18%), or two rates. `below` applies while the value of one item without
 * GST is at most `upTo`; otherwise, `above` applies.
 */
export type TaxRate = number | { readonly upTo: Paise; readonly below: number; readonly above: number };

/** 100% in basis points. */
export const hundredPercent = 100_00;

/**
 * The rate of an HSN code. The slab with the longest matching prefix decides; without one, the standard rate
 * applies.
 */
export function taxRateOf(
  hsnCode: string,
  { gstSlabs, standardGstRate }: Pick<Policy, 'gstSlabs' | 'standardGstRate'>,
): TaxRate {
  const [slab] = gstSlabs
    .filter(({ hsn }) => hsnCode.startsWith(hsn))
    .toSorted((one, other) => other.hsn.length - one.hsn.length);
  if (!slab) return standardGstRate;
  const { rate, upTo, above } = slab;
  return upTo === undefined || above === undefined ? rate : { upTo, below: rate, above };
}

/**
 * GST in basis points on a line. `goods` is the value of the line after the shop's own discounts, GST
 * included. The lower rate applies while the value of one item, without GST at that rate, is within the
 * limit.
 */
export function taxRateOn(rate: TaxRate, goods: Paise, quantity: number): number {
  if (typeof rate === 'number') return rate;
  // The value of one item without GST is goods × 10000 / (10000 + below) / quantity. To avoid rounding, the
  // value and the limit are both multiplied by the divisors before they are compared.
  const value = BigInt(goods) * BigInt(hundredPercent);
  const limit = BigInt(rate.upTo) * BigInt(quantity) * BigInt(hundredPercent + rate.below);
  return value <= limit ? rate.below : rate.above;
}
