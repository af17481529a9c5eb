import type { CallResponseInput } from '@luxe/contract/calls';
import { cardBrandNames, indianDay, type Paise } from '@luxe/format';
import { toWireAddress } from '../address/service.ts';
import { toWireAmounts, type Amounts } from '../cart/amounts.ts';
import { toGiftOptions } from '../cart/giftOptions.ts';
import { toPrice } from '../catalogue/price.ts';
import { sumOf } from '../pricing/money.ts';
import type { StoredRedirect } from '../purchase/chargeRedirects.ts';
import { isRejected } from '../purchase/isRejected.ts';
import { orderRefNoOf } from './number.ts';
import type { Instrument } from '../../db/schema/index.ts';
import {
  isOrdered,
  type Delivery,
  type StoredLine,
  type StoredParcel,
  type StoredUnit,
} from './deliveriesOf.ts';
import type { StoredAttempt, StoredOrder } from './repository.ts';
import { canChangeAddress, canChangeDay } from './deliveryChange.ts';
import { refundableFaults, replaceableUnits, replaceBy, returnableUnits, returnBy } from './returnable.ts';
import { codeOf, orderStatusDisplay, statusDisplay, toTrail, type UnitFacts } from './trail.ts';
import { toTrackingUrl } from './toTrackingUrl.ts';
import { isOnTheWay, isUndelivered, isWithCarrier, mayMove } from './unitStates.ts';

type WireOrder = CallResponseInput<'orderDetails'>;
type WireLine = WireOrder['products'][number];
type WireParcel = WireOrder['parcels'][number];
type OrderListItem = CallResponseInput<'orders'>['orderData'][number];

export const amountsOf = (order: StoredOrder): Amounts => ({
  subtotal: order.subtotalPaise,
  cartDiscount: order.cartDiscountPaise,
  couponDiscount: order.couponDiscountPaise,
  bankDiscount: order.bankDiscountPaise,
  shipping: order.shippingPaise,
  cliqCash: order.cliqCashPaise,
  loyalty: order.loyaltyPaise,
  brandCash: order.brandCashPaise,
  emiDiscount: order.emiDiscountPaise,
});

/**
 * Status of an order that is not placed. The order and its lines show this status instead of a delivery
 * status.
 */
const waiting: Partial<Record<StoredOrder['status'], string>> = {
  open: 'Waiting for the payment',
  failed: 'Not ordered: the payment failed',
};

/** Units of a line that travel together and have had the same moves. */
interface Group {
  readonly units: readonly StoredUnit[];
  readonly parcel: StoredParcel;
  readonly facts: UnitFacts;
}

