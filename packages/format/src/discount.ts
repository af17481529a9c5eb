import type { Paise } from './money.ts';

/**
 * The discount of a price from its MRP, as an integer percentage from 0 to 99. All pages, tiles, mails and
 * the search index use this function. The result is rounded down, so that the shop never promises too much.
 * The amounts are in paise, because floating-point rupees can make the result one per cent too low.
 */
export function discountPercent(price: Paise, mrp: Paise): number {
  return mrp > price && mrp > 0 ? Math.min(99, Math.floor(((mrp - price) * 100) / mrp)) : 0;
}
