import { cleanOrderId, nationalDigits } from '@luxe/format';
import { and, asc, desc, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customerOrder, orderLine, orderUnit, type UnitState } from '../../db/schema/index.ts';

/** State of an order in a search: its payment is open or has failed, or a unit of it is in a state. */
export type SearchState = 'open' | 'failed' | UnitState;

/** What a person looks for at the desk. Every part is optional. */
export interface OrderSearch {
  /** Order number, e-mail address, phone number, product code, USSID, or a part of a product's name. */
  readonly text?: string | undefined;
  readonly state?: SearchState | undefined;
  /** First day in India, `YYYY-MM-DD`. */
  readonly from?: string | undefined;
  /** Last day in India, `YYYY-MM-DD`. */
  readonly to?: string | undefined;
  /** The last order of the page before. */
  readonly after?: OrderCursor | undefined;
}

interface OrderCursor {
  readonly placedAt: Date;
  readonly id: string;
}

export type FoundOrder = Awaited<ReturnType<typeof searchOrders>>[number];

/**
 * Orders of a search, newest first, with the names of their products. A page begins after an order, so each
 * page costs the same.
 */
export async function searchOrders(db: Database, search: OrderSearch, limit: number) {
  const found = await orderQuery(db, search, limit);
  const lines = await db
    .select({ orderId: orderLine.orderId, snapshot: orderLine.snapshot })
    .from(orderLine)
    .where(
      inArray(
        orderLine.orderId,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderLine.position));
  return found.map((order) => ({
    ...order,
    products: lines.filter(({ orderId }) => orderId === order.id).map(({ snapshot }) => snapshot.productName),
  }));
}

/** The query of a page, without the products. */
export const orderQuery = (db: Database, search: OrderSearch, limit: number) =>
  db
    .select({
      id: customerOrder.id,
      status: customerOrder.status,
      placedAt: customerOrder.placedAt,
      paymentMode: customerOrder.paymentMode,
      payablePaise: customerOrder.payablePaise,
      deliveryAddress: customerOrder.deliveryAddress,
    })
    .from(customerOrder)
    .where(toCondition(db, search))
    .orderBy(desc(customerOrder.placedAt), desc(customerOrder.id))
    .limit(limit);

function toCondition(db: Database, { text = '', state, from, to, after }: OrderSearch): SQL | undefined {
  return and(
    toTextCondition(db, text.replaceAll('\0', '').trim()),
    state && toStateCondition(db, state),
    from ? gte(customerOrder.placedAt, startOf(from)) : undefined,
    to ? lt(customerOrder.placedAt, new Date(startOf(to).getTime() + dayMs)) : undefined,
    after &&
      sql`(${customerOrder.placedAt}, ${customerOrder.id}) < (${after.placedAt.toISOString()}::timestamptz, ${after.id})`,
  );
}

const dayMs = 24 * 60 * 60_000;

/** The first moment of a day in India. */
const startOf = (day: string) => new Date(`${day}T00:00:00+05:30`);

function toTextCondition(db: Database, text: string): SQL | undefined {
  if (text === '') return undefined;
  if (text.includes('@'))
    return eq(sql`lower(${customerOrder.deliveryAddress}->>'emailID')`, text.toLowerCase());
  const id = cleanOrderId(text);
  const phone = nationalDigits(text);
  // Ten digits may be a phone number, or an order number without its letters.
  if (/^\d{10}$/.test(phone))
    return or(eq(customerOrder.id, id), eq(sql`(${customerOrder.deliveryAddress}->>'phone')`, phone));
  if (/^LX-\d{4}-\d{4}-\d{2}(-\d+)?$/.test(id)) return eq(customerOrder.id, id);
  const part = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return inArray(
    customerOrder.id,
    db
      .select({ id: orderLine.orderId })
      .from(orderLine)
      .where(
        or(
          sql`(${orderLine.snapshot}->>'productName') ilike ${part}`,
          sql`(${orderLine.snapshot}->>'productCode') = ${text.toLowerCase()}`,
          eq(orderLine.ussid, text.toUpperCase()),
        ),
      ),
  );
}

function toStateCondition(db: Database, state: SearchState): SQL {
  if (state === 'open' || state === 'failed') return eq(customerOrder.status, state);
  const orders = db
    .select({ id: orderLine.orderId })
    .from(orderUnit)
    .innerJoin(orderLine, eq(orderLine.id, orderUnit.orderLineId))
    .where(eq(orderUnit.state, state));
  return and(eq(customerOrder.status, 'placed'), inArray(customerOrder.id, orders)) as SQL;
}
