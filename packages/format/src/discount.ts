import type { Paise } from './money.ts';

/**
 * The saving of a price against its MRP in whole per cent, 0 to 99, for every page, tile, mail and search index. Rounded down so that it
 * never promises too much. Takes paise: a percentage computed from rupees as floats can be one per cent lower.
 */
export function discountPercent(price: Paise, mrp: Paise): number {
  return mrp > price && mrp > 0 ? Math.min(99, Math.floor(((mrp - price) * 100) / mrp)) : 0;
}
