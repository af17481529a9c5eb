import { and, eq } from 'drizzle-orm';
import { Refusal } from '../refusal.ts';
import type { Database } from './database.ts';
import { idempotencyKey } from './schema/index.ts';

export interface Attempt {
  readonly customerId: number;
  readonly key: string;
  readonly requestHash: string;
  readonly at: Date;
}

/**
 * Does something once for a customer and a key, in one transaction with what it does: whoever repeats the call gets the answer of the
 * first, whoever repeats it at the same time waits for it. A refusal is not kept, so that the same key may try again.
 * Rejects with 409 when the key came with another request.
 */
export function once<Answer extends object>(
  db: Database,
  { customerId, key, requestHash, at }: Attempt,
  work: (tx: Database) => Promise<Answer>,
): Promise<Answer> {
  const mine = and(eq(idempotencyKey.customerId, customerId), eq(idempotencyKey.key, key));
  return db.transaction(async (tx) => {
    // A second insert of the key waits here until the first transaction has ended.
    const made = await tx
      .insert(idempotencyKey)
      .values({ customerId, key, requestHash, createdAt: at })
      .onConflictDoNothing()
      .returning({ key: idempotencyKey.key });
    if (made.length === 0) {
      const [kept] = await tx.select().from(idempotencyKey).where(mine).for('update');
      if (kept?.requestHash !== requestHash)
        throw new Refusal(409, 'K4091', 'This Idempotency-Key was used for another request.');
      return kept.response as Answer;
    }
    const answer = await work(tx);
    await tx.update(idempotencyKey).set({ response: answer }).where(mine);
    return answer;
  });
}
