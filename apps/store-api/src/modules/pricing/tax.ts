import type { Paise } from '@luxe/format';

/**
 * A GST rate in percent, or two rates. `below` applies while the value of one item without GST is at most
 * `upTo`; otherwise, `above` applies.
 */
export type TaxRate = number | { readonly upTo: Paise; readonly below: number; readonly above: number };

/** Clothes and footwear have two rates; the sale value of one item decides which one applies. */
const clothingRate: TaxRate = { upTo: 2_500_00, below: 5, above: 18 };

/**
 * GST by category since 22 September 2025 (sources: docs/pricing.md). Other categories have the standard
 * rate.
 */
const rates: Readonly<Record<string, TaxRate>> = {
  LSH11: clothingRate,
  LSH13: clothingRate,
  LSH1520: 3,
  LSH1830: clothingRate,
  ISH1010: clothingRate,
  ISH1030: clothingRate,
  ISH1040: 3,
  ISH1050: 5,
};
const standardRate = 18;

/** The rate of a category. The longest matching prefix of its code decides. */
export function taxRateOf(categoryCode: string): TaxRate {
  const [code] = Object.keys(rates)
    .filter((prefix) => categoryCode.startsWith(prefix))
    .sort((a, b) => b.length - a.length);
  return (code !== undefined && rates[code]) || standardRate;
}

/**
 * GST in percent on a line. `goods` is the value of the line after the shop's own discounts, GST included.
 * The lower rate applies while the value of one item, without GST at that rate, is within the limit.
 */
export function taxPercentOn(rate: TaxRate, goods: Paise, quantity: number): number {
  if (typeof rate === 'number') return rate;
  // The value of one item without GST is goods × 100 / (100 + below) / quantity. To avoid rounding, the value
  // and the limit are both multiplied by the divisors before they are compared.
  const value = BigInt(goods) * 100n;
  const limit = BigInt(rate.upTo) * BigInt(quantity) * BigInt(100 + rate.below);
  return value <= limit ? rate.below : rate.above;
}