function groupsOf({ units, deliveryDay }: StoredLine, parcels: readonly StoredParcel[]): Group[] {
  const historyOf = ({ parcelId, events }: StoredUnit) =>
    JSON.stringify([parcelId, events.map(({ state, at }) => [state, at])]);
  return [...Map.groupBy(units, historyOf).values()]
    .flatMap((together) => {
      const [unit] = together;
      const parcel = parcels.find(({ id }) => id === unit?.parcelId);
      if (!unit || !parcel) return [];
      const facts = { ...unit, deliveryDay: parcel.deliveryDay || deliveryDay };
      return [{ units: together, parcel, facts }];
    })
    .toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Price of a unit after its share of the discounts, without delivery. */
export const netPaise = (unit: StoredUnit): Paise =>
  unit.pricePaise -
  unit.cartDiscountPaise -
  unit.couponDiscountPaise -
  unit.bankDiscountPaise -
  unit.emiDiscountPaise;

/** Cash that is to be paid at the door for the units on their way. */
const cashDueOf = (lines: readonly StoredLine[]): Paise =>
  sumOf(
    lines
      .filter(isOrdered)
      .flatMap(({ units }) => units)
      .filter(({ state }) => isOnTheWay(state))
      .map(({ payablePaise }) => payablePaise),
  );

/** Units that the shopper still expects come first, those that never arrive last. */
const rankOf = ({ facts: { state } }: Group) => (isOnTheWay(state) ? 0 : isUndelivered(state) ? 2 : 1);

function toWireLine(
  { status }: StoredOrder,
  storedLine: StoredLine,
  { parcels, policies }: Pick<Delivery, 'parcels' | 'policies'>,
  today: string,
): WireLine {
  const { snapshot, units, ...line } = storedLine;
  const groups = groupsOf(storedLine, parcels).map(
    ({ units: together, parcel, facts }): WireLine['groups'][number] => ({
      quantity: together.length,
      price: toPrice(sumOf(together.map(netPaise))),
      parcel: parcel.number,
      state: codeOf(facts.state),
      statusDisplay: statusDisplay(facts, today),
      trail: toTrail(facts, today),
    }),
  );
  const [main] = groups;
  // An order that is not placed has no units, so its lines show the steps of the usual way.
  const expected = { state: 'placed' as const, events: [], deliveryDay: line.deliveryDay };
  const returnable = returnableUnits(storedLine, policies, today);
  return {
    transactionId: line.transactionId,
    productcode: snapshot.productCode,
    USSID: line.ussid,
    productName: snapshot.productName,
    productBrand: snapshot.brandName,
    webURL: snapshot.webURL,
    imageURL: snapshot.imageURL,
    imageTone: snapshot.imageTone,
    color: snapshot.color,
    size: snapshot.size,
    quantity: line.quantity,
    isGiveAway: line.isGiveAway ? 'Y' : 'N',
    price: toPrice(
      line.unitPaise * line.quantity -
        line.cartDiscountPaise -
        line.couponDiscountPaise -
        line.bankDiscountPaise -
        line.emiDiscountPaise,
    ),
    sellerName: snapshot.sellerName,
    returnPolicy: snapshot.returnPolicy,
    statusDisplay: waiting[status] ?? main?.statusDisplay ?? '',
    estimatedDeliveryDate: groupsOf(storedLine, parcels)[0]?.facts.deliveryDay ?? line.deliveryDay,
    trail: main?.trail ?? toTrail(expected, today),
    groups,
    returnableQuantity: returnable.length,
    faultQuantity: refundableFaults(storedLine, policies, today).filter((unit) => !returnable.includes(unit))
      .length,
    replaceableQuantity: replaceableUnits(storedLine, policies, today).length,
    returnBy: returnBy(storedLine, policies),
    replaceBy: replaceBy(storedLine, policies),
    isReplacement: !isOrdered(storedLine),
    cancellableQuantity: isOrdered(storedLine)
      ? units.filter(({ state }) => mayMove(state, 'cancelled', 'shopper')).length
      : 0,
  };
}

/** Maximum number of events of a parcel in a response. */
const maxEvents = 50;

function toWireParcel(parcel: StoredParcel, lines: readonly StoredLine[], today: string): WireParcel {
  const units = lines.flatMap((line) => line.units.filter(({ parcelId }) => parcelId === parcel.id));
  const facts = units.map((unit): UnitFacts => ({ ...unit, deliveryDay: parcel.deliveryDay }));
  return {
    number: parcel.number,
    sellerName: parcel.sellerName,
    statusDisplay: orderStatusDisplay(facts, today),
    estimatedDeliveryDate: parcel.deliveryDay,
    courierName: parcel.courierName,
    trackingNumber: parcel.trackingNumber,
    trackingUrl: toTrackingUrl(parcel.carrierSite, parcel.trackingNumber),
    sealNumber: parcel.sealNumber,
    events: parcel.events
      .toReversed()
      .slice(0, maxEvents)
      .map(({ text, place, at }) => ({ text, place, at: at.toISOString() })),
    deliveryCode: facts.some(({ state }) => isWithCarrier(state)) ? parcel.deliveryCode : null,
  };
}

export function toOrderListItem(order: StoredOrder, delivery: Delivery, now: Date): OrderListItem {
  const { lines, parcels } = delivery;
  const today = indianDay(now);
  const units = lines.flatMap((line) => groupsOf(line, parcels).map(({ facts }) => facts));
  return {
    orderId: order.id,
    orderRefNo: orderRefNoOf(order.id),
    placedDate: order.placedAt.toISOString(),
    paymentMode: order.paymentMode as OrderListItem['paymentMode'],
    paymentStatus: order.paymentStatus,
    totalOrderAmount: toPrice(order.payablePaise),
    count: lines.filter(isOrdered).reduce((sum, { quantity }) => sum + quantity, 0),
    statusDisplay: waiting[order.status] ?? orderStatusDisplay(units, today),
    products: lines.map((line) => toWireLine(order, line, delivery, today)),
  };
}

const outcomes = { open: 'PENDING', placed: 'PLACED', failed: 'FAILED' } as const;
export const outcomeOf = ({ status }: StoredOrder): WireOrder['outcome'] => outcomes[status];

interface OrderFacts extends Delivery {
  /** Refunds of units. A new order has none. */
  readonly refunds?: WireOrder['refunds'];
  readonly invoices?: WireOrder['invoices'];
  readonly now: Date;
  /** E-mail address for messages about the order; empty when unknown. */
  readonly contactEmail: string;
  /** The last payment attempt; undefined without one. */
  readonly attempt?: StoredAttempt | undefined;
  /** Where the charge of this attempt goes, when the provider has rejected its refund. */
  readonly redirect?: StoredRedirect | undefined;
  /** Whether the cart of the order can still be ordered. */
  readonly isCartOpen?: boolean;
}

export function toWireOrder(
  order: StoredOrder,
  {
    lines,
    parcels,
    policies,
    refunds = [],
    invoices,
    now,
    contactEmail,
    attempt,
    redirect,
    isCartOpen = false,
  }: OrderFacts,
): WireOrder {
  const today = indianDay(now);
  return {
    ...toOrderListItem(order, { lines, parcels, policies }, now),
    parcels: parcels.map((parcel) => toWireParcel(parcel, lines, today)),
    refunds,
    ...(invoices && { invoices }),
    ...(order.billingName !== null && { billing: { name: order.billingName, gstin: order.gstin ?? '' } }),
    contactEmail,
    finalAmount: toPrice(order.payablePaise),
    transactionId: attempt?.reference ?? null,
    outcome: outcomeOf(order),
    cashDue: order.status === 'placed' && attempt?.provider === 'door' ? toPrice(cashDueOf(lines)) : null,
    paidWith: attempt?.instrument ? instrumentName(attempt.instrument) : '',
    refund:
      attempt?.status === 'refunding' || attempt?.status === 'refunded'
        ? {
            amount: toPrice(attempt.amountPaise),
            // The desk records a transfer later.
            isDone: attempt.status === 'refunded' && attempt.settledAt !== null,
            isRejected: isRejected(attempt),
            way: redirect?.destination ?? 'source',
          }
        : null,
    earnedPoints: order.earnedPoints,
    isBuyNow: order.isBuyNow,
    canBePaidAgain: order.status === 'failed' && isCartOpen,
    errorCode: order.errorCode,
    errorMessage: order.errorMessage,
    subtotalPrice: toPrice(order.subtotalPaise),
    cartAmount: toWireAmounts(
      amountsOf(order),
      lines.filter(isOrdered).reduce((sum, { taxPaise }) => sum + taxPaise, 0),
    ),
    deliveryAddress: toWireAddress(order.deliveryAddress, false),
    canChangeDelivery: canChangeAddress(lines) || parcels.some(({ id }) => canChangeDay(id, lines)),
    giftOptions: toGiftOptions(order),
  };
}

/**
 * Names of card brands. The type accepts any string as a key, because a provider may report a card brand that
 * the shop does not know.
 */
const cardNames: Readonly<Record<string, string>> = cardBrandNames;

/** Describes the payment instrument so that the shopper recognises it. */
export function instrumentName({ brand, lastFour, bank, vpa }: Instrument): string {
  if (vpa) return vpa;
  if (lastFour) return `${(brand && cardNames[brand]) ?? brand ?? 'Card'} ending ${lastFour}`;
  return bank ?? '';
}
