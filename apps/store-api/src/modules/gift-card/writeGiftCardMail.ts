import { giftCardCheckoutPath, redeemGiftCardPath } from '@luxe/contract/gift-card-paths';
import { formatGiftCardCode } from '@luxe/format/gift-card-code';
import {
  giftCardPlaceholders,
  giftCardReceipt,
  giftCardReceived,
  giftCardRefunded,
  giftCardRefundRedirected,
  giftCardRefundRejected,
  giftCardRefundStarted,
  giftCardReleased,
  giftCardUndelivered,
  toMail,
  type Letter,
} from '@luxe/mail';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { giftCard, giftCardDesign } from '../../db/schema/index.ts';
import type { JobHandler } from '../jobs/worker.ts';
import { addMessage } from '../mail/repository.ts';
import { isRejected } from '../purchase/isRejected.ts';
import type { LostCharge } from '../purchase/purchase.ts';
import { isOver, secretsOf } from './issueGiftCard.ts';
import type { GiftCardKeys } from './keys.ts';
import { queueGiftCardMail, type GiftCardMailName } from './queueGiftCardMail.ts';
import {
  attemptsOf,
  changeCard,
  findPurchase,
  lockCardOf,
  type StoredCard,
  type StoredPurchase,
} from './repository.ts';

interface GiftCardMailOptions {
  /** Origin of the storefront, for links. */
  readonly origin: string;
  readonly keys: GiftCardKeys;
  /** Whether a mail server sends the messages. Otherwise they are stored, for the desk. */
  readonly isSending: boolean;
}

/**
 * Writes the message of a job into the outbox. The letter to the recipient has placeholders for code and PIN.
 * Writes none for a card that was cancelled, blocked or used before its day, or whose letter is written: two
 * jobs may be due after the desk has changed the card.
 */
export const writeGiftCardMail =
  ({ origin, keys, isSending }: GiftCardMailOptions): JobHandler =>
  async (tx, { id, payload: { mail = '', purchaseId = '', ...payload } }, now) => {
    const purchase = await findPurchase(tx, { id: Number(purchaseId) });
    if (!purchase) return;
    const card = await lockCardOf(tx, purchase.id);
    const isToRecipient = mail === 'card';
    if (isToRecipient && (!isMailable(card, now) || card.sentAt !== null)) return;
    const charge = { reference: payload.reference ?? '', amountPaise: Number(payload.amountPaise ?? 0) };
    const letter = await letterOf(tx, mail as GiftCardMailName, purchase, card, charge);
    if (!letter) return;
    if (isToRecipient && card) {
      // From now on the letter has a code, also if it was not shown before.
      await secretsOf(tx, card, keys);
      await changeCard(tx, card.id, { sentAt: now });
    }
    await addMessage(tx, {
      jobId: id,
      customerId: isToRecipient ? null : purchase.customerId,
      giftCardId: isToRecipient ? (card?.id ?? null) : null,
      recipient: isToRecipient ? purchase.recipientEmail : purchase.senderEmail,
      ...toMail(letter, { origin }),
      ...(isSending ? { status: 'waiting', checkAt: now } : { status: 'stored' }),
      createdAt: now,
    });
  };

/** Whether a letter with the code of a card may be sent. */
const isMailable = (card: StoredCard | undefined, now: Date): card is StoredCard =>
  card?.status === 'active' && !isOver(card, now);

