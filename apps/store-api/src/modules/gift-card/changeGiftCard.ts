import type { DeskGiftCardMove } from '@luxe/contract/desk';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { outboxMessage, paymentAttempt } from '../../db/schema/index.ts';
import { domainError } from '../../errors/domainError.ts';
import { post } from '../ledger/ledger.ts';
import type { Policy } from '../policy/policyValues.ts';
import { deliveryMoment, isOver, issueGiftCard } from './issueGiftCard.ts';
import { queueGiftCardMail } from './queueGiftCardMail.ts';
import { isGuessed } from './redeemGiftCard.ts';
import {
  changeCard,
  changePurchase,
  countForRecipient,
  lockCardOf,
  lockPurchaseRow,
  type StoredCard,
  type StoredPurchase,
} from './repository.ts';

const dayMs = 24 * 60 * 60_000;

/** Whether its money can go back: it waits for a review, or its card can still be redeemed. */
export const canCancel = (purchase: StoredPurchase, card: StoredCard | undefined, now: Date): boolean =>
  purchase.status === 'held' ||
  (purchase.status === 'issued' && card?.status === 'active' && !isOver(card, now));

/**
 * Cancels an unused card or one that is held, and makes its payment due for a refund. Returns the reference
 * of the payment, whose refund `settlePayment` then requests.
 */
export async function cancelGiftCard(tx: Database, purchaseId: number, now: Date): Promise<string> {
  const purchase = await lockPurchaseRow(tx, purchaseId);
  const attempt = await lockCharge(tx, purchaseId);
  const card = await lockCardOf(tx, purchaseId);
  if (!purchase || !attempt || !canCancel(purchase, card, now)) throw domainError('giftCardNotCancellable');
  if (card) {
    await changeCard(tx, card.id, { status: 'cancelled' });
    await endWaitingLetters(tx, card.id);
  }
  await changePurchase(tx, purchaseId, { status: 'cancelled', updatedAt: now });
  const { id, reference, amountPaise } = attempt;
  await tx
    .update(paymentAttempt)
    .set({ status: 'refunding', settledAt: null, checkAt: now })
    .where(eq(paymentAttempt.id, id));
  await post(
    tx,
    null,
    [
      { account: 'gift-cards', amountPaise },
      { account: 'refunds-due', amountPaise: -amountPaise },
    ],
    now,
  );
  await queueGiftCardMail(tx, 'refundStarted', purchaseId, now, { reference, amountPaise });
  return reference;
}

const lockCharge = async (tx: Database, purchaseId: number) =>
  (
    await tx
      .select()
      .from(paymentAttempt)
      .where(
        and(eq(paymentAttempt.giftCardPurchaseId, purchaseId), inArray(paymentAttempt.status, ['charged'])),
      )
      .for('update')
  )[0];

/**
 * Ends the letters of a card that wait for the mail server. Returns whether there was one: its recipient does
 * not have the code.
 */
async function endWaitingLetters(tx: Database, cardId: number): Promise<boolean> {
  const ended = await tx
    .update(outboxMessage)
    .set({ status: 'failed', problem: 'The gift card has changed.', checkAt: null })
    .where(and(eq(outboxMessage.giftCardId, cardId), eq(outboxMessage.status, 'waiting')))
    .returning({ id: outboxMessage.id });
  return ended.length > 0;
}

/** What the desk can do with a card now. A code that was guessed at is only replaced. */
export function giftCardMoves(
  purchase: StoredPurchase,
  card: StoredCard | undefined,
  now: Date,
): DeskGiftCardMove[] {
  if (purchase.status === 'held') return ['release', 'reject'];
  if (!card || isOver(card, now)) return [];
  if (card.status === 'active') return ['block', 'sendAgain'];
  if (card.status !== 'blocked') return [];
  return isGuessed(card) ? ['sendAgain'] : ['unblock', 'sendAgain'];
}

/**
 * Makes a move of the desk. `recipientEmail`: corrected address for `sendAgain`. Returns the reference of
 * a payment that is to be refunded; undefined for any other move. Throws for a move that is not possible now.
 */
