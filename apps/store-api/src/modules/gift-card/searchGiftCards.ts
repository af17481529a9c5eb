import type { GiftCardState } from '@luxe/contract/gift-card-values';
import { cleanGiftCardCode } from '@luxe/format/gift-card-code';
import {
  and,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { chargeRedirect, giftCard, giftCardPurchase, paymentAttempt } from '../../db/schema/index.ts';
import { withCards, type BoughtCard } from './repository.ts';

export interface GiftCardSearch {
  /** Address of the recipient or the buyer, or its beginning. */
  readonly email?: string | undefined;
  /** Last four characters of a code. */
  readonly lastFour?: string | undefined;
  readonly state?: GiftCardState | undefined;
  /** Id of the last purchase of the page before. */
  readonly before?: number | undefined;
}

/** Purchases with a payment, newest first. */
export async function searchGiftCards(
  db: Database,
  { email, lastFour, state, before }: GiftCardSearch,
  limit: number,
): Promise<readonly BoughtCard[]> {
  const found = await db
    .select({ purchase: giftCardPurchase })
    .from(giftCardPurchase)
    .leftJoin(giftCard, eq(giftCard.purchaseId, giftCardPurchase.id))
    .where(
      and(
        isNotNull(giftCardPurchase.number),
        before === undefined ? undefined : lt(giftCardPurchase.id, before),
        email === undefined ? undefined : hasEmail(email),
        lastFour === undefined ? undefined : eq(giftCard.lastFour, cleanGiftCardCode(lastFour)),
        state === undefined ? undefined : isInState(db, state),
      ),
    )
    .orderBy(desc(giftCardPurchase.id))
    .limit(limit);
  return withCards(
    db,
    found.map(({ purchase }) => purchase),
  );
}

function hasEmail(typed: string): SQL | undefined {
  const beginning = `${typed
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(
    like(sql`lower(${giftCardPurchase.recipientEmail})`, beginning),
    like(sql`lower(${giftCardPurchase.senderEmail})`, beginning),
  );
}

/** The condition of `giftCardStateOf`. */
function isInState(db: Database, state: GiftCardState): SQL | undefined {
  const { status } = giftCardPurchase;
  const hasAttempt = (...statuses: ('refunding' | 'refunded')[]) =>
    exists(
      db
        .select({ id: paymentAttempt.id })
        .from(paymentAttempt)
        .where(
          and(
            eq(paymentAttempt.giftCardPurchaseId, giftCardPurchase.id),
            inArray(paymentAttempt.status, statuses),
          ),
        ),
    );
  const isRedirecting = exists(
    db
      .select({ id: chargeRedirect.attemptId })
      .from(chargeRedirect)
      .innerJoin(paymentAttempt, eq(paymentAttempt.id, chargeRedirect.attemptId))
      .where(and(eq(paymentAttempt.giftCardPurchaseId, giftCardPurchase.id), isNull(chargeRedirect.doneAt))),
  );
  switch (state) {
    case 'pending':
      return eq(status, 'open');
    case 'failed':
      return and(eq(status, 'failed'), not(hasAttempt('refunding', 'refunded')));
    case 'held':
      return eq(status, 'held');
    case 'scheduled':
      return and(eq(status, 'issued'), isNull(giftCard.sentAt), isNull(giftCard.letterProblem));
    case 'sent':
      return and(eq(status, 'issued'), isNotNull(giftCard.sentAt), isNull(giftCard.letterProblem));
    case 'undelivered':
      return and(eq(status, 'issued'), isNotNull(giftCard.letterProblem));
    case 'refunding':
      return and(inArray(status, ['cancelled', 'failed']), or(hasAttempt('refunding'), isRedirecting));
    case 'refunded':
      return and(
        inArray(status, ['cancelled', 'failed']),
        hasAttempt('refunded'),
        not(hasAttempt('refunding')),
        not(isRedirecting),
      );
  }
}
