import { indianDay } from '@luxe/format';
import { and, gt, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { creditLot } from '../../db/schema/index.ts';
import { post } from '../ledger/ledger.ts';

/**
 * Ends at most `limit` lots whose last day is over. Resolves to their number. Lots that an order takes from
 * at this moment are left for the next call.
 */
export async function endCredits(tx: Database, now: Date, limit: number): Promise<number> {
  const over = await tx
    .select()
    .from(creditLot)
    .where(and(gt(creditLot.leftPaise, 0), lt(creditLot.lastDay, indianDay(now))))
    .limit(limit)
    .for('update', { skipLocked: true });
  for (const { id, account, customerId, brandCode, leftPaise } of over)
    await post(
      tx,
      null,
      [
        {
          ...{ account, customerId, amountPaise: leftPaise, reason: 'ended', lotId: id },
          ...(brandCode === null ? {} : { brandCode }),
        },
        { account: 'credits-ended', amountPaise: -leftPaise },
      ],
      now,
    );
  return over.length;
}
