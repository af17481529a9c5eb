import { and, eq } from 'drizzle-orm';
import { domainError } from '../errors/domainError.ts';
import type { Database } from './database.ts';
import { idempotencyKey } from './schema/index.ts';

export interface IdempotentRequest {
  readonly customerId: number;
  readonly key: string;
  readonly requestHash: string;
  readonly at: Date;
}

/**
 * Runs `work` once per customer and key, in one transaction. A repeated call gets the first response; a
 * simultaneous call waits for that response. Errors are not stored, so a failed call can be retried with the
 * same key. Rejects with 409 if the key was used for another request.
 */
export function runOnce<Result extends object>(
  db: Database,
  { customerId, key, requestHash, at }: IdempotentRequest,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  const isThisKey = and(eq(idempotencyKey.customerId, customerId), eq(idempotencyKey.key, key));
  return db.transaction(async (tx) => {
    // A second insert of the key waits here until the first transaction ends.
    const made = await tx
      .insert(idempotencyKey)
      .values({ customerId, key, requestHash, createdAt: at })
      .onConflictDoNothing()
      .returning({ key: idempotencyKey.key });
    if (made.length === 0) {
      const [earlier] = await tx.select().from(idempotencyKey).where(isThisKey).for('update');
      if (earlier?.requestHash !== requestHash) throw domainError('idempotencyKeyReused');
      return earlier.response as Result;
    }
    const result = await work(tx);
    await tx.update(idempotencyKey).set({ response: result }).where(isThisKey);
    return result;
  });
}
