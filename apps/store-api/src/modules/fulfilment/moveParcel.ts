import type { Clock } from '@luxe/host';
import type { Database } from '../../db/database.ts';
import type { Actor, UnitState } from '../../db/schema/index.ts';
import { domainError } from '../../errors/domainError.ts';
import { moveUnits } from '../order/moveUnits.ts';
import {
  findDeliveryCode,
  lockOrder,
  type StoredLine,
  type StoredOrder,
  type StoredUnit,
} from '../order/repository.ts';
import { isUndelivered, mayMove } from '../order/unitStates.ts';
import { bookDelivery, currentLines, endUndelivered, restock } from './endUnits.ts';

export interface FulfilmentParts {
  readonly db: Database;
  readonly clock: Clock;
}

export interface ParcelMove {
  readonly orderId: string;
  /** Id of the parcel. */
  readonly parcelId: number;
  readonly to: UnitState;
  readonly actor: Actor;
  /** Name of the person at the desk; empty for none. */
  readonly note?: string | undefined;
  /** Code that the rider was given at the door. Needed for the delivery of a parcel with a code. */
  readonly deliveryCode?: string | undefined;
}

/**
 * Moves the units of a parcel of a placed order to a state, as far as the table of states allows it: units
 * that are cancelled or further on their way stay as they are. A repeated move changes nothing. Throws 409
 * when no unit may move, and for a delivery with a wrong code.
 */
export async function moveParcel(
  { db, clock }: FulfilmentParts,
  { orderId, parcelId, to, actor, note, deliveryCode }: ParcelMove,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockPlaced(tx, orderId);
    const lines = await currentLines(tx, orderId);
    const units = lines.flatMap((line) => line.units).filter((unit) => unit.parcelId === parcelId);
    const [first] = units;
    if (!first) throw domainError('parcelUnknown');
    const movable = units.filter(({ state }) => mayMove(state, to, actor));
    if (movable.length === 0 && !units.some(({ state }) => state === to))
      throw domainError('moveNotAllowed', first.state, to);
    const expectedCode = to === 'delivered' ? await findDeliveryCode(tx, parcelId) : null;
    if (expectedCode !== null && deliveryCode !== expectedCode) throw domainError('deliveryCodeWrong');
    const now = clock.now();
    const moved = await moveUnits(tx, movable, { to, actor, note, at: now });
    if (moved.length > 0) await applyMove(tx, order, moved, to, now);
  });
}

export async function lockPlaced(tx: Database, orderId: string): Promise<StoredOrder> {
  const order = await lockOrder(tx, orderId);
  if (order?.status !== 'placed') throw domainError('orderNotPlaced');
  return order;
}

/**
 * Books what a move means for stock and money. When no unit that was paid for is left, the gifts of the order
 * are cancelled.
 */
export async function applyMove(
  tx: Database,
  order: StoredOrder,
  moved: readonly StoredUnit[],
  to: UnitState,
  now: Date,
): Promise<void> {
  const unitIds = moved.map(({ id }) => id);
  if (to === 'delivered') return bookDelivery(tx, order, unitIds, now);
  if (!isUndelivered(to)) return;
  const giftIds = await cancelGifts(tx, order, now);
  const ended = [...unitIds, ...giftIds];
  await restock(tx, await currentLines(tx, order.id), to === 'lost' ? giftIds : ended, now);
  await endUndelivered(tx, order, ended, to === 'returnedToOrigin' ? 'notDelivered' : to, now);
}

/** Cancels the gifts of an order without a paid unit; returns the ids of their units. */
async function cancelGifts(tx: Database, order: StoredOrder, now: Date): Promise<number[]> {
  const gifts = giftsToCancel(await currentLines(tx, order.id));
  return (await moveUnits(tx, gifts, { to: 'cancelled', actor: 'clock', at: now })).map(({ id }) => id);
}

/**
 * The gifts that can be cancelled, when every unit that was paid for has ended without arriving. `ending` are
 * units that are about to end.
 */
export function giftsToCancel(
  lines: readonly StoredLine[],
  ending: readonly StoredUnit[] = [],
): StoredUnit[] {
  const unitsOf = (areGifts: boolean) =>
    lines.filter(({ isGiveAway }) => isGiveAway === areGifts).flatMap(({ units }) => units);
  if (unitsOf(false).some((unit) => !isUndelivered(unit.state) && !ending.includes(unit))) return [];
  return unitsOf(true).filter(({ state }) => mayMove(state, 'cancelled', 'clock'));
}
