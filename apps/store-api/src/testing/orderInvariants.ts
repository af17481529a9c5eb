import { formatPaise, type Paise } from '@luxe/format';
import { inArray, sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../db/database.ts';
import { customerOrder } from '../db/schema/index.ts';
import { linesOf, isOrdered, type StoredLine, type StoredUnit } from '../modules/order/deliveriesOf.ts';
import { isEndOfReturn, isGivenBack, mayMove } from '../modules/order/unitStates.ts';
import { refundsOf } from '../modules/refund/repository.ts';

type Order = typeof customerOrder.$inferSelect;
type Refund = NonNullable<Awaited<ReturnType<typeof refundsOf>> extends Map<string, infer R> ? R : never>;
type Part = Refund[number]['parts'][number];

/** A unit with its line. */
interface Unit extends StoredUnit {
  readonly line: StoredLine;
}

/** What the rules compare for one order. */
interface Books {
  readonly order: Order;
  readonly units: readonly Unit[];
  readonly parts: readonly Part[];
  /** Balance of each account of the ledger, in paise. */
  readonly accounts: ReadonlyMap<string, Paise>;
  /** What accepted returns repay for couriers, in paise. */
  readonly couriers: Paise;
  /** Invoices less credit notes, in paise. */
  readonly documents: Paise;
  readonly invoicedIds: ReadonlySet<number>;
  readonly couponUses: number;
}

/**
 * Checks the rules about the money of orders: docs/decisions/0023-after-the-order.md. They hold after every
 * committed change, whatever happened to the order. Returns a sentence for each rule that is broken. Checks
 * all orders by default.
 */
export async function moneyProblems(db: Database, orderIds?: readonly string[]): Promise<string[]> {
  const orders = await db
    .select()
    .from(customerOrder)
    .where(orderIds && inArray(customerOrder.id, [...orderIds]));
  const all = await readBooks(db, orders);
  return all.flatMap((books) => {
    const { order } = books;
    const rules =
      order.status === 'placed' ? [...placedRules(books), ...unitRules(books)] : failedRules(books);
    return rules
      .filter(([, actual, expected]) => actual !== expected)
      .map(([name, actual, expected]) => `${order.id}: ${name} is ${actual}, not ${expected}`);
  });
}

type Rule = readonly [name: string, actual: number | string, expected: number | string];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const sumOf = (units: readonly Unit[], amount: (unit: Unit) => Paise): Paise => sum(units.map(amount));
const credits = (unit: Unit): Paise => unit.cliqCashPaise + unit.loyaltyPaise + unit.brandCashPaise;

/** The rules of an order that is placed. */
function placedRules({ order, units, parts, accounts, couriers, documents, ...books }: Books): Rule[] {
  const isCash = order.paymentMode === 'COD';
  const hasArrived = (unit: Unit) => unit.events.some(({ state }) => state === 'delivered');
  /** Whether the payable share of a unit was paid. The cash of a replacement was paid with the old unit. */
  const isPaid = (unit: Unit) => !isCash || !isOrdered(unit.line) || hasArrived(unit);
  const paidFor = (unit: Unit) => (isPaid(unit) ? unit.payablePaise : 0) + credits(unit);
  const ordered = units.filter(({ line }) => isOrdered(line));
  const live = units.filter(({ state }) => !isGivenBack(state));
  const partsTo = (...names: Part['destination'][]) =>
    parts.filter(({ destination }) => names.includes(destination));
  const amountOf = (some: readonly Part[]) => sum(some.map(({ amountPaise }) => amountPaise));
  const money = partsTo('provider', 'bank');
  const collected = sumOf(ordered, (unit) => (isPaid(unit) ? unit.payablePaise : 0));
  const balance = (...names: string[]) => sum(names.map((name) => accounts.get(name) ?? 0));
  const invoiced = live.filter(({ id }) => books.invoicedIds.has(id));
  const isCancelled = units.every(({ state }) => state === 'cancelled');
  return [
    ['the sum of its ledger', sum([...accounts.values()]), 0],
    ['sales', balance('sales'), -sumOf(live, (unit) => unit.pricePaise) || 0],
    ['delivery', balance('delivery'), -sumOf(live, (unit) => unit.shippingPaise) || 0],
    ['discounts', balance('discounts'), sumOf(live, (unit) => unit.cartDiscountPaise)],
    ['coupons', balance('coupons'), sumOf(live, (unit) => unit.couponDiscountPaise)],
    ['bank-offers', balance('bank-offers'), sumOf(live, (unit) => unit.bankDiscountPaise)],
    ['emi-discounts', balance('emi-discounts'), sumOf(live, (unit) => unit.emiDiscountPaise)],
    [
      'cash-on-delivery',
      balance('cash-on-delivery'),
      sumOf(
        live.filter((unit) => !isPaid(unit)),
        (unit) => unit.payablePaise,
      ),
    ],
    ['payments', balance('payments'), collected - amountOf(money.filter(({ status }) => status === 'done'))],
    ['refunds-due', balance('refunds-due'), -amountOf(money.filter(({ status }) => status !== 'done')) || 0],
    ['credits-held', balance('credits-held'), 0],
    ['cliq-cash', balance('cliq-cash'), order.cliqCashPaise - amountOf(partsTo('cliq-cash')) - couriers],
    [
      'loyalty-points',
      balance('loyalty-points', 'points-given', 'credits-ended'),
      order.loyaltyPaise - amountOf(partsTo('loyalty-points')),
    ],
    ['brand-cash', balance('brand-cash'), order.brandCashPaise - amountOf(partsTo('brand-cash'))],
    ['return-couriers', balance('return-couriers'), couriers],
    // Never more than was paid, never less than is owed; the last unit closes to the paisa.
    ['what goes back', amountOf(parts), sumOf(ordered, paidFor) - sumOf(live, paidFor)],
    [
      'what goes back as points',
      amountOf(partsTo('loyalty-points')),
      sumOf(ordered, (unit) => unit.loyaltyPaise) - sumOf(live, (unit) => unit.loyaltyPaise),
    ],
    [
      'what goes back as brand cash',
      amountOf(partsTo('brand-cash')),
      sumOf(ordered, (unit) => unit.brandCashPaise) - sumOf(live, (unit) => unit.brandCashPaise),
    ],
    ['the payable sum of its units', sumOf(ordered, (unit) => unit.payablePaise), order.payablePaise],
    [
      'the sum of its documents',
      documents,
      sumOf(
        invoiced,
        (unit) => unit.pricePaise - unit.cartDiscountPaise - unit.couponDiscountPaise + unit.shippingPaise,
      ),
    ],
    ['the number of its coupon uses', books.couponUses, order.couponCode !== null && !isCancelled ? 1 : 0],
  ];
}

/** Every move of a unit is allowed by the table of states, and the last one led to its state. */
const unitRules = ({ units }: Books): Rule[] =>
  units.flatMap(({ id, state, events }) => [
    [`the last event of unit ${id}`, events.at(-1)?.state ?? '', state] as const,
    ...events.slice(1).map((event, at): Rule => {
      const from = events[at]?.state ?? 'placed';
      const isAllowed = mayMove(from, event.state, event.actor);
      return [`the move of unit ${id}`, isAllowed ? '' : `${from} to ${event.state} by ${event.actor}`, ''];
    }),
  ]);

/** An order that is open or failed has no units and no refunds; a failed one has no money. */
const failedRules = ({ order, units, parts, accounts, couponUses }: Books): Rule[] => [
  ['the number of its units', units.length, 0],
  ['the number of its refunds', parts.length, 0],
  ['the sum of its ledger', sum([...accounts.values()]), 0],
  ...(order.status === 'failed'
    ? [
        ...[...accounts].map(([account, paise]): Rule => [account, paise, 0]),
        ['the number of its coupon uses', couponUses, 0] as const,
      ]
    : []),
];

async function readBooks(db: Database, orders: readonly Order[]): Promise<Books[]> {
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return [];
  const lines = await linesOf(db, ids);
  const refunds = await refundsOf(db, ids);
  const within = sql`order_id in ${ids}`;
  const accounts = await rowsOf<{ id: string; account: string; paise: string }>(
    db,
    sql`select order_id as id, account, sum(amount_paise)::text as paise from ledger_entry where ${within}
      group by order_id, account`,
  );
  const couriers = await rowsOf<{ id: string; returnId: string; unitId: string; paise: string }>(
    db,
    sql`select r.order_id as id, r.id::text as "returnId", u.unit_id::text as "unitId", r.courier_paise::text as paise
      from return_request r join return_unit u on u.return_id = r.id and u.is_open where ${within} and r.courier_paise > 0`,
  );
  const documents = await rowsOf<{ id: string; paise: string }>(
    db,
    sql`select order_id as id, sum(case kind when 'invoice' then total_paise else -total_paise end)::text as paise
      from invoice where ${within} group by order_id`,
  );
  const invoiced = await rowsOf<{ unitId: string }>(
    db,
    sql`select unit_id::text as "unitId" from invoice_unit where kind = 'invoice'`,
  );
  const uses = await rowsOf<{ id: string; count: string }>(
    db,
    sql`select order_id as id, count(*)::text as count from discount_use where ${within} group by order_id`,
  );
  const invoicedIds = new Set(invoiced.map(({ unitId }) => Number(unitId)));
  return orders.map((order) => {
    const units = (lines.get(order.id) ?? []).flatMap((line) =>
      line.units.map((unit): Unit => ({ ...unit, line })),
    );
    const ended = new Set(units.filter(({ state }) => isEndOfReturn(state)).map(({ id }) => id));
    const repaid = new Map(
      couriers
        .filter(({ id, unitId }) => id === order.id && ended.has(Number(unitId)))
        .map(({ returnId, paise }) => [returnId, Number(paise)]),
    );
    const ofOrder = ({ id }: { id: string }) => id === order.id;
    return {
      ...{ order, units, invoicedIds },
      parts: (refunds.get(order.id) ?? []).flatMap((refund) => refund.parts),
      accounts: new Map(accounts.filter(ofOrder).map(({ account, paise }) => [account, Number(paise)])),
      couriers: sum([...repaid.values()]),
      documents: Number(documents.find(ofOrder)?.paise ?? 0),
      couponUses: Number(uses.find(ofOrder)?.count ?? 0),
    };
  });
}

/**
 * Units of each offer that are in stock, held, reserved or with shoppers. Every unit that is cancelled,
 * returned to its seller or accepted after a return is back in the stock, except `unsellable` ones. The sum
 * never changes.
 */
export async function countUnits(
  db: Database,
  unsellable: ReadonlySet<number> = new Set(),
): Promise<Map<string, number>> {
  const gone = unsellable.size === 0 ? sql`false` : sql`u.id in ${[...unsellable]}`;
  const rows = await rowsOf<{ ussid: string; total: string }>(
    db,
    sql`select o.ussid, (o.stock
        + (select count(*) from order_unit u join order_line l on l.id = u.order_line_id where l.ussid = o.ussid
          and (u.state not in ('cancelled', 'returnedToOrigin', 'refunded', 'replaced') or ${gone}))
        + (select coalesce(sum(quantity), 0) from stock_reservation s where s.ussid = o.ussid and s.status = 'held')
        + (select count(*) from replacement r where r.ussid = o.ussid and r.status = 'reserved'))::text as total
      from offer o order by o.ussid`,
  );
  return new Map(rows.map(({ ussid, total }) => [ussid, Number(total)]));
}

/** What is left to do for money and stock, as sentences. Nothing is, once every order is settled. */
export async function unsettled(db: Database): Promise<string[]> {
  const [counts] = await rowsOf<Record<string, string>>(
    db,
    sql`select
      (select count(*) from customer_order where status = 'open')::text as "open orders",
      (select count(*) from payment_attempt where status in ('made', 'open', 'refunding'))::text as "open payments",
      (select count(*) from stock_reservation where status = 'held')::text as "held reservations",
      (select count(*) from refund_part where status <> 'done')::text as "refunds that are not done",
      (select count(*) from replacement where status = 'reserved')::text as "reserved replacements",
      (select abs(coalesce(sum(amount_paise), 0)) from ledger_entry where account = 'refunds-due')::text as "paise of refunds due",
      (select abs(coalesce(sum(amount_paise), 0)) from ledger_entry where account = 'credits-held')::text as "paise of held credits",
      (select abs(coalesce(sum(amount_paise), 0)) from ledger_entry)::text as "paise of imbalance",
      (select count(*) from (
        select customer_id, account, brand_code, sum(paise) from (
          select customer_id, account, brand_code, amount_paise as paise from ledger_entry
            where account in ('cliq-cash', 'loyalty-points', 'brand-cash')
          union all select customer_id, account, brand_code, left_paise from credit_lot) as one
        group by 1, 2, 3 having sum(paise) <> 0) as wrong)::text as "credits whose lots differ from the ledger"`,
  );
  const parts = await rowsOf<{ text: string }>(
    db,
    sql`select concat_ws(' ', r.order_id, r.reason, p.destination, p.amount_paise, p.status, 'request', p.request_number) as text
      from refund_part p join refund r on r.id = p.refund_id where p.status <> 'done' limit 10`,
  );
  return [
    ...Object.entries(counts ?? {})
      .filter(([, count]) => count !== '0')
      .map(([name, count]) => `${count} ${name}`),
    ...parts.map(({ text }) => text),
  ];
}

/**
 * Compares what a provider has charged with the placed orders: the payable amount of each, less the parts of
 * refunds that went back through the provider. `netCharges` are paise by payment reference.
 */
export async function chargeProblems(
  db: Database,
  netCharges: ReadonlyMap<string, Paise>,
): Promise<string[]> {
  const expected = await rowsOf<{ reference: string; paise: string }>(
    db,
    sql`select a.reference, ((case when o.status = 'placed' and a.status = 'charged' then o.payable_paise else 0 end)
        - (select coalesce(sum(p.amount_paise), 0) from refund_part p
          where p.attempt_id = a.id and p.destination = 'provider' and p.status = 'done'))::text as paise
      from payment_attempt a join customer_order o on o.id = a.order_id where a.provider = 'sandbox'`,
  );
  const owed = new Map(expected.map(({ reference, paise }) => [reference, Number(paise)]));
  return [...new Set([...owed.keys(), ...netCharges.keys()])]
    .filter((reference) => (owed.get(reference) ?? 0) !== (netCharges.get(reference) ?? 0))
    .map(
      (reference) =>
        `${reference} is charged ${formatPaise(netCharges.get(reference) ?? 0)}, not ${formatPaise(owed.get(reference) ?? 0)}`,
    );
}
