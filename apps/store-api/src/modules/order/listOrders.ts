import { and, count, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import type { OrderState } from '@luxe/contract/calls';
import type { Database } from '../../db/database.ts';
import { customerOrder, orderLine, type UnitState } from '../../db/schema/index.ts';
import { arrivedStates, onTheWayStates } from './unitStates.ts';
import type { StoredOrder } from './repository.ts';

const ordersOf = (customerId: number) =>
  and(eq(customerOrder.customerId, customerId), ne(customerOrder.status, 'failed'));

/**
 * State of an order in the list. Names the tables, because a column in a part of a statement has no table
 * name.
 */
const orderState = sql<OrderState>`case
  when customer_order.status = 'open' or ${hasUnitIn(onTheWayStates)} then 'onTheWay'
  when ${hasUnitIn(arrivedStates)} then 'delivered'
  else 'cancelled' end`;

function hasUnitIn(states: readonly UnitState[]) {
  return sql`exists (
    select 1 from order_line inner join order_unit on order_unit.order_line_id = order_line.id
    where order_line.order_id = customer_order.id and order_unit.state in ${[...states]})`;
}

/** Which orders of a customer. Orders whose payment failed are never among them. */
export interface OrderChoice {
  readonly state?: OrderState | undefined;
  /** Only these orders. */
  readonly ids?: readonly string[] | undefined;
  /** Only orders placed since then. */
  readonly since?: Date | undefined;
}

const chosen = (customerId: number, { state, ids, since }: OrderChoice) =>
  and(
    ordersOf(customerId),
    state && eq(orderState, state),
    ids && inArray(customerOrder.id, [...ids]),
    since && gte(customerOrder.placedAt, since),
  );

/** Newest first. */
export const listOrders = (
  db: Database,
  customerId: number,
  offset: number,
  limit: number,
  choice: OrderChoice = {},
): Promise<StoredOrder[]> =>
  db
    .select()
    .from(customerOrder)
    .where(chosen(customerId, choice))
    .orderBy(desc(customerOrder.placedAt), desc(customerOrder.id))
    .offset(offset)
    .limit(limit);

/** Number of orders by state. */
export async function countOrders(
  db: Database,
  customerId: number,
  choice: Omit<OrderChoice, 'state'>,
): Promise<Record<OrderState, number>> {
  const rows = await db
    .select({ state: orderState.as('state'), count: count() })
    .from(customerOrder)
    .where(chosen(customerId, choice))
    .groupBy(sql`1`);
  const countOf = (wanted: OrderState) => rows.find(({ state }) => state === wanted)?.count ?? 0;
  return { onTheWay: countOf('onTheWay'), delivered: countOf('delivered'), cancelled: countOf('cancelled') };
}

/** Names of the products in the orders of a customer, newest first. */
export const namesInOrders = (
  db: Database,
  customerId: number,
  limit: number,
): Promise<{ orderId: string; brand: string; product: string }[]> =>
  db
    .select({
      orderId: orderLine.orderId,
      brand: sql<string>`${orderLine.snapshot} ->> 'brandName'`,
      product: sql<string>`${orderLine.snapshot} ->> 'productName'`,
    })
    .from(orderLine)
    .innerJoin(customerOrder, eq(customerOrder.id, orderLine.orderId))
    .where(ordersOf(customerId))
    .orderBy(desc(customerOrder.placedAt))
    .limit(limit);
