import type { Log } from '@luxe/host/log';
import { and, eq, lte, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customerOrder, paymentAttempt, stockReservation } from '../../db/schema/index.ts';
import type { GatewayStatus } from '../payment-provider/provider.ts';
import { lockOrder } from './repository.ts';
import { releaseStock } from './stock.ts';

/** Longest time in milliseconds that stock is held for a payment that its bank is authorising. */
const longestHoldMs = 30 * 60_000;

/**
 * Returns the stock of open orders whose reservations have expired. A failing order is logged and does not
 * block the others.
 */
export async function releaseExpiredStock(db: Database, now: Date, log: Log): Promise<void> {
  const expired = await db
    .selectDistinct({ id: stockReservation.orderId })
    .from(stockReservation)
    .innerJoin(customerOrder, eq(customerOrder.id, stockReservation.orderId))
    .where(
      and(
        eq(stockReservation.status, 'held'),
        lte(stockReservation.expiresAt, now),
        eq(customerOrder.status, 'open'),
        // While the bank authorises the payment, stock is held longer, but not longer than `longestHoldMs`.
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
