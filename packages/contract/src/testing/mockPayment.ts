import type { CallResponse, Cart, Outcome, Order } from '../calls.ts';
import { orderFailed, orderPaid, orderPending } from '../order/samples.ts';
import { collectPaymentOrder } from '../payment/samples.ts';
import { refusal, type Asked } from './reply.ts';

/** Paying ahead at a mocked shop: an open order, and what becomes of it. */
export interface MockPayment {
  /** The order that is being paid for; null where there is none. */
  openOrderId: () => string | null;
  collect: (asked: Asked, cart: Cart) => object;
  /** What became of it, as the provider would tell. */
  ask: (asked: Asked) => object;
  cancel: (asked: Asked) => object;
  /** The last order, whatever became of it. */
  last: () => CallResponse<'openPayment'>;
  find: (orderId: string) => Order | undefined;
}

const faces: Readonly<Record<Outcome, Order>> = {
  PLACED: orderPaid,
  PENDING: orderPending,
  FAILED: orderFailed,
};

/** `becomes`: what the provider tells once it is asked. `onPlaced` runs when an order is placed. */
export function createMockPayment(becomes: Outcome, onPlaced: (order: Order) => void): MockPayment {
  let order: Order | undefined;
  const is = (outcome: Outcome) => order?.outcome === outcome;

  const become = (outcome: Outcome) => {
    if (!order || order.outcome === outcome) return;
    const { orderId, finalAmount, totalOrderAmount, cartAmount, subtotalPrice, count, paymentMode } = order;
    const kept = { orderId, finalAmount, totalOrderAmount, cartAmount, subtotalPrice, count, paymentMode };
    order = { ...faces[outcome], ...kept };
    if (outcome === 'PLACED') onPlaced(order);
  };
  const told = (orderId: string | undefined) =>
    order && order.orderId === orderId
      ? { outcome: order.outcome, orderDetails: order }
      : refusal(404, 'O4041', 'We do not know this order.');

  return {
    openOrderId: () => (order && is('PENDING') ? order.orderId : null),
    collect: ({ body }, { cartAmount, subtotalPrice, count }) => {
      const { paybleAmount } = cartAmount;
      if (body.paybleAmount !== paybleAmount.doubleValue)
        return refusal(409, 'B9907', 'The quantity of a piece in your bag has changed. Check your bag.');
      order = {
        ...orderPending,
        paymentMode: body.paymentMode as Order['paymentMode'],
        count: Math.max(count, 1),
        cartAmount,
        subtotalPrice,
        finalAmount: paybleAmount,
        totalOrderAmount: paybleAmount,
      };
      return { ...collectPaymentOrder, orderId: order.orderId, amount: paybleAmount };
    },
    ask: ({ params }) => {
      // A page that is loaded anew asks for an order that was made before it.
      order ??= params.orderCode === orderPending.orderId ? orderPending : undefined;
      if (is('PENDING')) become(becomes);
      return told(params.orderCode);
    },
    // What may still be charged stays open.
    cancel: ({ params }) => {
      if (is('PENDING') && becomes !== 'PENDING') become('FAILED');
      return told(params.orderCode);
    },
    last: () => {
      if (!order) return { order: null };
      const { orderId, outcome, isBuyNow } = order;
      return { order: { orderId, outcome, isBuyNow } };
    },
    find: (orderId) => (order?.orderId === orderId ? order : undefined),
  };
}
