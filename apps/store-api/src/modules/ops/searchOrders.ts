import { deskUnitStates, type DeskSearchState } from '@luxe/contract/desk';
import { cleanOrderId, nationalDigits } from '@luxe/format';
import { and, asc, desc, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customerOrder, orderLine, orderUnit } from '../../db/schema/index.ts';

/** What a person looks for at the desk. Every part is optional. */
export interface OrderSearch {
  /** Order number, e-mail address, phone number, product code, USSID, or a part of a product's name. */
  readonly text?: string | undefined;
  readonly state?: DeskSearchState | undefined;
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

/**
 * Orders of a search, newest first, with their products and the states of their units. A page begins after
 * an order, so each page costs the same.
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
  const states = await db
    .selectDistinct({ orderId: orderLine.orderId, state: orderUnit.state })
    .from(orderUnit)
    .innerJoin(orderLine, eq(orderLine.id, orderUnit.orderLineId))
    .where(
      inArray(
        orderLine.orderId,
        found.map(({ id }) => id),
      ),
    );
  return found.map((order) => {
    const own = new Set(states.filter(({ orderId }) => orderId === order.id).map(({ state }) => state));
    return {
      ...order,
      products: lines
        .filter(({ orderId }) => orderId === order.id)
        .map(({ snapshot }) => snapshot.productName),
      states: deskUnitStates.filter((state) => own.has(state)),
    };
  });
}

/** The query of a page, without products and states. */
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

function toStateCondition(db: Database, state: DeskSearchState): SQL {
  if (state === 'open' || state === 'failed') return eq(customerOrder.status, state);
  const orders = db
    .select({ id: orderLine.orderId })
    .from(orderUnit)
    .innerJoin(orderLine, eq(orderLine.id, orderUnit.orderLineId))
    .where(eq(orderUnit.state, state));
  return and(eq(customerOrder.status, 'placed'), inArray(customerOrder.id, orders)) as SQL;
}