async function letterOf(
  tx: Database,
  mail: GiftCardMailName,
  purchase: StoredPurchase,
  card: StoredCard | undefined,
  charge: LostCharge,
): Promise<Letter | undefined> {
  const { amountPaise, recipientName, recipientEmail, senderName, message, deliverOn } = purchase;
  const number = (purchase.number ?? '').replaceAll('-', ' ');
  const [design] = await tx.select().from(giftCardDesign).where(eq(giftCardDesign.id, purchase.designId));
  const gift = { tone: design?.tone ?? 'ink', amountPaise, recipientName, senderName, message };
  switch (mail) {
    case 'card':
      return card && giftCardReceived({ ...gift, lastDay: card.lastDay, redeemPath: redeemGiftCardPath });
    case 'receipt':
      if (purchase.status !== 'held' && purchase.status !== 'issued') return undefined;
      return giftCardReceipt({
        ...gift,
        ...{ number, recipientEmail, deliverOn, isHeld: purchase.status === 'held' },
        path: `${giftCardCheckoutPath}?giftCard=${purchase.number}`,
        isGuest: purchase.customerId === null,
      });
    case 'released':
      if (purchase.status !== 'issued') return undefined;
      return giftCardReleased({ ...gift, number, deliverOn });
    case 'undelivered':
      // The buyer or the desk has sent it again meanwhile.
      if (purchase.status !== 'issued' || card?.status !== 'active' || card.letterProblem === null)
        return undefined;
      return giftCardUndelivered({
        ...{ number, amountPaise, recipientName, recipientEmail },
        path: `${giftCardCheckoutPath}?giftCard=${purchase.number}`,
        isGuest: purchase.customerId === null,
      });
    case 'refundStarted':
    case 'lateCharge': {
      // When the money is already back, one message is enough.
      const attempts = await attemptsOf(tx, purchase.id);
      const attempt = attempts.find(({ reference }) => reference === charge.reference);
      if (attempt?.status === 'refunded') return undefined;
      const isBought = purchase.status === 'held' || purchase.status === 'issued';
      const reason = mail === 'refundStarted' ? 'cancelled' : isBought ? 'twice' : 'late';
      return giftCardRefundStarted({ number, amountPaise: charge.amountPaise, reason });
    }
    case 'refundRejected': {
      // The desk may have requested it again or sent it elsewhere meanwhile.
      const attempts = await attemptsOf(tx, purchase.id);
      if (!attempts.some((one) => one.reference === charge.reference && isRejected(one))) return undefined;
      return giftCardRefundRejected({
        ...{ number, amountPaise: charge.amountPaise },
        path: `${giftCardCheckoutPath}?giftCard=${purchase.number}`,
        isGuest: purchase.customerId === null,
        isBought: purchase.status === 'held' || purchase.status === 'issued',
      });
    }
    case 'refundToBank':
    case 'refundToCliqCash':
      return giftCardRefundRedirected({
        ...{ number, amountPaise: charge.amountPaise, isToBank: mail === 'refundToBank' },
      });
    case 'refundDone':
      return giftCardRefunded({ number, amountPaise: charge.amountPaise });
  }
}

/**
 * Marks the card of a letter that is given up, and queues a letter to the buyer. A card that cannot be
 * redeemed needs no letter.
 */
export const reportUndelivered =
  (now: () => Date) =>
  async (tx: Database, { giftCardId }: Pick<FilledMessage, 'giftCardId'>, problem: string): Promise<void> => {
    if (giftCardId === null) return;
    const [card] = await tx.select().from(giftCard).where(eq(giftCard.id, giftCardId)).for('update');
    // Without `sentAt`, the card has changed, and another letter follows.
    if (!isMailable(card, now()) || card.sentAt === null) return;
    await changeCard(tx, card.id, { letterProblem: problem.slice(0, 500) });
    await queueGiftCardMail(tx, 'undelivered', card.purchaseId, now());
  };

/** A stored message: what `sendMails` sends. */
interface FilledMessage {
  readonly giftCardId: number | null;
  readonly html: string;
  readonly text: string;
}

/**
 * Puts code and PIN into a message about a gift card, in the moment in which it is sent. Undefined for a
 * message that must not be sent: its card cannot be redeemed now, or its code is to be replaced.
 */
export const fillGiftCardMail =
  (db: Database, keys: GiftCardKeys, now: () => Date) =>
  async <Message extends FilledMessage>(message: Message): Promise<Message | undefined> => {
    const { giftCardId, html, text } = message;
    if (giftCardId === null) return message;
    const [card] = await db.select().from(giftCard).where(eq(giftCard.id, giftCardId));
    if (!isMailable(card, now()) || card.code === null || card.pin === null) return undefined;
    const code = formatGiftCardCode(keys.decrypt(card.code));
    const pin = keys.decrypt(card.pin);
    const fill = (content: string) =>
      content.replaceAll(giftCardPlaceholders.code, code).replaceAll(giftCardPlaceholders.pin, pin);
    return { ...message, html: fill(html), text: fill(text) };
  };
