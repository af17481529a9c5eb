import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Database } from '../db/database.ts';
import type { StockTarget } from './productParts.ts';

/** Units of an offer that orders have, but that the retailer's count includes. */
export interface Reserved {
  /** Units that open payments and replacements hold. */
  readonly held: number;
  /**
   * Units of orders that were placed after the retailer had counted, less units that are back in stock since
   * then. May be negative.
   */
  readonly sold: number;
}

/**
 * SQL that selects `ussid`, `held` and `sold`. `countedAt` is the time of the retailer's count: it learns of
 * an order when the order is placed, so the count includes what was placed later, and what is not yet placed.
 */
export const reservedUnits = (countedAt: Date): SQL => sql`
  select ussid, sum(held)::int as held, sum(sold)::int as sold from (
    select reservation.ussid,
      case reservation.status when 'held' then reservation.quantity else 0 end as held,
      case reservation.status when 'consumed' then reservation.quantity else 0 end as sold
    from stock_reservation reservation join customer_order on customer_order.id = reservation.order_id
    where reservation.status = 'held'
      or (reservation.status = 'consumed' and customer_order.settled_at > ${countedAt.toISOString()}::timestamptz)
    union all
    select replacement.ussid,
      case replacement.status when 'reserved' then 1 else 0 end,
      case replacement.status when 'sent' then 1 else 0 end
    from replacement
    where replacement.status = 'reserved'
      or (replacement.status = 'sent' and replacement.sent_at > ${countedAt.toISOString()}::timestamptz)
    union all
    select order_line.ussid, 0, -1
    from order_unit join order_line on order_line.id = order_unit.order_line_id
    where order_unit.state in ('cancelled', 'returnedToOrigin')
      and order_unit.state_at > ${countedAt.toISOString()}::timestamptz
  ) as moved
  group by ussid`;

export async function readReserved(db: Database, countedAt: Date): Promise<Map<string, Reserved>> {
  const rows = await rowsOf<Reserved & { ussid: string }>(db, reservedUnits(countedAt));
  return new Map(rows.map(({ ussid, held, sold }) => [ussid, { held, sold }]));
}

/**
 * The columns of an offer for a count of the retailer. `stock` is what can still be ordered. `stockShort` is
 * what open payments hold beyond the count: these units do not return when a payment fails.
 */
export function toStockColumns(
  { stock: counted }: StockTarget,
  { held, sold }: Reserved = { held: 0, sold: 0 },
): { readonly stock: number; readonly stockShort: number } {
  const free = counted - held - sold;
  return { stock: Math.max(0, free), stockShort: Math.min(held, Math.max(0, -free)) };
}
