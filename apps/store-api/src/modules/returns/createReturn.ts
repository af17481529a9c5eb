import type { Clock } from '@luxe/host';
import type { CallBody } from '@luxe/contract/calls';
import { indianDay, indianDayAfter } from '@luxe/format';
import { runOnce, type IdempotentRequest } from '../../db/idempotency.ts';
import type { Database } from '../../db/database.ts';
import type { OrderAddress, RefundTarget, ReturnReason } from '../../db/schema/index.ts';
import { domainError } from '../../errors/domainError.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import { newCode } from '../../secrets/tokens.ts';
import { findAddress } from '../address/repository.ts';
import { toSnapshot } from '../address/service.ts';
import { currentLines } from '../fulfilment/endUnits.ts';
import { lockPlaced } from '../fulfilment/moveParcel.ts';
import { queueMail } from '../mail/queueMail.ts';
import { moveUnits } from '../order/moveUnits.ts';
import { numberOf } from '../order/number.ts';
import { findOrder, type StoredLine, type StoredOrder, type StoredUnit } from '../order/repository.ts';
import { faultUnits, returnableUnits } from '../order/returnable.ts';
import { encryptBank } from '../refund/bankAccount.ts';
import { readReturnPolicies, type ReturnPolicies } from '../policy/returnPolicies.ts';
import type { Policy } from '../policy/policyValues.ts';
import { pickupDays } from './pickupDays.ts';
import { addReturn, claimPhotos, findStore, nextReturnNumber, type StoredReturn } from './repository.ts';

export interface ReturnParts {
  readonly db: Database;
  readonly clock: Clock;
  /** Encrypts bank accounts. */
  readonly encryption: Encryption;
  readonly policy: Pick<Policy, 'returnTravelDays'>;
}

type Body = Required<Pick<CallBody<'createReturn'>, 'units' | 'photos' | 'method' | 'refundTo'>> &
  Pick<CallBody<'createReturn'>, 'pickup' | 'storeId' | 'bank'>;

interface ChosenUnit {
  readonly unit: StoredUnit;
  readonly reason: ReturnReason;
  readonly comment: string;
}

const faults: ReadonlySet<ReturnReason> = new Set(['damaged', 'wrongItem', 'missing']);

/**
 * Requests the return of units of an order, once per idempotency key. Throws, without changes, for units that
 * cannot be returned, and for a method or a destination of the money that is not possible.
 */
export async function createReturn(
  { db, clock, encryption, policy }: ReturnParts,
  customerId: number,
  orderId: string,
  body: Body,
  idempotency: Pick<IdempotentRequest, 'key' | 'requestHash'>,
): Promise<{ returnId: number }> {
  return runOnce(db, { customerId, ...idempotency, at: clock.now() }, async (tx) => {
    const now = clock.now();
    if (!(await findOrder(tx, customerId, orderId))) throw domainError('orderNotFound');
    const order = await lockPlaced(tx, orderId);
    const lines = await currentLines(tx, orderId);
    const chosen = chooseUnits(lines, body.units, await readReturnPolicies(tx), indianDay(now));
    checkFaults(chosen, body);
    if (!refundTargets(order).includes(body.refundTo)) throw domainError('refundTargetImpossible');
    const returnId = await addReturn(
      tx,
      {
        code: numberOf('RT', await nextReturnNumber(tx), now),
        ...{ customerId, orderId, method: body.method, refundTo: body.refundTo, createdAt: now },
        ...(await methodOf(tx, customerId, body, now)),
        ...bankValues(body, encryption),
        handOverBy: indianDayAfter(now, policy.returnTravelDays),
      },
      chosen.map(({ unit, reason, comment }) => ({ unitId: unit.id, reason, comment })),
    );
    if ((await claimPhotos(tx, customerId, body.photos, returnId)) !== new Set(body.photos).size)
      throw domainError('photoUnknown');
    await moveUnits(
      tx,
      chosen.map(({ unit }) => unit),
      { to: 'returnRequested', actor: 'shopper', at: now },
    );
    await queueMail(tx, { mail: 'returnAccepted', orderId, ids: [returnId] }, now);
    return { returnId };
  });
}

