import { indianDay } from '@luxe/format';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { creditLot } from '../../db/schema/index.ts';
import { post } from '../ledger/ledger.ts';
import { lockLots } from '../ledger/lots.ts';

/** Ends at most `limit` lots whose last day is over. Resolves to their number. */
export async function endCredits(tx: Database, now: Date, limit: number): Promise<number> {
  const isOver = and(gt(creditLot.leftPaise, 0), lt(creditLot.lastDay, indianDay(now)));
  const over = await tx.select().from(creditLot).where(isOver).orderBy(creditLot.id).limit(limit);
  for (const { id, account, customerId, brandCode } of over) {
    await lockLots(tx, customerId);
    // An order may have taken from it meanwhile.
    const [lot] = await tx
      .select()
      .from(creditLot)
      .where(and(eq(creditLot.id, id), isOver));
    if (!lot) continue;
    const amountPaise = lot.leftPaise;
    await post(
      tx,
      null,
      [
        {
          ...{ account, customerId, amountPaise, reason: 'ended', lotId: id },
          ...(brandCode === null ? {} : { brandCode }),
        },
        { account: 'credits-ended', amountPaise: -amountPaise },
      ],
      now,
    );
  }
  return over.length;
}
