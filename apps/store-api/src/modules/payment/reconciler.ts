import type { Log } from '@luxe/host/log';
import { and, eq, lte, notExists, or, sql } from 'drizzle-orm';
import { customerOrder, paymentAttempt, stockReservation } from '../../db/schema/index.ts';
import { lockOrder } from '../order/repository.ts';
import { releaseStock } from '../order/settle.ts';
import type { GatewayStatus } from './provider.ts';
import { changeAttempt, dueAttempts, findAttempt, takeAttempt } from './repository.ts';
import { settle, type SettleParts } from './settle.ts';

/** Attempts looked at in one round. */
const most = 50;
/** Milliseconds that one process has for an attempt before another may take it. */
const mine = 60_000;
/** Milliseconds that stock is held at most for a payment that its provider calls pending. */
const longestHoldMs = 30 * 60_000;
/** Milliseconds until a payment of a provider that is not configured is named in the log again. */
const otherProviderMs = 60 * 60_000;

/**
 * Settles what nobody came back for: due attempts, by whichever process takes them; stock that was held too long goes back on the shelf.
 * Answers how many attempts it looked at. One that fails is looked at again and holds no other up.
 */
export async function reconcile(parts: SettleParts, log: Log): Promise<number> {
  const { db, clock } = parts;
  await releaseExpired(parts, log);
  let looked = 0;
  for (const reference of await dueAttempts(db, clock.now(), most)) {
    const now = clock.now();
    if (!(await takeAttempt(db, reference, now, new Date(now.getTime() + mine)))) continue;
    looked += 1;
    try {
      const attempt = await findAttempt(db, reference);
      if (attempt && attempt.provider !== parts.provider.name) {
        log.warn(
          `The payment ${reference} is ${attempt.status} at ${attempt.provider}, which is not configured any more. ` +
            `Start a process with PAYMENT_PROVIDER=${attempt.provider} until it is settled.`,
        );
        await changeAttempt(db, attempt.id, { checkAt: new Date(now.getTime() + otherProviderMs) });
      } else await settle(parts, reference);
    } catch (error) {
      log.fault(`The payment ${reference}`, error);
    }
  }
  return looked;
}

/** Milliseconds between two rounds. */
const everyMs = 5000;

export interface Reconciler {
  /** Resolves when the round in hand is over. */
  stop(): Promise<void>;
}

/** Reconciles now and every few seconds; it never holds the program up. A round that has work left is followed by another at once. */
export function startReconciler(parts: SettleParts, log: Log): Reconciler {
  const stopping = new AbortController();
  let current: Promise<void> | undefined;
  const round = async () => {
    try {
      let looked: number;
      do looked = await reconcile(parts, log);
      while (looked === most && !stopping.signal.aborted);
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

async function releaseExpired({ db, clock }: SettleParts, log: Log): Promise<void> {
  const now = clock.now();
  const expired = await db
    .selectDistinct({ id: stockReservation.orderId })
    .from(stockReservation)
    .innerJoin(customerOrder, eq(customerOrder.id, stockReservation.orderId))
    .where(
      and(
        eq(stockReservation.status, 'held'),
        lte(stockReservation.expiresAt, now),
        eq(customerOrder.status, 'open'),
        // The bank has the payment in hand: its stock is held for longer, not for ever.
        or(
          lte(customerOrder.placedAt, new Date(now.getTime() - longestHoldMs)),
          notExists(
            db
              .select({ one: sql`1` })
              .from(paymentAttempt)
              .where(
                and(
                  eq(paymentAttempt.orderId, customerOrder.id),
                  eq(paymentAttempt.gatewayStatus, 'AUTHORIZING' satisfies GatewayStatus),
                ),
              ),
          ),
        ),
      ),
    );
  for (const { id } of expired)
    try {
      await db.transaction(async (tx) => {
        const order = await lockOrder(tx, id);
        if (order?.status === 'open') await releaseStock(tx, id, now);
      });
    } catch (error) {
      log.fault(`The stock of ${id}`, error);
    }
}