/** Where the money of an order can go, the usual choice first. Credits always go back as they were. */
export const refundTargets = ({ paymentMode, payablePaise }: StoredOrder): RefundTarget[] => {
  if (payablePaise === 0) return ['source'];
  return [paymentMode === 'COD' ? 'bank' : 'source', 'cliq-cash'];
};

/** The units of a return. Throws for an unknown line, and for more units than can be returned. */
export function chooseUnits(
  lines: readonly StoredLine[],
  wanted: readonly {
    readonly transactionId: string;
    readonly quantity: number;
    readonly reason?: ReturnReason;
    readonly comment?: string | undefined;
  }[],
  policies: ReturnPolicies,
  today: string,
): ChosenUnit[] {
  const taken = new Set<number>();
  return wanted.flatMap(({ transactionId, quantity, reason = 'changedMind', comment = '' }) => {
    const line = lines.find((one) => one.transactionId === transactionId);
    if (!line) throw domainError('orderLineUnknown');
    const usual = returnableUnits(line, policies, today);
    const possible = faults.has(reason) ? union(usual, faultUnits(line, today)) : usual;
    const free = possible.filter(({ id }) => !taken.has(id));
    if (quantity > free.length)
      throw possible.length === 0 && faultUnits(line, today).length > 0
        ? domainError('faultNotReportable', line.snapshot.productName)
        : domainError('cannotReturn', line.snapshot.productName, possible.length);
    return free.slice(0, quantity).map((unit) => {
      taken.add(unit.id);
      return { unit, reason, comment };
    });
  });
}

const union = (some: readonly StoredUnit[], others: readonly StoredUnit[]): StoredUnit[] => [
  ...some,
  ...others.filter(({ id }) => !some.some((unit) => unit.id === id)),
];

/** A missing item cannot come back, and a fault that can be seen needs a photo. */
function checkFaults(chosen: readonly ChosenUnit[], { method, photos }: Body): void {
  const reasons = new Set(chosen.map(({ reason }) => reason));
  if (reasons.has('missing') && reasons.size > 1) throw domainError('missingItemAlone');
  if (reasons.has('missing') !== (method === 'nothing')) throw domainError('returnMethodNotChosen');
  if ((reasons.has('damaged') || reasons.has('wrongItem')) && photos.length === 0)
    throw domainError('photoMissing');
}

interface Method {
  readonly pickupAddress?: OrderAddress;
  readonly pickupDay?: string;
  readonly pickupSlot?: NonNullable<StoredReturn['pickupSlot']>;
  readonly storeId?: string;
  readonly dropCode?: string;
}

/** The details of a return's method [ORD-06]. */
async function methodOf(
  tx: Database,
  customerId: number,
  { method, pickup, storeId }: Body,
  now: Date,
): Promise<Method> {
  if (method === 'quickDrop') {
    const store = storeId === undefined ? undefined : await findStore(tx, storeId);
    if (!store) throw domainError('storeNotChosen');
    return { storeId: store.id, dropCode: newCode() };
  }
  if (method !== 'schedulePickup') return {};
  if (!pickup) throw domainError('returnMethodNotChosen');
  const address = await findAddress(tx, customerId, pickup.addressId);
  if (!address) throw domainError('unknownAddress');
  const days = await pickupDays(tx, address.postalCode, now);
  if (!days.some(({ day, isAvailable }) => day === pickup.day && isAvailable))
    throw domainError('pickupImpossible');
  return { pickupAddress: toSnapshot(address), pickupDay: pickup.day, pickupSlot: pickup.slot };
}

/** The encrypted bank account. Throws without one, and for an IFSC that no branch has. */
function bankValues({ refundTo, bank }: Body, encryption: Encryption) {
  if (refundTo !== 'bank') return {};
  if (!bank) throw domainError('bankMissing');
  return encryptBank(bank, encryption);
}
