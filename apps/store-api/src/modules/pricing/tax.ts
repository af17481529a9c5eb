import type { Paise } from '@luxe/format';

type Rate = number | { readonly upTo: Paise; readonly below: number; readonly above: number };

/** Clothes and shoes are taxed by the price of a piece. */
const worn: Rate = { upTo: 2_500_00, below: 5, above: 18 };

/** GST in percent by category, as since 22 September 2025; what no line names is at the standard rate. */
const rates: Readonly<Record<string, Rate>> = {
  LSH13: worn,
  LSH1520: 3,
  LSH1830: worn,
  ISH1010: worn,
  ISH1030: worn,
  ISH1040: 3,
  ISH1050: 5,
};
const standardRate = 18;

/** The GST that is contained in the price of one piece of a category, in percent. The longest code that the category begins with counts. */
export function taxPercentOf(categoryCode: string, pricePaise: Paise): number {
  const [code] = Object.keys(rates)
    .filter((prefix) => categoryCode.startsWith(prefix))
    .sort((a, b) => b.length - a.length);
  const rate = (code !== undefined && rates[code]) || standardRate;
  if (typeof rate === 'number') return rate;
  return pricePaise <= rate.upTo ? rate.below : rate.above;
}
