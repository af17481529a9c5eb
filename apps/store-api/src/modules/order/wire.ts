import type { CallResponseInput } from '@luxe/contract/calls';
import { cardBrandNames, indianDay } from '@luxe/format';
import { toWireAddress } from '../address/service.ts';
import { toWireAmounts, type Amounts } from '../cart/amounts.ts';
import { toGiftOptions } from '../cart/giftOptions.ts';
import { toPrice } from '../catalogue/price.ts';
import { orderRefNoOf } from './number.ts';
import type { Instrument } from '../../db/schema/index.ts';
import type { StoredAttempt, StoredLine, StoredOrder } from './repository.ts';
import { orderStatusDisplay, statusDisplay, toTrail } from './trail.ts';

type WireOrder = CallResponseInput<'orderDetails'>;
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

function toWireLine(
  { status }: StoredOrder,
  { snapshot, ...line }: StoredLine,
  today: string,
): WireOrder['products'][number] {
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
    statusDisplay: waiting[status] ?? statusDisplay(line, today),
    estimatedDeliveryDate: line.deliveryDay,
    trail: toTrail(line, today),
  };
}

export function toOrderListItem(order: StoredOrder, lines: readonly StoredLine[], now: Date): OrderListItem {
  const today = indianDay(now);
  return {
    orderId: order.id,
    orderRefNo: orderRefNoOf(order.id),
    placedDate: order.placedAt.toISOString(),
    paymentMode: order.paymentMode as OrderListItem['paymentMode'],
    paymentStatus: order.paymentStatus,
    totalOrderAmount: toPrice(order.payablePaise),
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    statusDisplay: waiting[order.status] ?? orderStatusDisplay(lines, today),
    products: lines.map((line) => toWireLine(order, line, today)),
  };
}

const outcomes = { open: 'PENDING', placed: 'PLACED', failed: 'FAILED' } as const;
export const outcomeOf = ({ status }: StoredOrder): WireOrder['outcome'] => outcomes[status];

interface OrderFacts {
  readonly lines: readonly StoredLine[];
  readonly now: Date;
  /** E-mail address for messages about the order; empty when unknown. */
  readonly contactEmail: string;
  /** The last payment attempt; undefined without one. */
  readonly attempt?: StoredAttempt | undefined;
  /** Whether the cart of the order can still be ordered. */
  readonly isCartOpen?: boolean;
}

export function toWireOrder(
  order: StoredOrder,
  { lines, now, contactEmail, attempt, isCartOpen = false }: OrderFacts,
): WireOrder {
  return {
    ...toOrderListItem(order, lines, now),
    contactEmail,
    finalAmount: toPrice(order.payablePaise),
    transactionId: attempt?.reference ?? null,
    outcome: outcomeOf(order),
    paidWith: attempt?.instrument ? nameOf(attempt.instrument) : '',
    refund:
      attempt?.status === 'refunding' || attempt?.status === 'refunded'
        ? { amount: toPrice(attempt.amountPaise), isDone: attempt.status === 'refunded' }
        : null,
    earnedPoints: order.earnedPoints,
    isBuyNow: order.isBuyNow,
    canBePaidAgain: order.status === 'failed' && isCartOpen,
    errorCode: order.errorCode,
    errorMessage: order.errorMessage,
    subtotalPrice: toPrice(order.subtotalPaise),
    cartAmount: toWireAmounts(
      amountsOf(order),
      lines.reduce((sum, { taxPaise }) => sum + taxPaise, 0),
    ),
    deliveryAddress: toWireAddress(order.deliveryAddress, false),
    giftOptions: toGiftOptions(order),
  };
}

/**
 * Names of card brands. The type accepts any string as a key, because a provider may report a card brand that
 * the shop does not know.
 */
const cardNames: Readonly<Record<string, string>> = cardBrandNames;

/** Describes the payment instrument so that the shopper recognises it. */
function nameOf({ brand, lastFour, bank, vpa }: Instrument): string {
  if (vpa) return vpa;
  if (lastFour) return `${(brand && cardNames[brand]) ?? brand ?? 'Card'} ending ${lastFour}`;
  return bank ?? '';
}
