import type { CallResponseInput, Return } from '@luxe/contract/calls';
import { formatDay, indianDay } from '@luxe/format';
import type { ReturnState } from '../../db/schema/index.ts';
import { toWireAddress } from '../address/service.ts';
import { toPrice } from '../catalogue/price.ts';
import { orderRefNoOf } from '../order/number.ts';
import type { StoredAttempt, StoredLine, StoredOrder, StoredUnit } from '../order/repository.ts';
import { codeOf, toTrail } from '../order/trail.ts';
import { isReturnState, mayMove } from '../order/unitStates.ts';
import { netPaise } from '../order/wire.ts';
import { sumOf } from '../pricing/money.ts';
import { planRefund } from '../refund/refundUnits.ts';
import type { StoredRefund } from '../refund/repository.ts';
import { toWirePart } from '../refund/wire.ts';
import type { StoredReturn, StoredStore } from './repository.ts';
import { describeHours } from './storeHours.ts';

export interface ReturnFacts {
  readonly request: StoredReturn;
  readonly order: StoredOrder;
  readonly lines: readonly StoredLine[];
  readonly refunds: readonly StoredRefund[];
  readonly attempt: StoredAttempt | undefined;
  /** Where items are sent, a line each. */
  readonly sendTo: readonly string[];
  readonly now: Date;
}

/** A return in wire format. */
export function toWireReturn(facts: ReturnFacts): CallResponseInput<'returnDetails'> {
  const { request, order, lines, sendTo, now } = facts;
  const chosen = lines.flatMap((line) => {
    const units = line.units.filter(({ id }) => request.units.some(({ unitId }) => unitId === id));
    return units.length > 0 ? [{ line, units }] : [];
  });
  const units = chosen.flatMap((one) => one.units);
  const events = eventsOf(request, units[0]);
  const state = (events.at(-1)?.state ?? 'returnRequested') as ReturnState;
  const { refundAmount, refundParts } = refundOf(facts, units);
  return {
    returnCode: request.code,
    returnRefNo: orderRefNoOf(request.code),
    orderId: order.id,
    orderRefNo: orderRefNoOf(order.id),
    createdAt: request.createdAt.toISOString(),
    state: codeOf(state).replace('RETURN_', ''),
    statusDisplay: statusOf(request, state, {
      at: events.at(-1)?.at ?? now,
      isPaidBack: refundParts.every(({ status }) => status === 'done'),
    }),
    trail: toTrail({ state, events, deliveryDay: request.pickupDay ?? '' }, indianDay(now)),
    products: chosen.map(({ line, units: some }) => toReturnedProduct(line, some, request)),
    photos: request.photos,
    method: request.method,
    pickup:
      request.pickupAddress && request.pickupDay && request.pickupSlot
        ? {
            day: request.pickupDay,
            slot: request.pickupSlot,
            address: toWireAddress(request.pickupAddress, false),
          }
        : null,
    drop:
      request.store && request.dropCode
        ? { store: toWireStore(request.store, now), code: request.dropCode }
        : null,
    courier:
      request.method === 'selfCourier'
        ? {
            sendTo: [...sendTo],
            lastDay: request.handOverBy,
            courierName: request.courierName,
            trackingNumber: request.trackingNumber,
            repay: toPrice(request.courierPaise),
          }
        : null,
    refundTo: request.refundTo,
    bankLastFour: request.bankLastFour,
    refundAmount,
    refundParts,
    canWithdraw: mayMove(state, 'returnWithdrawn', 'shopper'),
    canEnterCourier:
      request.method === 'selfCourier' && (state === 'returnRequested' || state === 'pickedUp'),
    canDispute: state === 'rejected' && request.dispute === null,
    rejection: request.rejection,
  };
}

/** The moves of a return's units, which have all had the same ones. Later returns of a unit do not count. */
const eventsOf = ({ createdAt, withdrawnAt }: StoredReturn, unit: StoredUnit | undefined) =>
  (unit?.events ?? []).filter(
    ({ state, at }) => isReturnState(state) && at >= createdAt && (withdrawnAt === null || at <= withdrawnAt),
  );

