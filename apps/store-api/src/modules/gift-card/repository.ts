import { and, asc, count, desc, eq, gte, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  giftCard,
  giftCardDesign,
  giftCardPreset,
  giftCardPurchase,
  paymentAttempt,
} from '../../db/schema/index.ts';
import { numberOf } from '../order/number.ts';
import { redirectsOf, type StoredRedirect } from '../purchase/chargeRedirects.ts';

export type StoredPurchase = typeof giftCardPurchase.$inferSelect;
export type StoredCard = typeof giftCard.$inferSelect;
export type StoredGiftCardAttempt = typeof paymentAttempt.$inferSelect;

/** A purchase with its card and the payment that matters most. */
export interface BoughtCard {
  readonly purchase: StoredPurchase;
  readonly card: StoredCard | undefined;
  /**
   * The payment that pays for it; else one that may be charged; else one whose money goes back or is back;
   * else the last one.
   */
  readonly attempt: StoredGiftCardAttempt | undefined;
  /** Where the refund of this payment goes, when its provider rejected it. */
  readonly redirect?: StoredRedirect | undefined;
}

export const listDesigns = (db: Database) =>
  db
    .select()
    .from(giftCardDesign)
    .where(eq(giftCardDesign.isOffered, true))
    .orderBy(asc(giftCardDesign.position));

export const listPresets = async (db: Database): Promise<number[]> =>
  (await db.select().from(giftCardPreset).orderBy(asc(giftCardPreset.amountPaise))).map(
    ({ amountPaise }) => amountPaise,
  );

export async function addPurchase(
  db: Database,
  values: typeof giftCardPurchase.$inferInsert,
): Promise<StoredPurchase> {
  const [added] = await db.insert(giftCardPurchase).values(values).returning();
  if (!added) throw new Error('the purchase was not stored');
  return added;
}

export const changePurchase = (
  tx: Database,
  id: number,
  values: Partial<typeof giftCardPurchase.$inferInsert>,
) => tx.update(giftCardPurchase).set(values).where(eq(giftCardPurchase.id, id));

export const findPurchase = async (
  db: Database,
  by: { readonly guid: string } | { readonly number: string } | { readonly id: number },
): Promise<StoredPurchase | undefined> =>
  (
    await db
      .select()
      .from(giftCardPurchase)
      .where(
        'guid' in by
          ? eq(giftCardPurchase.guid, by.guid)
          : 'number' in by
            ? eq(giftCardPurchase.number, by.number)
            : eq(giftCardPurchase.id, by.id),
      )
  )[0];

export const lockPurchaseRow = async (tx: Database, id: number): Promise<StoredPurchase | undefined> =>
  (await tx.select().from(giftCardPurchase).where(eq(giftCardPurchase.id, id)).for('update'))[0];

/** Number of a purchase for people: `GC-2611-2048-77`. */
export const giftCardNumberOf = (id: number, at: Date): string => numberOf('GC', id, at);

export const attemptsOf = (db: Database, purchaseId: number): Promise<StoredGiftCardAttempt[]> =>
  db
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.giftCardPurchaseId, purchaseId))
    .orderBy(asc(paymentAttempt.id));

/** Adds card and payment to purchases. */
export async function withCards(
  db: Database,
  purchases: readonly StoredPurchase[],
): Promise<readonly BoughtCard[]> {
  const ids = purchases.map(({ id }) => id);
  if (ids.length === 0) return [];
  const cards = await db.select().from(giftCard).where(inArray(giftCard.purchaseId, ids));
  const attempts = await db
    .select()
    .from(paymentAttempt)
    .where(inArray(paymentAttempt.giftCardPurchaseId, ids))
    .orderBy(desc(paymentAttempt.id));
  const redirects = await redirectsOf(
    db,
    attempts.map(({ id }) => id),
  );
  return purchases.map((purchase) => {
    const card = cards.find(({ purchaseId }) => purchaseId === purchase.id);
    const own = attempts.filter(({ giftCardPurchaseId }) => giftCardPurchaseId === purchase.id);
    const attempt =
      own.find(({ id, status }) => id === card?.attemptId || status === 'charged') ??
      firstIn(own, ['made', 'open']) ??
      firstIn(own, ['refunding']) ??
      firstIn(own, ['refunded']) ??
      own[0];
    return {
      ...{ purchase, card, attempt },
      redirect: redirects.find(({ attemptId }) => attemptId === attempt?.id),
    };
  });
}

const firstIn = (
  attempts: readonly StoredGiftCardAttempt[],
  statuses: readonly StoredGiftCardAttempt['status'][],
): StoredGiftCardAttempt | undefined => attempts.find(({ status }) => statuses.includes(status));

