import { expect, it } from 'vitest';
import { callSamples, samples } from '../samples/samples.ts';
import { rupees } from '../samples/values.ts';
import { callRules, findCallDisagreements, type Responses } from './callRules.ts';

const { orderSummary, cancelSummary, returnDetails, returnSummary } = callSamples;
const { orderSummaryCredits, bankOffersWithCoupon, orderDelivered } = samples;
const delivered = orderDelivered.products.map(
  ({ transactionId, productName, quantity, price }) =>
    `${transactionId}, ${productName}, ${quantity}, ${price.value}, Delivered Monday, 5 October, 2026-10-05`,
);

it('the samples of all calls agree with each other', () => {
  expect(findCallDisagreements(callSamples)).toEqual([]);
});

const ordersOfTheCustomer = [...samples.personalData.orders, samples.orderOnItsWay, samples.orderInvoiced];
it.each(ordersOfTheCustomer.map((one) => [one.orderRefNo, one]))(
  'the details of %s agree with the list',
  (_, order) => {
    const { orders, linkedOrder, loyaltyPoints } = callSamples;
    expect(findCallDisagreements({ orders, linkedOrder, loyaltyPoints, orderDetails: order })).toEqual([]);
  },
);

it('the offers beside an order with a coupon agree with it', () => {
  const responses = { orderSummary: orderSummaryCredits, bankOffers: bankOffersWithCoupon };
  expect(findCallDisagreements(responses)).toEqual([]);
});

const rows: readonly (readonly [rule: string, changes: Responses, ...messages: string[]])[] = [
  [
    'the badge counts the units of the bag',
    { bagCount: { count: 4 } },
    'bagCount is 4, but the count of the bag is 3',
  ],
  [
    'the list of carts counts the units of the bag',
    { carts: { carts: [{ guid: 'a', code: 'b', count: 4 }] } },
    'the count of a cart is 4, but that of the bag is 3',
  ],
  [
    'checkout is for the bag',
    { cartDetails: samples.cartCoupon },
    'couponDiscountAmount at checkout is 0, but that of the bag is 5000',
  ],
  [
    'checkout is for the bag',
    { cartDetails: samples.cartMixed },
    'count at checkout is 3, but that of the bag is 2',
    'bagTotal at checkout is 329000, but that of the bag is 277500',
  ],
  [
    'a coupon that the bag is too small for states what it misses',
    { cartDetails: samples.cartMixed },
    'the missing amount is 671000, but the minimum without the total of the bag is 722500',
  ],
  [
    'only a coupon on the bag excludes an offer',
    { bankOffers: bankOffersWithCoupon },
    'ICICI5000 cannot be used with a coupon, but the bag has none',
  ],
  [
    'plans without interest are for the payable',
    { orderSummary: orderSummaryCredits },
    'the total of NCEMI-HDFC-3 is 329000, but the payable with the discount of a plan is 324000',
    'the total of NCEMI-HDFC-6 is 329000, but the payable with the discount of a plan is 324000',
    'the total of NCEMI-ICICI-6 is 329000, but the payable with the discount of a plan is 324000',
  ],
  [
    'the lowest instalment is that of a plan',
    { orderSummary: { ...orderSummary, noCostEmiFrom: rupees(61_817) } },
    'noCostEmiFrom is 61817, but the lowest instalment is 54834',
  ],
  [
    'the points are those of the payable',
    { orderSummary: orderSummaryCredits },
    'the points of the message is 3290, but those of the payable is 3240',
  ],
  [
    'checkout has the cliq cash of the wallet',
    { cliqCash: samples.cliqCashHeld },
    'cliqCashBalance is 12500, but the balance of the wallet is 2000',
  ],
  [
    'checkout has the points of the wallet',
    { loyaltyPoints: samples.loyaltyPointsNew },
    'loyaltyPointsBalance is 1840, but the points of the wallet is 0',
  ],
  [
    'the points on their way are those of their order',
    { orderDetails: { ...samples.order, orderId: 'LX-2611-2048-77', earnedPoints: 3709 } },
    'the id of the order is "261120-4877", but that of its details is "LX-2611-2048-77"',
    'the points on their way is 3290, but earnedPoints is 3709',
  ],
  [
    'an order in the list is the order of its details',
    {
      orderDetails: { ...samples.orderPaid, orderRefNo: 'LX 1', count: 1, totalOrderAmount: rupees(64_000) },
    },
    'orderRefNo in the list is "LX 2611 2048 77", but that of the order is "LX 1"',
    'the payment in the list is "COD PENDING", but that of the order is "UPI SUCCESS"',
    'count in the list is 3, but that of the order is 1',
    'totalOrderAmount in the list is 329000, but that of the order is 64000',
  ],
  [
    'an order in the list is the order of its details',
    { orderDetails: { ...orderDelivered, products: orderDelivered.products.slice(0, 1) } },
    `the lines in the list is ${JSON.stringify(`${delivered[0]}; ${delivered[1]}`)}, but those of the order is ${JSON.stringify(delivered[0])}`,
  ],
  [
    'a tracked order is the order of its details',
    { orderDetails: { ...samples.order, placedDate: '2026-11-21', statusDisplay: 'Packed' } },
    'placedDate in its tracking is "2026-11-20T05:12:00.000Z", but that of the order is "2026-11-21"',
    'statusDisplay in its tracking is "Arriving Tuesday, 24 November", but that of the order is "Packed"',
  ],
  [
    'the items of a return have the price of their order',
    {
      returnDetails: {
        ...returnDetails,
        products: returnDetails.products.map((one) => ({ ...one, price: rupees(72_400) })),
      },
    },
    'the price of 261002119000 is 72400, but that of its order is 245000',
  ],
  [
    'a planned refund is at most the price of all lines',
    { returnSummary: { ...returnSummary, refundAmount: rupees(400_000) } },
    'refundAmount is 400000, which is more than the price of all lines, 329000',
  ],
  [
    'units that end are units of the order, at their price',
    {
      cancelSummary: {
        ...cancelSummary,
        products: cancelSummary.products.flatMap((one) => [
          { ...one, price: rupees(72_400) },
          { ...one, transactionId: '1' },
        ]),
      },
    },
    'the price of 261120487700 is 72400, but that of its order is 245000',
    '1 is not among the lines of its order',
  ],
  [
    'a payment is of the payable',
    { collectPaymentOrder: { ...callSamples.collectPaymentOrder, amount: rupees(1) } },
    'the payment is 1, but the payable is 329000',
  ],
  [
    'the offers of other sellers are for the same product',
    { productDetails: { ...callSamples.productDetails, winningSellerPrice: rupees(1) } },
    'the price of the winning seller is 245000, but that of the product is 1',
  ],
];

it.each(rows)('%s', (name, changes, ...messages) => {
  const rule = callRules.find((one) => one.name === name);
  expect(rule?.check(callSamples)).toEqual([]);
  expect(rule?.check({ ...callSamples, ...(changes as Responses) })).toEqual(messages);
  expect(rule?.check({})).toEqual([]);
});

it('has a row for each rule', () => {
  const tested = new Set(rows.map(([name]) => name));
  expect(callRules.map(({ name }) => name).filter((name) => !tested.has(name))).toEqual([]);
});
