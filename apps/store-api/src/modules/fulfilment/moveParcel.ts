import type { PushKind } from '@luxe/contract/push-values';
import type { Clock, DomainError } from '@luxe/host';
import type { Database } from '../../db/database.ts';
import type { Actor, UnitState } from '../../db/schema/index.ts';
import { domainError } from '../../errors/domainError.ts';
import { issueInvoices } from '../invoice/issueInvoices.ts';
import { queueFeedback } from '../mail/queueFeedback.ts';
import { queuePush } from '../push/queuePush.ts';
import { queueMail, type MailName } from '../mail/queueMail.ts';
import { moveUnits } from '../order/moveUnits.ts';
import type { StoredLine, StoredUnit } from '../order/deliveriesOf.ts';
import { findDeliveryCode, lockOrder, type StoredOrder } from '../order/repository.ts';
import { hasLeftSeller, isReturnState, isUndelivered, mayMove } from '../order/unitStates.ts';
import { bookDelivery, currentLines, endUndelivered, restock } from './endUnits.ts';
import { changeParcel, checkParcels } from './repository.ts';

export interface FulfilmentParts {
  readonly db: Database;
  readonly clock: Clock;
}

export interface ParcelMove {
  /** Id of the parcel. */
  readonly parcelId: number;
  readonly to: UnitState;
  readonly actor: Actor;
  /** When it happened; now by default. */
  readonly at?: Date | undefined;
  /** Name of the person at the desk; empty for none. */
  readonly note?: string | undefined;
  /** Code that the rider was given at the door. Needed for the delivery of a parcel with a code. */
  readonly deliveryCode?: string | undefined;
  /** Number on the tamper seal. Needed to pack a parcel with a code. */
  readonly sealNumber?: string | undefined;
}

/**
 * Moves the units of a parcel of a placed order to a state, as far as the table of states allows it: units
 * that are cancelled or further on their way stay as they are. A repeated move changes nothing. Throws 409
 * when no unit may move, for a delivery with a wrong code, and for a parcel with a code that is packed
 * without the number of its tamper seal.
 */
export async function moveParcel(
  { db, clock }: FulfilmentParts,
  { orderId, ...move }: ParcelMove & { readonly orderId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const problem = await moveLocked(tx, await lockPlaced(tx, orderId), move, clock.now());
    if (problem) throw problem;
  });
}

/** Like `moveParcel`, for an order that is locked. Returns the error instead of throwing it. */
export async function moveLocked(
  tx: Database,
  order: StoredOrder,
  { parcelId, to, actor, note, deliveryCode, sealNumber, ...move }: ParcelMove,
  now: Date,
): Promise<DomainError | undefined> {
  const lines = await currentLines(tx, order.id);
  const units = lines.flatMap((line) => line.units).filter((unit) => unit.parcelId === parcelId);
  const [first] = units;
  if (!first) return domainError('parcelUnknown');
  const movable = units.filter(({ state }) => !isReturnState(to) && mayMove(state, to, actor));
  if (movable.length === 0)
    return units.some(({ state }) => state === to)
      ? undefined
      : domainError('moveNotAllowed', first.state, to);
  const expectedCode = await findDeliveryCode(tx, parcelId);
  if (expectedCode !== null && to === 'delivered' && deliveryCode !== expectedCode)
    return domainError('deliveryCodeWrong');
  if (expectedCode !== null && to === 'packed') {
    if (!sealNumber) return domainError('sealNumberMissing');
    await changeParcel(tx, parcelId, { sealNumber });
  }
  // A carrier's clock may be wrong. A move is never before the last one, and never in the future.
  const last = Math.max(...movable.map(({ stateAt }) => stateAt.getTime()));
  const at = new Date(Math.min(now.getTime(), Math.max(last, (move.at ?? now).getTime())));
  const moved = await moveUnits(tx, movable, { to, actor, note, at });
  await applyMove(tx, order, moved, to, now);
  return undefined;
}

export async function lockPlaced(tx: Database, orderId: string): Promise<StoredOrder> {
  const order = await lockOrder(tx, orderId);
  if (order?.status !== 'placed') throw domainError('orderNotPlaced');
  return order;
}

/** The message about a move, by the state that units reach. Other moves need none. */
const mails: Partial<Record<UnitState, MailName>> = {
  shipped: 'shipped',
  delivered: 'delivered',
  deliveryFailed: 'deliveryFailed',
  returningToOrigin: 'returningToOrigin',
  returnedToOrigin: 'returnedToOrigin',
  lost: 'lost',
  cancelled: 'cancelled',
};

/** The message to devices about a move. */
const pushes: Partial<Record<UnitState, PushKind>> = {
  shipped: 'shipped',
  outForDelivery: 'outForDelivery',
  delivered: 'delivered',
};

/**
 * Queues the messages about a move. When the carrier skips `shipped`, the parcel counts as shipped at the
 * door.
 */
async function reportMove(
  tx: Database,
  order: StoredOrder,
  moved: readonly StoredUnit[],
  to: UnitState,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  const isSkipped = to === 'outForDelivery' && moved.some(({ state }) => state === 'packed');
  const mail = isSkipped ? 'shipped' : mails[to];
  if (mail && ids.length > 0) await queueMail(tx, { mail, orderId: order.id, ids }, now);
  const push = pushes[to];
  if (push && ids.length > 0) await queuePush(tx, { push, orderId: order.id }, now);
}

/**
 * Books what a move means for stock and money, and queues the message about it. `moved` has the states before
 * the move. The first move by which units leave their seller issues the invoice. When no unit that was paid
 * for is left, the gifts of the order are cancelled.
 */
export async function applyMove(
  tx: Database,
  order: StoredOrder,
  moved: readonly StoredUnit[],
  to: UnitState,
  now: Date,
): Promise<void> {
  const unitIds = moved.map(({ id }) => id);
  if (to === 'packed' || to === 'cancelled')
    await checkParcels(
      tx,
      moved.map(({ parcelId }) => parcelId),
      now,
    );
  if (hasLeftSeller(to)) {
    const leaving = moved.filter(({ state }) => !hasLeftSeller(state));
    await issueInvoices(
      tx,
      order,
      leaving.map(({ id }) => id),
      now,
    );
  }
  if (!isUndelivered(to)) await reportMove(tx, order, moved, to, unitIds, now);
  if (to === 'delivered') {
    await queueFeedback(tx, { kind: 'order', subject: order.id, orderId: order.id }, now);
    return bookDelivery(tx, order, unitIds, now);
  }
  if (!isUndelivered(to)) return;
  const giftIds = await cancelGifts(tx, order, now);
  const ended = [...unitIds, ...giftIds];
  await reportMove(tx, order, moved, to, ended, now);
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
