import type { Clock } from '@luxe/host';
import type { Database } from '../../db/database.ts';
import type { Actor, ReturnState, UnitState } from '../../db/schema/index.ts';
import { domainError } from '../../errors/domainError.ts';
import { currentLines, restock } from '../fulfilment/endUnits.ts';
import { lockPlaced } from '../fulfilment/moveParcel.ts';
import { post } from '../ledger/ledger.ts';
import { queueFeedback } from '../mail/queueFeedback.ts';
import { queueMail } from '../mail/queueMail.ts';
import { moveUnits } from '../order/moveUnits.ts';
import type { StoredLine, StoredUnit } from '../order/deliveriesOf.ts';
import type { StoredOrder } from '../order/repository.ts';
import { lockOffers } from '../order/stockRepository.ts';
import { isEndOfReturn, mayMove } from '../order/unitStates.ts';
import { issueCreditNotes } from '../invoice/issueCreditNotes.ts';
import { bookRefund } from '../refund/refundUnits.ts';
import { withDifferences } from './carryOver.ts';
import { changeReturn, closeUnits, findReturn, type StoredReturn } from './repository.ts';
import { releaseUnits, replacementsOf, settleUnits } from './reserveUnits.ts';
import { sendReplacements } from './sendReplacements.ts';

export interface MoveParts {
  readonly db: Database;
  readonly clock: Clock;
}

export interface ReturnMove {
  readonly returnId: number;
  /** `inspected` accepts the items, and refunds or replaces them at once. */
  readonly to: Exclude<ReturnState, 'returnRequested' | 'refunded' | 'replaced'>;
  readonly actor: Actor;
  /** Name of the person at the desk; empty for none. */
  readonly note?: string | undefined;
  /** Whether accepted items can be sold again. Missing items never can. */
  readonly isSellable?: boolean | undefined;
  /** Why the items are rejected, for the shopper. */
  readonly rejection?: string | undefined;
}

/**
 * Moves the units of a return to a state, with what that means for stock and money, in one transaction. A
 * repeated move changes nothing. Throws 404 for an unknown return, and 409 for a move that is not allowed.
 */
export async function moveReturn({ db, clock }: MoveParts, move: ReturnMove): Promise<void> {
  const found = await findReturn(db, { id: move.returnId });
  if (!found) throw domainError('returnNotFound');
  await db.transaction(async (tx) => {
    const order = await lockPlaced(tx, found.orderId);
    const current = await findReturn(tx, { id: move.returnId });
    if (current) await moveLockedReturn(tx, order, current, move, clock.now());
  });
}

/** Like `moveReturn`, for an order that is locked and a return that was read under the lock. */
export async function moveLockedReturn(
  tx: Database,
  order: StoredOrder,
  request: StoredReturn,
  { to, actor, note, isSellable = false, rejection = '' }: ReturnMove,
  now: Date,
): Promise<void> {
  const units = unitsOfReturn(await currentLines(tx, order.id), request);
  const isDone = units.every(({ state }) => state === to || (to === 'inspected' && isEndOfReturn(state)));
  if (units.length === 0 || isDone) return;
  const stuck = units.find(({ state }) => !mayMove(state, to, actor) || isTooEarly(request, state, to));
  if (stuck) throw domainError('moveNotAllowed', stuck.state, to);
  await moveUnits(tx, units, { to, actor, note, at: now });
  switch (to) {
    case 'returnWithdrawn':
      await changeReturn(tx, request.id, { withdrawnAt: now, bank: null });
      await closeUnits(tx, request.id);
      await releaseUnits(tx, request.id, now);
      return;
    case 'sentBack':
      // Nothing is paid out, so the account is not needed any more.
      await changeReturn(tx, request.id, { bank: null });
      return askAbout(tx, request, now);
    case 'rejected':
      await changeReturn(tx, request.id, { rejection: rejection.trim().slice(0, 500) });
      await releaseUnits(tx, request.id, now);
      await queueMail(tx, { mail: 'returnRejected', orderId: order.id, ids: [request.id] }, now);
      return;
    case 'inspected':
      await giveBack(tx, order, request, isSellable && request.method !== 'nothing', actor, now);
      return askAbout(tx, request, now);
  }
}

/** Queues the request for feedback about a return that has ended. */
const askAbout = (tx: Database, { code, orderId }: StoredReturn, now: Date) =>
  queueFeedback(tx, { kind: 'return', subject: code, orderId }, now);

