import { indianDay } from '@luxe/format';
import { and, eq, gt, gte, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { brandCashProgramme, creditLot } from '../../db/schema/index.ts';
import { post } from '../ledger/ledger.ts';
import { lockLots } from '../ledger/lots.ts';

/**
 * Ends at most `limit` lots whose last day is over, or whose programme of brand cash has ended. Resolves to
 * their number.
 */
export async function endCredits(tx: Database, now: Date, limit: number): Promise<number> {
  const over = await lotsThatAreOver(tx, indianDay(now), limit);
  for (const { id, account, customerId, brandCode } of over) {
    await lockLots(tx, customerId);
    // An order may have taken from it meanwhile.
    const [lot] = await tx
      .select({ amountPaise: creditLot.leftPaise })
      .from(creditLot)
      .where(and(eq(creditLot.id, id), gt(creditLot.leftPaise, 0)));
    if (!lot) continue;
    const { amountPaise } = lot;
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

/**
 * At most `limit` lots with a balance that are over on a day. Two reads, each by an index of its own: one
 * that joins the programmes would read every lot with a balance.
 */
async function lotsThatAreOver(tx: Database, today: string, limit: number) {
  const read = (isOver: SQL | undefined, most: number) =>
    tx
      .select({
        id: creditLot.id,
        account: creditLot.account,
        customerId: creditLot.customerId,
        brandCode: creditLot.brandCode,
      })
      .from(creditLot)
      .where(and(gt(creditLot.leftPaise, 0), isOver))
      .orderBy(creditLot.id)
      .limit(most);
  const lots = await read(lt(creditLot.lastDay, today), limit);
  const programmes = await tx
    .select({ brandCode: brandCashProgramme.brandCode })
    .from(brandCashProgramme)
    .where(lt(brandCashProgramme.lastDay, today));
  if (programmes.length === 0 || lots.length === limit) return lots;
  const codes = programmes.map(({ brandCode }) => brandCode);
  const isOfProgramme = and(
    inArray(creditLot.brandCode, codes),
    or(isNull(creditLot.lastDay), gte(creditLot.lastDay, today)),
  );
  return [...lots, ...(await read(isOfProgramme, limit - lots.length))];
}
