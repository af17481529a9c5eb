import { eq } from 'drizzle-orm';
import { recordChanges } from '../../db/change-log.ts';
import type { Database } from '../../db/database.ts';
import { offer } from '../../db/schema/index.ts';
import { Refusal } from '../../refusal.ts';

/** A price below this is a slip: what is given away is marked as such, and has no price. */
const leastPaise = 100;

/** A price as the operator changes it: what lists it follows within a second. Part of the desk: its password, its audit. */
export async function changePrice(db: Database, ussid: string, paise: unknown) {
  if (typeof paise !== 'number' || !Number.isSafeInteger(paise))
    throw new Refusal(400, 'INVALID_REQUEST', 'paise: a whole number of paise is required.');
  if (paise < leastPaise)
    throw new Refusal(400, 'INVALID_REQUEST', `paise: a price is at least ${leastPaise} paise.`);
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ mrp: offer.mrpPaise })
      .from(offer)
      .where(eq(offer.ussid, ussid))
      .for('update');
    if (!found) throw new Refusal(404, 'B4041', 'There is no such offer.');
    if (paise > found.mrp)
      throw new Refusal(409, 'B4091', `A price is at most the MRP, which is ${found.mrp} paise.`);
    await tx.update(offer).set({ pricePaise: paise }).where(eq(offer.ussid, ussid));
    await recordChanges(tx, 'offer', [ussid], new Date());
    return { ussid, paise };
  });
}
