import type { CallName, CallResponse, Order } from '../calls/calls.ts';
import { missingAmount } from './bagRules.ts';
import { atMost, expected, same, sameText, sumOf } from './rule.ts';

/** Responses of one shop to one shopper, by call. */
export type Responses = { readonly [Name in CallName]?: CallResponse<Name> };

/** What must agree between the responses of several calls, if a shop answers all of them. */
export interface CallRule {
  readonly name: string;
  readonly check: (responses: Responses) => readonly string[];
}

const callRuleOf = <Name extends CallName>(
  name: string,
  calls: readonly Name[],
  check: (responses: { readonly [Key in Name]: CallResponse<Key> }) => readonly string[],
): CallRule => ({
  name,
  check: (responses) =>
    calls.every((call) => responses[call] !== undefined) ? check(responses as never) : [],
});

/** Facts of an order that several calls return. */
type OrderFacts = Pick<Order, 'orderId' | 'orderRefNo' | 'placedDate' | 'statusDisplay' | 'products'>;

function orderAgrees(source: string, order: OrderFacts, details: OrderFacts): string[] {
  if (order.orderId !== details.orderId) return [];
  const factsOf = ({ products }: OrderFacts) =>
    products.map((line) =>
      [
        line.transactionId,
        line.productName,
        line.quantity,
        line.price.value,
        line.statusDisplay,
        line.estimatedDeliveryDate,
      ].join(', '),
    );
  return [
    ...sameText(`orderRefNo in ${source}`, order.orderRefNo, 'that of the order', details.orderRefNo),
    ...sameText(`placedDate in ${source}`, order.placedDate, 'that of the order', details.placedDate),
    ...sameText(
      `statusDisplay in ${source}`,
      order.statusDisplay,
      'that of the order',
      details.statusDisplay,
    ),
    ...sameText(
      `the lines in ${source}`,
      factsOf(order).join('; '),
      'those of the order',
      factsOf(details).join('; '),
    ),
  ];
}

/** Words of an offer that a coupon excludes. */
const excludedByCoupon = /cannot be used with a coupon/;