/** What a shopper recognises an order line by. */
export const toProduct = ({ snapshot, transactionId }: StoredLine) => ({
  transactionId,
  productName: snapshot.productName,
  productBrand: snapshot.brandName,
  imageURL: snapshot.imageURL,
  imageTone: snapshot.imageTone,
  color: snapshot.color,
  size: snapshot.size,
});

function toReturnedProduct(
  line: StoredLine,
  units: readonly StoredUnit[],
  request: StoredReturn,
): Return['products'][number] {
  const ids = new Set(units.map(({ id }) => id));
  return {
    ...toProduct(line),
    quantity: units.length,
    price: toPrice(sumOf(units.map(netPaise))),
    reason: request.units.find(({ unitId }) => ids.has(unitId))?.reason ?? 'changedMind',
  };
}

/** What is planned, or the refund itself once there is one. */
function refundOf(
  { request, order, lines, refunds, attempt, now }: ReturnFacts,
  units: readonly StoredUnit[],
) {
  const unitIds = units.map(({ id }) => id);
  const isWithdrawn = request.withdrawnAt !== null;
  const refund = isWithdrawn
    ? undefined
    : refunds.find(
        ({ reason, unitIds: refunded }) =>
          reason === 'returned' && refunded.some((id) => unitIds.includes(id)),
      );
  const planned = planRefund({ order, lines, unitIds, target: request.refundTo }, now).parts;
  const parts = refund
    ? refund.parts.map((part) => ({
        ...toWirePart(part, order, attempt),
        status: part.status === 'due' ? ('pending' as const) : part.status,
        bankReference: part.bankReference,
      }))
    : planned.map((part) => ({
        ...toWirePart(part, order, attempt),
        status: 'planned' as const,
        bankReference: null,
      }));
  const paise = sumOf((refund?.parts ?? planned).map(({ amountPaise }) => amountPaise));
  return { refundAmount: toPrice(paise), refundParts: parts };
}

const slotNames = {
  '9-12': '9 am to 12 noon',
  '12-15': '12 noon to 3 pm',
  '15-18': '3 pm to 6 pm',
} as const;

/** The next event of a return, as a sentence for the shopper. */
function statusOf(
  request: StoredReturn,
  state: ReturnState,
  { at, isPaidBack }: { at: Date; isPaidBack: boolean },
): string {
  switch (state) {
    case 'returnRequested':
    case 'pickupScheduled':
      return nextStep(request);
    case 'returnWithdrawn':
      return `Withdrawn ${formatDay(at.toISOString())}`;
    case 'pickedUp':
      return 'On its way to us';
    case 'received':
      return 'It has arrived and is being checked';
    case 'inspected':
      return 'Accepted. Your refund starts';
    case 'refunded':
      return isPaidBack ? `Refunded ${formatDay(at.toISOString())}` : 'Accepted. Your refund is on its way';
    case 'rejected':
      return request.dispute === null
        ? 'The inspection has rejected it'
        : 'You disputed the result. We check it again';
    case 'sentBack':
      return 'It travels back to you';
  }
}

function nextStep({ method, pickupDay, pickupSlot, handOverBy }: StoredReturn): string {
  if (method === 'schedulePickup' && pickupDay && pickupSlot)
    return `We collect it ${formatDay(pickupDay)}, ${slotNames[pickupSlot]}`;
  if (method === 'quickDrop') return `Leave it at the store by ${formatDay(handOverBy)}`;
  if (method === 'selfCourier') return `Hand it to a courier by ${formatDay(handOverBy)}`;
  return 'We look into it';
}

export const toWireStore = (
  { id, name, address, city, postalCode, ...hours }: StoredStore,
  now: Date,
): CallResponseInput<'dropStores'>['stores'][number] => ({
  ...{ id, name, address, city, postalCode },
  ...describeHours(hours, now),
});
