import type { CallName, CallResponse } from '../calls/calls.ts';
import { missingAmount } from './bagRules.ts';
import { atMost, expected, same, sumOf } from './rule.ts';

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
