import { indianDay } from '@luxe/format';
import { and, asc, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { giftCard } from '../../db/schema/index.ts';
import { post } from '../ledger/ledger.ts';
import { changeCard } from './repository.ts';

/** Ends at most `limit` cards whose last day is over. Resolves to their number. Leaves locked cards. */
export async function expireGiftCards(tx: Database, now: Date, limit: number): Promise<number> {
  const over = await tx
    .select()
    .from(giftCard)
    .where(and(inArray(giftCard.status, ['active', 'blocked']), lt(giftCard.lastDay, indianDay(now))))
    .orderBy(asc(giftCard.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  for (const { id, amountPaise } of over) {
    await changeCard(tx, id, { status: 'expired' });
    await post(
      tx,
      null,
      [
        { account: 'gift-cards', amountPaise },
        { account: 'gift-cards-ended', amountPaise: -amountPaise },
      ],
      now,
    );
  }
  return over.length;
}
