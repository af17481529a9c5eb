import type { CallResponse, Cart, Outcome, Order } from '../calls/calls.ts';
import { orderFailed, orderPaid, orderPending } from '../samples/order.ts';
import { collectPaymentOrder } from '../samples/payment.ts';
import { errorReply, rejection, type MockRequest } from './reply.ts';

/** Online payment in a mocked shop: creates an order, checks its payment and cancels it. */
export interface MockPayment {
  /** Returns the id of the order whose payment is pending; null when no payment is pending. */
  openOrderId: () => string | null;
  collect: (request: MockRequest, cart: Cart) => object;
  /** Returns the outcome of an order, as the payment provider reports it. */
  checkStatus: (request: MockRequest) => object;
  cancel: (request: MockRequest) => object;
  /** The last order, whatever its outcome. */
  last: () => CallResponse<'openPayment'>;
  find: (orderId: string) => Order | undefined;
}

const orderSamples: Readonly<Record<Outcome, Order>> = {
  PLACED: orderPaid,
  PENDING: orderPending,
  FAILED: orderFailed,
};

/**
 * `finalOutcome` is the outcome of a pending payment once its status is checked. `onPlaced` runs when an
 * order is placed.
 */
export function createMockPayment(finalOutcome: Outcome, onPlaced: (order: Order) => void): MockPayment {
  let order: Order | undefined;
  const is = (outcome: Outcome) => order?.outcome === outcome;

  const settle = (outcome: Outcome) => {
    if (!order || order.outcome === outcome) return;
    const { orderId, finalAmount, totalOrderAmount, cartAmount, subtotalPrice, count, paymentMode } = order;
    const unchanged = {
      orderId,
      finalAmount,
      totalOrderAmount,
      cartAmount,
      subtotalPrice,
      count,
      paymentMode,
    };
    order = { ...orderSamples[outcome], ...unchanged };
    if (outcome === 'PLACED') onPlaced(order);
  };
  const outcomeOf = (orderId: string | undefined) =>
    order && order.orderId === orderId
      ? { outcome: order.outcome, orderDetails: order }
      : rejection('orderNotFound');

  return {
    openOrderId: () => (order && is('PENDING') ? order.orderId : null),
    collect: ({ body }, { cartAmount, subtotalPrice, count }) => {
      const { paybleAmount } = cartAmount;
      if (body.paybleAmount !== paybleAmount.doubleValue)
        return errorReply(
          409,
          'B9907',
          `The amount is now ${paybleAmount.formattedValue}. Please check your bag.`,
        );
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
    checkStatus: ({ params }) => {
      // Reloading the page creates a new, empty mock shop. The page then checks an order that this shop does
      // not have, so the sample of a pending order is used.
      order ??= params.orderCode === orderPending.orderId ? orderPending : undefined;
      if (is('PENDING')) settle(finalOutcome);
      return outcomeOf(params.orderCode);
    },
    // A payment whose final outcome is `PENDING` may still be charged, so cancelling it has no effect.
    cancel: ({ params }) => {
      if (is('PENDING') && finalOutcome !== 'PENDING') settle('FAILED');
      return outcomeOf(params.orderCode);
    },
    last: () => {
      if (!order) return { order: null };
      const { orderId, outcome, isBuyNow } = order;
      return { order: { orderId, outcome, isBuyNow } };
    },
    find: (orderId) => (order?.orderId === orderId ? order : undefined),
  };
}