export async function readBought(db: Database, purchase: StoredPurchase): Promise<BoughtCard> {
  const [bought] = await withCards(db, [purchase]);
  return bought ?? { purchase, card: undefined, attempt: undefined };
}

/** Purchases of a customer that have a payment, newest first, and their number. */
export async function listBought(
  db: Database,
  customerId: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly bought: readonly BoughtCard[]; readonly total: number }> {
  const own = and(eq(giftCardPurchase.customerId, customerId), sql`${giftCardPurchase.number} is not null`);
  const [counted] = await db.select({ total: count() }).from(giftCardPurchase).where(own);
  const rows = await db
    .select()
    .from(giftCardPurchase)
    .where(own)
    .orderBy(desc(giftCardPurchase.id))
    .limit(limit)
    .offset(offset);
  return { bought: await withCards(db, rows), total: counted?.total ?? 0 };
}

export interface LatestPayment {
  readonly purchase: StoredPurchase;
  readonly startedAt: Date;
}

/** The newest payment of a customer for a gift card; an open one comes first. */
export async function latestPayment(db: Database, customerId: number): Promise<LatestPayment | undefined> {
  const [latest] = await db
    .select({ purchase: giftCardPurchase, startedAt: paymentAttempt.createdAt })
    .from(paymentAttempt)
    .innerJoin(giftCardPurchase, eq(giftCardPurchase.id, paymentAttempt.giftCardPurchaseId))
    .where(eq(giftCardPurchase.customerId, customerId))
    .orderBy(desc(sql`${giftCardPurchase.status} = 'open'`), desc(paymentAttempt.id))
    .limit(1);
  return latest;
}

/** First number of the advisory locks of names. Nothing else has locks of two numbers. */
const lockSpace = 7_318_460;

const lockName = (tx: Database, name: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(lockSpace))}, hashtext(${name}))`);

/**
 * Number of other cards that were paid for since a moment by the same buyer, by account or e-mail address, or
 * for the same recipient. Waits for transactions that count the same cards, so that each counts those before
 * it.
 */
export async function countPaidSince(
  tx: Database,
  { customerId, senderEmail, recipientEmail, id }: StoredPurchase,
  since: Date,
): Promise<number> {
  const sender = senderEmail.toLowerCase();
  const recipient = recipientEmail.toLowerCase();
  const names = new Set([
    ...(customerId === null ? [] : [`customer ${customerId}`]),
    ...[`sender ${sender}`, `recipient ${recipient}`],
  ]);
  // In one order, so that two transactions never wait for each other.
  for (const name of [...names].toSorted()) await lockName(tx, name);
  const [counted] = await tx
    .select({ total: count() })
    .from(giftCardPurchase)
    .where(
      and(
        gte(giftCardPurchase.chargedAt, since),
        sql`${giftCardPurchase.id} <> ${id}`,
        or(
          eq(sql`lower(${giftCardPurchase.senderEmail})`, sender),
          eq(sql`lower(${giftCardPurchase.recipientEmail})`, recipient),
          customerId === null ? undefined : eq(giftCardPurchase.customerId, customerId),
        ),
      ),
    );
  return counted?.total ?? 0;
}

/**
 * Number of other cards for a recipient that were paid for since a moment. Waits for transactions that count
 * cards for the same address. Its caller changes the address of a purchase, which may have been paid for
 * earlier, so a card counts from its payment or its change.
 */
export async function countForRecipient(
  tx: Database,
  { id, recipientEmail }: Pick<StoredPurchase, 'id' | 'recipientEmail'>,
  since: Date,
): Promise<number> {
  const recipient = recipientEmail.toLowerCase();
  await lockName(tx, `recipient ${recipient}`);
  const [counted] = await tx
    .select({ total: count() })
    .from(giftCardPurchase)
    .where(
      and(
        isNotNull(giftCardPurchase.chargedAt),
        gte(giftCardPurchase.updatedAt, since),
        sql`${giftCardPurchase.id} <> ${id}`,
        eq(sql`lower(${giftCardPurchase.recipientEmail})`, recipient),
      ),
    );
  return counted?.total ?? 0;
}

/** Locks the card of a purchase. Lock the purchase before it, if both are locked. */
export const lockCardOf = async (tx: Database, purchaseId: number): Promise<StoredCard | undefined> =>
  (await tx.select().from(giftCard).where(eq(giftCard.purchaseId, purchaseId)).for('update'))[0];

export const lockCardByHash = async (tx: Database, codeHash: string): Promise<StoredCard | undefined> =>
  (await tx.select().from(giftCard).where(eq(giftCard.codeHash, codeHash)).for('update'))[0];

export const changeCard = (tx: Database, id: number, values: Partial<typeof giftCard.$inferInsert>) =>
  tx.update(giftCard).set(values).where(eq(giftCard.id, id));
