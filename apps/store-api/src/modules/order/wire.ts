import type { CallAnswer } from '@luxe/contract/calls';
import { toWireAddress } from '../address/service.ts';
import { toWireAmounts, type Amounts } from '../cart/amounts.ts';
import { toPrice } from '../catalogue/price.ts';
import { orderRefNoOf } from './number.ts';
import type { StoredLine, StoredOrder } from './repository.ts';
import { statusDisplay, toTrail } from './trail.ts';

type WireOrder = CallAnswer<'orderDetails'>;
type WireHead = CallAnswer<'orders'>['orderData'][number];

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

function toWireLine({ shown, events, ...line }: StoredLine): WireOrder['products'][number] {
  return {
    transactionId: line.transactionId,
    productcode: shown.productCode,
    USSID: line.ussid,
    productName: shown.productName,
    productBrand: shown.brandName,
    webURL: shown.webURL,
    imageURL: shown.imageURL,
    imageTone: shown.imageTone,
    color: shown.color,
    size: shown.size,
    quantity: line.quantity,
    price: toPrice(
      line.unitPaise * line.quantity -
        line.cartDiscountPaise -
        line.couponDiscountPaise -
        line.bankDiscountPaise -
        line.emiDiscountPaise,
    ),
    sellerName: shown.sellerName,
    returnPolicy: shown.returnPolicy,
    statusDisplay: statusDisplay(events, line.deliveryDay),
    estimatedDeliveryDate: line.deliveryDay,
    trail: toTrail(events, line.deliveryDay),
  };
}

export function toWireHead(order: StoredOrder, lines: readonly StoredLine[]): WireHead {
  return {
    orderId: order.id,
    orderRefNo: orderRefNoOf(order.id),
    placedDate: order.placedAt.toISOString(),
    paymentMode: order.paymentMode as WireHead['paymentMode'],
    paymentStatus: order.paymentStatus,
    totalOrderAmount: toPrice(order.payablePaise),
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    products: lines.map(toWireLine),
  };
}

export function toWireOrder(order: StoredOrder, lines: readonly StoredLine[]): WireOrder {
  return {
    ...toWireHead(order, lines),
    finalAmount: toPrice(order.payablePaise),
    transactionId: null,
    errorCode: order.errorCode,
    errorMessage: order.errorMessage,
    subtotalPrice: toPrice(order.subtotalPaise),
    cartAmount: toWireAmounts(amountsOf(order)),
    deliveryAddress: toWireAddress(order.deliveryAddress, false),
  };
}
