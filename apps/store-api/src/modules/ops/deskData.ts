import { and, asc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Database } from '../../db/database.ts';
import {
  chargeRedirect,
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
import { deliveriesOf } from '../order/deliveriesOf.ts';
import { messagesOf } from '../mail/repository.ts';
import { redirectsOf } from '../purchase/chargeRedirects.ts';
import { listReturns, photosOf } from '../returns/repository.ts';
import { refundsOf } from '../refund/repository.ts';
import { findChoices } from '../newsletter/repository.ts';

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
  const rejected = [
    ...(await listParts(db, eq(refundPart.status, 'failed'))),
    ...(await listRejectedCharges(db)),
  ];
  const isTransfer = and(eq(refundPart.destination, 'bank'), eq(refundPart.status, 'pending'));
  const transfers = [...(await listParts(db, isTransfer)), ...(await listChargeTransfers(db))];
  return {
    ...{
      pending,
      rejected: rejected.toSorted(longestWaiting),
      transfers: transfers.toSorted(longestWaiting),
    },
    ledger: await readLedger(db),
  };
}

interface ListedRefund {
  /** Empty for a refund of a gift card. */
  readonly orderId: string;
  readonly giftCardOrderId: string | null;
  /** The part of a refund of units; null for a charge. */
  readonly partId: number | null;
  /** The payment of a charge; null for a part. */
  readonly reference: string | null;
  readonly amountPaise: number;
  /** Number of requests to the provider so far. */
  readonly requestNumber: number;
  readonly createdAt: Date;
}

const longestWaiting = (one: ListedRefund, other: ListedRefund) =>
  one.createdAt.getTime() - other.createdAt.getTime();

/** Parts of refunds of units. */
async function listParts(db: Database, where: SQL | undefined): Promise<ListedRefund[]> {
  const found = await db
    .select({ orderId: refund.orderId, part: refundPart })
    .from(refundPart)
    .innerJoin(refund, eq(refund.id, refundPart.refundId))
    .where(where)
    .orderBy(asc(refundPart.id))
    .limit(maxRows);
  return found.map(({ orderId, part: { id, amountPaise, requestNumber, createdAt, redirectedAt } }) => ({
    ...{ orderId, giftCardOrderId: null, partId: id, reference: null, amountPaise, requestNumber },
    createdAt: redirectedAt ?? createdAt,
  }));
}

/** Charges whose refund the provider rejects. */
async function listRejectedCharges(db: Database): Promise<ListedRefund[]> {
  const found = await db
    .select({ attempt: paymentAttempt, giftCardOrderId: giftCardPurchase.number })
    .from(paymentAttempt)
    .leftJoin(giftCardPurchase, eq(giftCardPurchase.id, paymentAttempt.giftCardPurchaseId))
    .where(and(eq(paymentAttempt.status, 'refunding'), isNotNull(paymentAttempt.refundStoppedAt)))
    .orderBy(asc(paymentAttempt.id))
    .limit(maxRows);
  return found.map(({ attempt, giftCardOrderId }) => ({
    ...toListedCharge(attempt, giftCardOrderId),
    amountPaise: attempt.amountPaise,
    createdAt: attempt.refundStoppedAt ?? attempt.createdAt,
  }));
}

/** Charges that the desk has to transfer to a bank account. */
async function listChargeTransfers(db: Database): Promise<ListedRefund[]> {
  const found = await db
    .select({ redirect: chargeRedirect, attempt: paymentAttempt, giftCardOrderId: giftCardPurchase.number })
    .from(chargeRedirect)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, chargeRedirect.attemptId))
    .leftJoin(giftCardPurchase, eq(giftCardPurchase.id, paymentAttempt.giftCardPurchaseId))
    .where(isNull(chargeRedirect.doneAt))
    .orderBy(asc(chargeRedirect.attemptId))
    .limit(maxRows);
  return found.map(({ redirect: { amountPaise, createdAt }, attempt, giftCardOrderId }) => ({
    ...toListedCharge(attempt, giftCardOrderId),
    ...{ amountPaise, createdAt },
  }));
}

const toListedCharge = (
  { orderId, reference, refundNumber }: typeof paymentAttempt.$inferSelect,
  giftCardOrderId: string | null,
) => ({
  ...{ orderId: orderId ?? '', giftCardOrderId, partId: null, reference },
  // After a rejected request, the number is that of the next one.
  requestNumber: refundNumber - 1,
});

export async function readOrder(db: Database, id: string) {
  const [order] = await db.select().from(customerOrder).where(eq(customerOrder.id, id));
  if (!order) return undefined;
  const attempts = await db
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.orderId, id))
    .orderBy(asc(paymentAttempt.id));
  const { whatsapp } = await findChoices(db, order.customerId);
  const redirects = await redirectsOf(
    db,
    attempts.map((one) => one.id),
  );
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
  const payments = { attempts, redirects, events, entries };
  return { order, ...deliveryOf(id), refunds, ...payments, changes, mails, returns, photos, whatsapp };
}

/** The states of some units, for the audit log: each state once. */
export async function statesOf(db: Database, where: SQL | undefined): Promise<string> {
  const rows = await db.selectDistinct({ state: orderUnit.state }).from(orderUnit).where(where);
  return rows
    .map(({ state }) => state)
    .toSorted()
    .join(', ');
}
