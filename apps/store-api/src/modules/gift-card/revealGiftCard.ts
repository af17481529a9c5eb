import type { Database } from '../../db/database.ts';
import { domainError } from '../../errors/domainError.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { isOver, secretsOf } from './issueGiftCard.ts';
import type { GiftCardKeys } from './keys.ts';
import { changeCard, lockCardOf, type StoredCard } from './repository.ts';

/** Milliseconds in which the same request gets the code again, because its response may be lost. */
const repeatMs = 10 * 60_000;

export const canReveal = (card: StoredCard | undefined, now: Date): boolean =>
  card?.status === 'active' && card.revealedAt === null && !isOver(card, now);

/** Shows code and PIN to the buyer, once: to one request and its repetitions. */
export function revealGiftCard(
  db: Database,
  purchaseId: number,
  { key, keys, now }: { readonly key: string; readonly keys: GiftCardKeys; readonly now: Date },
) {
  return db.transaction(async (tx) => {
    const card = await lockCardOf(tx, purchaseId);
    if (!card) throw domainError('giftCardNotIssued');
    const revealKey = hashToken(key);
    const isRepeated =
      card.status === 'active' &&
      !isOver(card, now) &&
      card.revealKey === revealKey &&
      card.revealedAt !== null &&
      now.getTime() - card.revealedAt.getTime() < repeatMs;
    if (!canReveal(card, now) && !isRepeated) throw domainError('giftCardShown');
    if (!isRepeated) await changeCard(tx, card.id, { revealedAt: now, revealKey });
    return { ...(await secretsOf(tx, card, keys)), card };
  });
}
