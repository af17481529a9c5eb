import type { Paise } from './money.ts';

/**
 * The discount of a price from its MRP, as an integer percentage from 0 to 99. Used by all pages, tiles,
 * mails and the search index. Rounded down so that it never promises too much. Takes paise: with rupees as
 * floats the result can be one per cent lower.
 */
export function discountPercent(price: Paise, mrp: Paise): number {
  return mrp > price && mrp > 0 ? Math.min(99, Math.floor(((mrp - price) * 100) / mrp)) : 0;
}
