import { eq } from 'drizzle-orm';
import { recordChanges } from '../../db/change-log.ts';
import type { Database } from '../../db/database.ts';
import { offer } from '../../db/schema/index.ts';
import { Refusal } from '../../refusal.ts';

/** A price as the operator changes it: what lists it follows within a second. PUT, which no page of another site may send unasked. */
export async function changePrice(db: Database, ussid: string, paise: unknown) {
  if (typeof paise !== 'number' || !Number.isSafeInteger(paise) || paise < 0)
    throw new Refusal(400, 'INVALID_REQUEST', 'paise: a whole number of paise is required.');
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
