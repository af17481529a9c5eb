import { recordChanges } from '../../db/changeLog.ts';
import type { Database } from '../../db/database.ts';
import * as stored from './stockRepository.ts';

/** Returns the stock held for an order; does nothing when it was returned already. */
export async function releaseStock(tx: Database, orderId: string, now: Date): Promise<void> {
  const held = await stored.changeReservations(tx, orderId, 'held', 'released');
  // Every transaction locks offers in the same sequence, to prevent deadlocks.
  await stored.lockOffers(
    tx,
    held.map(({ ussid }) => ussid),
  );
  for (const { ussid, quantity } of held) await stored.returnStock(tx, ussid, quantity);
  if (held.length > 0)
    await recordChanges(
      tx,
      'offer',
      held.map(({ ussid }) => ussid),
      now,
    );
}

/**
 * Consumes the stock that is held for an order. If the stock was released, takes it again, for all lines or
 * for none. Returns false, without changes, when some released stock is no longer available.
 */
export async function consumeStock(tx: Database, orderId: string, now: Date): Promise<boolean> {
  const released = await stored.reservationsOf(tx, orderId, 'released');
  if (released.length > 0) {
    const stockByUssid = new Map(
      (
        await stored.lockOffers(
          tx,
          released.map(({ ussid }) => ussid),
        )
      ).map(({ ussid, stock }) => [ussid, stock]),
    );
    if (released.some(({ ussid, quantity }) => (stockByUssid.get(ussid) ?? 0) < quantity)) return false;
    for (const { ussid, quantity } of released) await stored.takeStock(tx, ussid, quantity);
    await stored.changeReservations(tx, orderId, 'released', 'consumed');
    await recordChanges(
      tx,
      'offer',
      released.map(({ ussid }) => ussid),
      now,
    );
  }
  const placed = await stored.changeReservations(tx, orderId, 'held', 'consumed');
  const offers = await stored.lockOffers(
    tx,
    placed.map(({ ussid }) => ussid),
  );
  const short = offers.filter(({ stockShort }) => stockShort > 0).map(({ ussid }) => ussid);
  if (short.length > 0) await stored.limitShortage(tx, short);
  return true;
}