export const callRules: readonly CallRule[] = [
  callRuleOf(
    'the badge counts the units of the bag',
    ['bagCount', 'cartDetails'],
    ({ bagCount, cartDetails }) =>
      same('bagCount', bagCount.count, 'the count of the bag', cartDetails.count),
  ),
  callRuleOf(
    'the list of carts counts the units of the bag',
    ['carts', 'cartDetails'],
    ({ carts, cartDetails }) =>
      carts.carts.flatMap(({ count }) =>
        same('the count of a cart', count, 'that of the bag', cartDetails.count),
      ),
  ),
  callRuleOf('checkout is for the bag', ['orderSummary', 'cartDetails'], ({ orderSummary, cartDetails }) => [
    ...same('count at checkout', orderSummary.count, 'that of the bag', cartDetails.count),
    ...same(
      'bagTotal at checkout',
      orderSummary.cartAmount.bagTotal.value,
      'that of the bag',
      cartDetails.cartAmount.bagTotal.value,
    ),
    ...same(
      'couponDiscountAmount at checkout',
      orderSummary.cartAmount.couponDiscountAmount.value,
      'that of the bag',
      cartDetails.cartAmount.couponDiscountAmount.value,
    ),
  ]),
  callRuleOf(
    'a coupon that the bag is too small for states what it misses',
    ['bagCoupons', 'cartDetails'],
    ({ bagCoupons, cartDetails }) =>
      bagCoupons.coupons.flatMap((coupon) => missingAmount(coupon, cartDetails.cartAmount.bagTotal.value)),
  ),
  callRuleOf(
    'only a coupon on the bag excludes an offer',
    ['bankOffers', 'orderSummary'],
    ({ bankOffers, orderSummary }) =>
      bankOffers.offers
        .filter(({ reason }) => excludedByCoupon.test(reason))
        .flatMap(({ offerCode }) =>
          expected(
            orderSummary.coupons.length > 0,
            `${offerCode} cannot be used with a coupon, but the bag has none`,
          ),
        ),
  ),
  callRuleOf(
    'plans without interest are for the payable',
    ['emiPlans', 'orderSummary'],
    ({ emiPlans, orderSummary }) =>
      emiPlans.banks
        .flatMap(({ plans }) => plans)
        .filter(({ emiCode }) => emiCode !== '')
        .flatMap(({ emiCode, total }) =>
          same(
            `the total of ${emiCode}`,
            total.value,
            'the payable with the discount of a plan',
            orderSummary.cartAmount.paybleAmount.value + orderSummary.cartAmount.noCostEmiDiscount.value,
          ),
        ),
  ),
  callRuleOf(
    'the lowest instalment is that of a plan',
    ['emiPlans', 'orderSummary'],
    ({ emiPlans, orderSummary }) => {
      const monthly = emiPlans.banks
        .flatMap(({ plans }) => plans)
        .filter(({ emiCode }) => emiCode !== '')
        .map(({ monthlyInstallments }) => Math.ceil(monthlyInstallments.value));
      const { noCostEmiFrom } = orderSummary;
      return noCostEmiFrom && monthly.length > 0
        ? same('noCostEmiFrom', Math.ceil(noCostEmiFrom.value), 'the lowest instalment', Math.min(...monthly))
        : [];
    },
  ),
  callRuleOf(
    'the points are those of the payable',
    ['loyaltyPointsMessage', 'loyaltyPoints', 'orderSummary'],
    (responses) => {
      const { loyaltyPointsMessage, loyaltyPoints, orderSummary } = responses;
      const points = Math.floor(
        orderSummary.cartAmount.paybleAmount.value / loyaltyPoints.spendPerPoint.value,
      );
      return same('the points of the message', loyaltyPointsMessage.points, 'those of the payable', points);
    },
  ),
  callRuleOf('checkout has the cliq cash of the wallet', ['orderSummary', 'cliqCash'], (responses) =>
    same(
      'cliqCashBalance',
      responses.orderSummary.cliqCashBalance.value,
      'the balance of the wallet',
      responses.cliqCash.balance.value,
    ),
  ),
  callRuleOf('checkout has the points of the wallet', ['orderSummary', 'loyaltyPoints'], (responses) =>
    same(
      'loyaltyPointsBalance',
      responses.orderSummary.loyaltyPointsBalance,
      'the points of the wallet',
      responses.loyaltyPoints.points,
    ),
  ),
  callRuleOf(
    'the points on their way are those of their order',
    ['loyaltyPoints', 'orderDetails'],
    ({ loyaltyPoints, orderDetails: { orderId, orderRefNo, earnedPoints, outcome, refunds } }) =>
      loyaltyPoints.pending.flatMap((one) =>
        one.orderRefNo === orderRefNo && outcome === 'PLACED' && refunds.length === 0
          ? [
              ...sameText('the id of the order', one.orderId, 'that of its details', orderId),
              ...same('the points on their way', one.points, 'earnedPoints', earnedPoints),
            ]
          : [],
      ),
  ),
  callRuleOf(
    'an order in the list is the order of its details',
    ['orders', 'orderDetails'],
    ({ orders, orderDetails }) =>
      orders.orderData
        .filter(({ orderId }) => orderId === orderDetails.orderId)
        .flatMap((listed) => [
          ...orderAgrees('the list', listed, orderDetails),
          ...sameText(
            'the payment in the list',
            `${listed.paymentMode} ${listed.paymentStatus}`,
            'that of the order',
            `${orderDetails.paymentMode} ${orderDetails.paymentStatus}`,
          ),
          ...same('count in the list', listed.count, 'that of the order', orderDetails.count),
          ...same(
            'totalOrderAmount in the list',
            listed.totalOrderAmount.value,
            'that of the order',
            orderDetails.totalOrderAmount.value,
          ),
        ]),
  ),
  callRuleOf(
    'a tracked order is the order of its details',
    ['linkedOrder', 'orderDetails'],
    ({ linkedOrder, orderDetails }) => orderAgrees('its tracking', linkedOrder.order, orderDetails),
  ),
  callRuleOf(
    'the items of a return have the price of their order',
    ['returnOptions', 'returnDetails'],
    ({ returnOptions, returnDetails }) =>
      returnDetails.orderId === returnOptions.orderId
        ? returnDetails.products.flatMap(({ transactionId, price, quantity }) => {
            const line = returnOptions.lines.find((one) => one.transactionId === transactionId);
            return line
              ? same(
                  `the price of ${transactionId}`,
                  price.value,
                  'that of its order',
                  line.price.value * quantity,
                )
              : [];
          })
        : [],
  ),
  callRuleOf(
    'a planned refund is at most the price of all lines',
    ['returnOptions', 'returnSummary'],
    ({ returnOptions, returnSummary }) => {
      const most = sumOf(
        returnOptions.lines,
        ({ price, returnableQuantity, faultQuantity }) => price.value * (returnableQuantity + faultQuantity),
      );
      // Without a line to return, no refund is planned.
      return most === 0
        ? []
        : atMost('refundAmount', returnSummary.refundAmount.value, 'the price of all lines', most);
    },
  ),
  callRuleOf(
    'units that end are units of the order, at their price',
    ['cancelSummary', 'orderDetails'],
    ({ cancelSummary, orderDetails }) =>
      cancelSummary.products.flatMap(({ transactionId, price, quantity }) => {
        const line = orderDetails.products.find((one) => one.transactionId === transactionId);
        return line
          ? same(
              `the price of ${transactionId}`,
              price.value,
              'that of its order',
              (line.price.value / line.quantity) * quantity,
            )
          : [`${transactionId} is not among the lines of its order`];
      }),
  ),
  callRuleOf(
    'a payment is of the payable',
    ['collectPaymentOrder', 'orderSummary'],
    ({ collectPaymentOrder, orderSummary }) =>
      same(
        'the payment',
        collectPaymentOrder.amount.value,
        'the payable',
        orderSummary.cartAmount.paybleAmount.value,
      ),
  ),
  callRuleOf(
    'the offers of other sellers are for the same product',
    ['otherSellers', 'productDetails'],
    ({ otherSellers, productDetails }) => {
      const winning = otherSellers.sellers.find(({ isWinning }) => isWinning);
      return otherSellers.productListingId === productDetails.productListingId && winning
        ? same(
            'the price of the winning seller',
            winning.price.value,
            'that of the product',
            productDetails.winningSellerPrice.value,
          )
        : [];
    },
  ),
];

/** Messages for the responses of one shop that disagree with each other. */
export const findCallDisagreements = (responses: Responses): string[] =>
  callRules.flatMap(({ check }) => check(responses));
