import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Database } from '../../db/database.ts';
import {
  customerOrder,
  giftCardPurchase,
  ledgerEntry,
  orderChange,
  orderUnit,
  paymentAttempt,
  paymentEvent,
  refund,
  refundPart,
} from '../../db/schema/index.ts';
import { deliveriesOf } from '../order/repository.ts';
import { messagesOf } from '../mail/repository.ts';
import { listReturns, photosOf } from '../returns/repository.ts';
import { refundsOf } from '../refund/repository.ts';

/** Maximum number of rows in a list of the desk that has no pages. */
const maxRows = 200;

export type StoredOverview = Awaited<ReturnType<typeof readOverview>>;
export type StoredDeskOrder = NonNullable<Awaited<ReturnType<typeof readOrder>>>;

/** Balance of each ledger account, and the sum of all balances, which must be zero. */
export async function readLedger(db: Database) {
  const rows = await rowsOf<{ account: string; paise: string }>(
    db,
    sql`select account, sum(amount_paise)::text as paise from ledger_entry group by account order by account`,
  );
  const accounts = rows.map(({ account, paise }) => ({ account, paise: Number(paise) }));
  return { balance: accounts.reduce((sum, { paise }) => sum + paise, 0), accounts };
}

export async function readOverview(db: Database) {
  const unsettled = await db
    .select({ attempt: paymentAttempt, giftCardOrderId: giftCardPurchase.number })
    .from(paymentAttempt)
    .leftJoin(giftCardPurchase, eq(giftCardPurchase.id, paymentAttempt.giftCardPurchaseId))
    .where(inArray(paymentAttempt.status, ['made', 'open', 'refunding']))
    .orderBy(asc(paymentAttempt.createdAt))
    .limit(maxRows);
  const pending = unsettled.map(({ attempt, giftCardOrderId }) => ({ ...attempt, giftCardOrderId }));
  const rejected = await db
    .select({ orderId: refund.orderId, part: refundPart })
    .from(refundPart)
    .innerJoin(refund, eq(refund.id, refundPart.refundId))
    .where(eq(refundPart.status, 'failed'))
    .orderBy(asc(refundPart.id))
    .limit(maxRows);
  return { pending, rejected, ledger: await readLedger(db) };
}

export async function readOrder(db: Database, id: string) {
  const [order] = await db.select().from(customerOrder).where(eq(customerOrder.id, id));
  if (!order) return undefined;
  const attempts = await db
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.orderId, id))
    .orderBy(asc(paymentAttempt.id));
  const events = await db
    .select()
    .from(paymentEvent)
    .where(
      inArray(
        paymentEvent.reference,
        attempts.map(({ reference }) => reference),
      ),
    )
    .orderBy(asc(paymentEvent.at))
    .limit(maxRows);
  const entries = await db
    .select()
    .from(ledgerEntry)
    .where(eq(ledgerEntry.orderId, id))
    .orderBy(asc(ledgerEntry.id))
    .limit(maxRows);
  const changes = await db
    .select()
    .from(orderChange)
    .where(eq(orderChange.orderId, id))
    .orderBy(asc(orderChange.id))
    .limit(maxRows);
  const deliveryOf = await deliveriesOf(db, [id]);
  const refunds = (await refundsOf(db, [id])).get(id) ?? [];
  const returns = await listReturns(db, { orderId: id }, { limit: maxRows });
  const photos = await photosOf(
    db,
    returns.map((one) => one.id),
  );
  const mails = await messagesOf(db, id, maxRows);
  return { order, ...deliveryOf(id), refunds, attempts, events, entries, changes, mails, returns, photos };
}

/** The states of some units, for the audit log: each state once. */
export async function statesOf(db: Database, where: SQL | undefined): Promise<string> {
  const rows = await db.selectDistinct({ state: orderUnit.state }).from(orderUnit).where(where);
  return rows
    .map(({ state }) => state)
    .toSorted()
    .join(', ');
}