export async function moveGiftCard(
  tx: Database,
  purchaseId: number,
  move: DeskGiftCardMove,
  policy: Policy,
  now: Date,
  recipientEmail?: string,
): Promise<string | undefined> {
  const purchase = await lockPurchaseRow(tx, purchaseId);
  const card = await lockCardOf(tx, purchaseId);
  if (!purchase) throw domainError('giftCardOrderNotFound');
  if (!giftCardMoves(purchase, card, now).includes(move)) throw domainError('unknownStep');
  switch (move) {
    case 'release': {
      const charge = await lockCharge(tx, purchaseId);
      if (!charge) throw new Error(`the gift card ${purchaseId} has no charge`);
      await issueGiftCard(
        tx,
        purchase,
        { attemptId: charge.id, amountPaise: charge.amountPaise },
        policy,
        now,
      );
      await queueGiftCardMail(tx, 'released', purchaseId, now);
      return undefined;
    }
    case 'reject':
      return cancelGiftCard(tx, purchaseId, now);
    case 'block':
    case 'unblock':
    case 'sendAgain':
      if (!card) throw domainError('unknownStep');
      if (move === 'sendAgain') await sendNewCode(tx, purchase, card, { recipientEmail, isShown: true }, now);
      else await changeIssued(tx, purchase, card, move, now);
      return undefined;
  }
}

async function changeIssued(
  tx: Database,
  { id, deliverOn }: StoredPurchase,
  card: StoredCard,
  move: 'block' | 'unblock',
  now: Date,
): Promise<void> {
  switch (move) {
    case 'block': {
      const isUnsent = await endWaitingLetters(tx, card.id);
      await changeCard(tx, card.id, { status: 'blocked', ...(isUnsent ? { sentAt: null } : {}) });
      return;
    }
    case 'unblock':
      await changeCard(tx, card.id, { status: 'active', wrongPins: 0 });
      // The job of a letter that was due meanwhile has ended without one.
      if (card.sentAt === null) await queueGiftCardMail(tx, 'card', id, deliveryMoment(deliverOn, now));
      return;
  }
}

interface NewCode {
  /** The corrected address; undefined for the address of before. */
  readonly recipientEmail: string | undefined;
  /** Whether the buyer can no longer see the code. The desk replaces a code that may be in wrong hands. */
  readonly isShown: boolean;
}

/** Mails the card with a new code. The old code stops working with this transaction. */
async function sendNewCode(
  tx: Database,
  { id, deliverOn }: StoredPurchase,
  card: StoredCard,
  { recipientEmail, isShown }: NewCode,
  now: Date,
): Promise<void> {
  await endWaitingLetters(tx, card.id);
  if (recipientEmail !== undefined) await changePurchase(tx, id, { recipientEmail, updatedAt: now });
  await changeCard(tx, card.id, {
    ...{ status: 'active', wrongPins: 0 },
    ...{ codeHash: null, code: null, pin: null, lastFour: '' },
    ...{ sentAt: null, letterProblem: null, revealKey: null },
    revealedAt: card.revealedAt ?? (isShown ? now : null),
  });
  await queueGiftCardMail(tx, 'card', id, deliveryMoment(deliverOn, now));
}

/**
 * Mails a card again whose letter could not be delivered, as its buyer asks. A repeated request changes
 * nothing. Throws for a card that was delivered, used or blocked, and for a recipient of many cards: those
 * would have needed a review.
 */
export async function sendAgainAsBuyer(
  tx: Database,
  purchaseId: number,
  recipientEmail: string,
  { giftCardsPerDay }: Pick<Policy, 'giftCardsPerDay'>,
  now: Date,
): Promise<void> {
  const purchase = await lockPurchaseRow(tx, purchaseId);
  const card = await lockCardOf(tx, purchaseId);
  if (purchase?.status !== 'issued' || card?.status !== 'active' || isOver(card, now))
    throw domainError('giftCardNotSentAgain');
  if (card.letterProblem === null) {
    const isRepeated = card.sentAt === null && purchase.recipientEmail === recipientEmail;
    if (isRepeated) return;
    throw domainError('giftCardNotSentAgain');
  }
  if (!isSameAddress(purchase.recipientEmail, recipientEmail)) {
    const since = new Date(now.getTime() - dayMs);
    if ((await countForRecipient(tx, { id: purchaseId, recipientEmail }, since)) >= giftCardsPerDay)
      throw domainError('giftCardTooManyForRecipient');
  }
  await sendNewCode(tx, purchase, card, { recipientEmail, isShown: false }, now);
}

const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