/** Whether items would be checked before they have arrived. Only a missing item is. */
export const isTooEarly = (
  { method }: Pick<StoredReturn, 'method'>,
  from: UnitState,
  to: UnitState,
): boolean => from === 'returnRequested' && (to === 'inspected' || to === 'rejected') && method !== 'nothing';

/** The units of an open return, with their current states. */
export const unitsOfReturn = (lines: readonly StoredLine[], { units }: StoredReturn): StoredUnit[] => {
  const ids = new Set(units.filter(({ isOpen }) => isOpen).map(({ unitId }) => unitId));
  return lines.flatMap((line) => line.units).filter(({ id }) => ids.has(id));
};

/**
 * Refunds or replaces accepted units, repays the courier, and returns the units to the stock if they can be
 * sold again. A unit whose replacement is gone is refunded.
 */
async function giveBack(
  tx: Database,
  order: StoredOrder,
  request: StoredReturn,
  isSellable: boolean,
  actor: Actor,
  now: Date,
): Promise<void> {
  const before = await currentLines(tx, order.id);
  const units = unitsOfReturn(before, request);
  const unitIds = units.map(({ id }) => id);
  const wanted = await replacementsOf(tx, [request.id]);
  const ussids = before
    .filter((line) => line.units.some(({ id }) => unitIds.includes(id)))
    .map(({ ussid }) => ussid);
  // All offers at once: two transactions that lock them one after the other could block each other.
  await lockOffers(tx, [...ussids, ...wanted.map(({ ussid }) => ussid)]);
  const rows = await settleUnits(tx, wanted, now);
  const replacedIds = rows.map(({ unitId }) => unitId);
  const refundedIds = unitIds.filter((id) => !replacedIds.includes(id));
  await moveUnits(
    tx,
    units.filter(({ id }) => replacedIds.includes(id)),
    { to: 'replaced', actor, at: now },
  );
  await moveUnits(
    tx,
    units.filter(({ id }) => refundedIds.includes(id)),
    { to: 'refunded', actor, at: now },
  );
  await sendReplacements(tx, order, rows, now);
  const lines = await currentLines(tx, order.id);
  if (isSellable) await restock(tx, lines, unitIds, now);
  const cheaperIds = rows.flatMap(({ unitId, priceDropPaise }) => (priceDropPaise > 0 ? [unitId] : []));
  const reason = refundedIds.length > 0 ? 'returned' : 'replaced';
  if (refundedIds.length + cheaperIds.length > 0)
    await bookRefund(
      tx,
      {
        ...{ order, reason, target: request.refundTo },
        lines: withDifferences(lines, rows),
        unitIds: [...refundedIds, ...cheaperIds],
      },
      now,
    );
  await issueCreditNotes(tx, { order, lines, unitIds: refundedIds, reason: 'returned' }, now);
  await issueCreditNotes(tx, { order, lines, unitIds: replacedIds, reason: 'replaced' }, now);
  await reportReplacement(tx, order, request, { replacedIds, refundedIds }, now);
  await repayCourier(tx, order, request, now);
}

/** Queues the message about an accepted replacement. */
async function reportReplacement(
  tx: Database,
  { id: orderId }: StoredOrder,
  { id, kind }: StoredReturn,
  {
    replacedIds,
    refundedIds,
  }: { readonly replacedIds: readonly number[]; readonly refundedIds: readonly number[] },
  now: Date,
): Promise<void> {
  if (kind !== 'replacement') return;
  if (replacedIds.length > 0) await queueMail(tx, { mail: 'replacementSent', orderId, ids: [id] }, now);
  if (refundedIds.length > 0) await queueMail(tx, { mail: 'replacementGone', orderId, ids: [id] }, now);
}

/** Pays back what a courier cost, as cliq cash. */
async function repayCourier(
  tx: Database,
  { id: orderId, customerId }: StoredOrder,
  { courierPaise }: StoredReturn,
  now: Date,
): Promise<void> {
  if (courierPaise === 0) return;
  await post(
    tx,
    orderId,
    [
      { account: 'return-couriers', amountPaise: courierPaise },
      { account: 'cliq-cash', amountPaise: -courierPaise, customerId, reason: 'courier' },
    ],
    now,
  );
}
