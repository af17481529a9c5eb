import { rupeesToPaise } from '@luxe/format';
import type { Database } from '../../db/database.ts';
import { domainError } from '../../errors/domainError.ts';
import { currentLines } from '../fulfilment/endUnits.ts';
import { lockPlaced } from '../fulfilment/moveParcel.ts';
import type { StoredOrder } from '../order/repository.ts';
import { mayMove } from '../order/unitStates.ts';
import type { Policy } from '../policy/policyValues.ts';
import { moveLockedReturn, unitsOfReturn, type MoveParts } from './moveReturn.ts';
import { changeReturn, findReturn, type StoredReturn } from './repository.ts';

/** Runs a change of a customer's return under the lock of its order. Throws 404 for a return of others. */
async function underLock(
  { db }: MoveParts,
  customerId: number,
  code: string,
  change: (tx: Database, order: StoredOrder, request: StoredReturn) => Promise<void>,
): Promise<void> {
  const found = await findReturn(db, { customerId, code });
  if (!found) throw domainError('returnNotFound');
  await db.transaction(async (tx) => {
    const order = await lockPlaced(tx, found.orderId);
    const current = await findReturn(tx, { customerId, code });
    if (current) await change(tx, order, current);
  });
}

/** Withdraws a return until the items are on their way. A repeated request changes nothing. */
export const withdrawReturn = (parts: MoveParts, customerId: number, code: string): Promise<void> =>
  underLock(parts, customerId, code, async (tx, order, request) => {
    if (request.withdrawnAt) return;
    const units = unitsOfReturn(await currentLines(tx, order.id), request);
    if (!units.every(({ state }) => mayMove(state, 'returnWithdrawn', 'shopper')))
      throw domainError('returnOnItsWay');
    const move = { returnId: request.id, to: 'returnWithdrawn', actor: 'shopper' } as const;
    await moveLockedReturn(tx, order, request, move, parts.clock.now());
  });

export interface CourierEntry {
  readonly courierName: string;
  readonly trackingNumber: string;
  /** What the shopper paid, in rupees. */
  readonly paid: number;
}

/** Stores the courier of a return; it can be corrected until the items have arrived. */
export const sendReturn = (
  parts: MoveParts & { readonly policy: Pick<Policy, 'courierRepayLimit'> },
  customerId: number,
  code: string,
  { courierName, trackingNumber, paid }: CourierEntry,
): Promise<void> =>
  underLock(parts, customerId, code, async (tx, order, request) => {
    const units = unitsOfReturn(await currentLines(tx, order.id), request);
    const isPossible = units.every(({ state }) => state === 'returnRequested' || state === 'pickedUp');
    if (request.method !== 'selfCourier' || units.length === 0 || !isPossible)
      throw domainError('returnNotByCourier');
    const courierPaise = Math.min(rupeesToPaise(paid), parts.policy.courierRepayLimit);
    await changeReturn(tx, request.id, { courierName, trackingNumber, courierPaise });
    const move = { returnId: request.id, to: 'pickedUp', actor: 'shopper' } as const;
    await moveLockedReturn(tx, order, request, move, parts.clock.now());
  });

/** Disputes a rejection, once; the desk then checks the items again. */
export const disputeReturn = (
  parts: MoveParts,
  customerId: number,
  code: string,
  text: string,
): Promise<void> =>
  underLock(parts, customerId, code, async (tx, order, request) => {
    const units = unitsOfReturn(await currentLines(tx, order.id), request);
    const isRejected = units.length > 0 && units.every(({ state }) => state === 'rejected');
    if (!isRejected || request.dispute !== null) throw domainError('returnNotDisputable');
    await changeReturn(tx, request.id, { dispute: text });
  });
