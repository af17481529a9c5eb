import type { CallResponseInput, Return } from '@luxe/contract/calls';
import { formatDay, indianDay } from '@luxe/format';
import type { ReturnState } from '../../db/schema/index.ts';
import { toWireAddress } from '../address/service.ts';
import { toPrice } from '../catalogue/price.ts';
import { orderRefNoOf } from '../order/number.ts';
import type { StoredLine, StoredParcel, StoredUnit } from '../order/deliveriesOf.ts';
import type { StoredAttempt, StoredOrder } from '../order/repository.ts';
import { codeOf, statusDisplay, toTrail } from '../order/trail.ts';
import { isReturnState, mayMove } from '../order/unitStates.ts';
import { netPaise } from '../order/wire.ts';
import { sumOf } from '../pricing/money.ts';
import { planRefund } from '../refund/refundUnits.ts';
import type { StoredRefund } from '../refund/repository.ts';
import { toWirePart } from '../refund/wire.ts';
import { withDifferences } from './carryOver.ts';
import type { VariantOffer } from './replacementChoices.ts';
import type { StoredReturn, StoredStore } from './repository.ts';
import { describeHours } from './storeHours.ts';

export interface ReturnFacts {
  readonly request: StoredReturn;
  readonly order: StoredOrder;
  readonly lines: readonly StoredLine[];
  readonly parcels: readonly StoredParcel[];
  readonly refunds: readonly StoredRefund[];
  readonly attempt: StoredAttempt | undefined;
  /** Offers that replace units, by USSID. */
  readonly variants: ReadonlyMap<string, VariantOffer>;
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
  // The units of a replacement may end in two ways.
  const unit = units.find((one) => one.state === 'replaced') ?? units[0];
  const events = eventsOf(request, unit);
  const state = (events.at(-1)?.state ?? 'returnRequested') as ReturnState;
  const { refundAmount, refundParts } = refundOf(facts, units);
  const newItems = newItemsOf(facts);
  return {
    returnCode: request.code,
    returnRefNo: orderRefNoOf(request.code),
    orderId: order.id,
    orderRefNo: orderRefNoOf(order.id),
    createdAt: request.createdAt.toISOString(),
    kind: request.kind,
    state: codeOf(state).replace('RETURN_', ''),
    statusDisplay: statusOf(request, state, {
      at: events.at(-1)?.at ?? now,
      isPaidBack: refundParts.every(({ status }) => status === 'done'),
      newItem: newItems[0]?.statusDisplay ?? '',
    }),
    trail: toTrail(
      {
        ...{ state, events, deliveryDay: request.pickupDay ?? '' },
        isExchanged: request.kind === 'replacement',
      },
      indianDay(now),
    ),
    products: chosen.flatMap(({ line, units: some }) => toReturnedProducts(line, some, facts)),
    newItems,
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

/** The units of a line in a return, one entry for each variant that the shopper gets instead. */
function toReturnedProducts(
  line: StoredLine,
  units: readonly StoredUnit[],
  { request, variants }: ReturnFacts,
): Return['products'] {
  const rowOf = ({ id }: StoredUnit) => request.replacements.find(({ unitId }) => unitId === id);
  const ussidOf = (unit: StoredUnit) => rowOf(unit)?.ussid ?? '';
  return [...Map.groupBy(units, ussidOf)].map(([ussid, some]) => {
    const ids = new Set(some.map(({ id }) => id));
    const variant = variants.get(ussid);
    return {
      ...toProduct(line),
      quantity: some.length,
      price: toPrice(sumOf(some.map(netPaise))),
      reason: request.units.find(({ unitId }) => ids.has(unitId))?.reason ?? 'changedMind',
      replacement: variant
        ? { ...toWireVariant(variant), isReserved: some.every((unit) => rowOf(unit)?.status === 'reserved') }
        : null,
    };
  });
}

export const toWireVariant = ({ color, size, imageURL, imageTone }: VariantOffer) => ({
  ...{ color, size, imageURL, imageTone },
});

/** The items that were sent instead, with their own way. */
function newItemsOf({ request, lines, parcels, now }: ReturnFacts): Return['newItems'] {
  const ids = new Set(request.replacements.map(({ newUnitId }) => newUnitId));
  const today = indianDay(now);
  return lines.flatMap((line) => {
    const units = line.units.filter(({ id }) => ids.has(id));
    const [unit] = units;
    if (!unit) return [];
    const parcel = parcels.find(({ id }) => id === unit.parcelId);
    const facts = { ...unit, deliveryDay: parcel?.deliveryDay ?? line.deliveryDay };
    return [
      {
        ...toProduct(line),
        quantity: units.length,
        statusDisplay: statusDisplay(facts, today),
        trail: toTrail(facts, today),
      },
    ];
  });
}

/**
 * What is planned, or the refund itself once there is one. A replacement plans only the difference to items
 * that cost less.
 */
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
          (reason === 'returned' || reason === 'replaced') && refunded.some((id) => unitIds.includes(id)),
      );
  const planned = planRefund(
    { order, ...toPlan(request, lines, unitIds), target: request.refundTo },
    now,
  ).parts;
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

function toPlan({ kind, replacements }: StoredReturn, lines: readonly StoredLine[], unitIds: number[]) {
  if (kind === 'refund') return { lines, unitIds };
  const cheaper = replacements.filter(({ priceDropPaise }) => priceDropPaise > 0);
  return { lines: withDifferences(lines, cheaper), unitIds: cheaper.map(({ unitId }) => unitId) };
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
  { at, isPaidBack, newItem }: { at: Date; isPaidBack: boolean; newItem: string },
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
    case 'replaced':
      return newItem;
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
