import type { Log } from '@luxe/host/log';
import { releaseExpiredStock } from '../order/releaseExpiredStock.ts';
import { changeAttempt, dueAttempts, findAttempt, claimAttempt } from './repository.ts';
import { settlePayment, type SettleParts } from './settlePayment.ts';

/** Maximum number of attempts checked in one round. */
const maxAttempts = 50;
/** Milliseconds for which a process claims an attempt. Afterwards, another process may check the attempt. */
const claimMs = 60_000;
/** Milliseconds between two log lines about a payment of a provider that is not configured. */
const otherProviderMs = 60 * 60_000;

/**
 * Settles the payment attempts that are due for a check, for example because the shopper has not returned.
 * Releases stock that was held too long. Each attempt is checked by one process only. A failing attempt is
 * checked again later and does not block the others. Returns the number of attempts checked.
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

/** Milliseconds between two rounds. */
const everyMs = 5000;

export interface Reconciler {
  /** Resolves when the current round has ended. */
  stop(): Promise<void>;
}

/**
 * Reconciles now and every few seconds, without keeping the process alive. After a round with the maximum
 * number of attempts, the next round starts at once.
 */
export function startReconciler(parts: SettleParts, log: Log): Reconciler {
  const stopping = new AbortController();
  let current: Promise<void> | undefined;
  const round = async () => {
    try {
      let checkedCount: number;
      do checkedCount = await reconcile(parts, log);
      while (checkedCount === maxAttempts && !stopping.signal.aborted);
    } catch (error) {
      log.fault('The reconciler', error);
    }
    current = undefined;
  };
  const once = () => void (current ??= round());
  once();
  const timer = setInterval(once, everyMs);
  timer.unref();
  return {
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await current;
    },
  };
}
