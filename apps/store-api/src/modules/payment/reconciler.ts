import type { Log } from '@luxe/host/log';
import { releaseExpiredStock } from '../order/releaseExpiredStock.ts';
import { changeAttempt, dueAttempts, findAttempt, claimAttempt } from './repository.ts';
import { settlePayment, type SettleParts } from './settlePayment.ts';

/** Maximum number of attempts checked in one round. */
export const maxAttempts = 50;
/** Milliseconds for which a process claims an attempt. Afterwards, another process may check the attempt. */
const claimMs = 60_000;
/** Milliseconds between two log lines about a payment of a provider that is not configured. */
const otherProviderMs = 60 * 60_000;

/**
 * Settles the payment attempts that are due for a check, for example because the shopper has not returned.
 * Releases stock that was held too long. Each attempt is checked by one process only. A failing attempt is
 * checked again later and does not block the others. Returns the number of attempts checked; `maxAttempts`
 * means that more may wait.
 */
export async function reconcile(parts: SettleParts, log: Log): Promise<number> {
  const { db, clock } = parts;
  await releaseExpiredStock(parts.db, parts.clock.now(), log);
  let checkedCount = 0;
  for (const reference of await dueAttempts(db, clock.now(), maxAttempts)) {
    const now = clock.now();
    if (!(await claimAttempt(db, reference, now, new Date(now.getTime() + claimMs)))) continue;
    checkedCount += 1;
    try {
      const attempt = await findAttempt(db, reference);
      if (attempt && attempt.provider !== parts.provider.name) {
        log.warn(
          `The payment ${reference} is ${attempt.status} at ${attempt.provider}, which is not configured any more. ` +
            `Start a process with PAYMENT_PROVIDER=${attempt.provider} until it is settled.`,
        );
        await changeAttempt(db, attempt.id, { checkAt: new Date(now.getTime() + otherProviderMs) });
      } else await settlePayment(parts, reference);
    } catch (error) {
      log.fault(`The payment ${reference}`, error);
    }
  }
  return checkedCount;
}
