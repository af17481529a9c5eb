import { samples } from '../samples/samples.ts';
import { rupees } from '../samples/values.ts';
import { orderRules } from './orderRules.ts';
import { paymentRules } from './paymentRules.ts';
import { returnRules } from './returnRules.ts';
import { summaryRules } from './summaryRules.ts';
import { testRules } from './testRules.ts';

const { order, orderLine, orderPaid, orderPartCancelled, orderInvoiced, orderOnItsWay, orders, ordersMany } =
  samples;
const { orderSummary, orderSummaryCredits, cancelSummary, cancelSummaryCash, deliveryOptions } = samples;
const { emiPlans, returnRequested, returnRefunded, returnRejected, returnOptions, returnOptionsReplace } =
  samples;
const [bank] = emiPlans.banks;
const [plan] = bank?.plans ?? [];
const [returnLine] = returnOptions.lines;
const choice = returnOptionsReplace.lines[0]?.choices[3];
const [parcel] = deliveryOptions.parcels;
const complete = 'an order adds up, and its units, parcels, refunds and invoices refer to each other';
const list = 'a page of orders has as many as it states, and the counts by state add up';
const summary = 'an order summary adds up, with its coupon, its bank offer and its credits';
const returned = 'a return gives back the price of its items, in one way';
const cancelled = 'a cancellation gives back the price of its units';
const [trailPlaced, ...trailLater] = orderLine.trail;

testRules(
  [...summaryRules, ...orderRules, ...paymentRules, ...returnRules],
  [
    [
      'the steps of a trail are in order',
      orderLine.trail,
      [...trailLater, trailPlaced],
      'a step that is done comes after a step that is not',
      'the times of the steps: 2026-11-24 comes before 2026-11-20T05:12:00.000Z',
    ],
    [
      'the units of an order line are divided into groups',
      orderLine,
      { ...orderLine, quantity: 2 },
      'quantity is 2, but the number of units in groups is 1',
    ],
    [
      'the units of an order line are divided into groups',
      orderLine,
      { ...orderLine, price: rupees(1), statusDisplay: 'Delivered', cancellableQuantity: 2 },
      'price is 1, but the price of its groups is 245000',
      'statusDisplay is "Delivered", but that of the first group is "Arriving Tuesday, 24 November"',
      'cancellableQuantity is 2, which is more than quantity, 1',
    ],
    [
      complete,
      order,
      { ...order, count: 4, finalAmount: rupees(1) },
      'count is 4, but the number of its units is 3',
      'finalAmount is 1, but paybleAmount is 329000',
      'cashDue is 329000, which is more than finalAmount, 1',
    ],
    [
      complete,
      order,
      { ...order, products: order.products.slice(0, 1), count: 1 },
      'the price of its lines is 245000, but bagTotal without the discounts is 329000',
    ],
    [
      complete,
      orderPaid,
      { ...orderPaid, cashDue: rupees(1) },
      'cash that is due or collected is true, but an order that waits for cash is false',
    ],
    [
      complete,
      orderPaid,
      { ...orderPaid, outcome: 'FAILED' },
      'a placed order is false, but a parcel is true',
      'a placed order is false, but a unit in a parcel is true',
      'a failed order is true, but an error message is false',
      'a failed order is true, but paymentStatus FAILURE is false',
    ],
    [
      complete,
      orderPaid,
      { ...orderPaid, refund: { amount: rupees(400_000), isDone: false } },
      'the refund is 400000, which is more than the payment, 329000',
    ],
    [
      complete,
      orderPartCancelled,
      { ...orderPartCancelled, refunds: [...orderPartCancelled.refunds, ...orderPartCancelled.refunds] },
      'what goes back to the payment is 461200, which is more than the payment, 314600',
      'what goes back in money and cliq cash is 485200, which is more than what was paid in money and cliq cash, 326600',
      'what goes back to loyalty-points is 4800, which is more than what they paid, 2400',
    ],
    [
      complete,
      orderInvoiced,
      {
        ...orderInvoiced,
        invoices: orderInvoiced.invoices?.map((one) => ({
          ...one,
          invoiceNumber: one.invoiceNumber && 'OTHER',
        })),
      },
      'the corrected invoice OTHER is not among the invoices',
    ],
    [
      complete,
      orderOnItsWay,
      {
        ...orderOnItsWay,
        parcels: orderOnItsWay.parcels.map((one) => ({ ...one, number: 2, courierName: null })),
      },
      'parcel 1 is not among the parcels',
      'parcel 2 is not among the parcels of the units',
      'the courier of parcel 2 is false, but a tracking number is true',
    ],
    [
      list,
      orders,
      { ...orders, totalNoOfOrders: 5 },
      'the list has 2 orders, but page 0 of 5 in pages of 10 has 5',
      'totalNoOfOrders is 5, which no state counts',
    ],
    [
      list,
      orders,
      { ...orders, counts: { ...orders.counts, cancelled: 1 } },
      'counts.all is 2, but the sum of the states is 3',
    ],
    [
      list,
      ordersMany,
      { ...ordersMany, counts: { all: 34, onTheWay: 2, delivered: 29, cancelled: 3 } },
      'the number of orders onTheWay is 5, which is more than counts.onTheWay, 2',
    ],
    [
      cancelled,
      cancelSummary,
      { ...cancelSummary, refundAmount: rupees(72_400) },
      'refundAmount is 72400, but the sum of the parts is 245000',
      'what goes back is 72400, but the price of the units is 245000',
    ],
    [
      cancelled,
      cancelSummaryCash,
      { ...cancelSummaryCash, isComplete: false, lessDue: rupees(245_000) },
      'the coupon LUXE10 is free, but a part of the order is left',
    ],
    [
      'a parcel arrives on one of its days',
      deliveryOptions,
      { ...deliveryOptions, parcels: [{ ...parcel, deliveryDay: '2026-11-20' }] },
      'the day of parcel 1 2026-11-20 is not among its days',
    ],
    [
      summary,
      orderSummary,
      { ...orderSummary, count: 9, totalPrice: rupees(1) },
      'count is 9, but the number of its units is 3',
      'totalPrice is 1, but paybleAmount is 329000',
    ],
    [
      summary,
      orderSummaryCredits,
      { ...orderSummaryCredits, coupons: [] },
      'couponDiscountAmount is 5000, but the saving of the coupons is 0',
    ],
    [
      summary,
      orderSummary,
      { ...orderSummary, bankOfferCouponCode: 'HDFC10', noCostEmiCode: 'NCEMI-HDFC-3' },
      'bankOfferCouponCode is "HDFC10", but the code of the bank offer is null',
      'a no-cost plan is true, but noCostEmiDiscount is false',
    ],
    [
      summary,
      orderSummary,
      {
        ...orderSummary,
        cartAmount: {
          ...orderSummary.cartAmount,
          cliqCashPaidAmount: rupees(20_000),
          paybleAmount: rupees(309_000),
        },
        totalPrice: rupees(309_000),
      },
      'cliqCashPaidAmount is 20000, which is more than cliqCashBalance, 12500',
      'cliqCash pays 20000, but is not applied',
    ],
    [
      summary,
      orderSummary,
      {
        ...orderSummary,
        paymentModes: [{ mode: 'UPI', isEligible: false, reason: '' }],
        isCheckoutAllowed: false,
      },
      'UPI is eligible is false, but an empty reason is true',
      'isCheckoutAllowed is false, but the readiness of its lines is true',
    ],
    [
      'the outcome of a payment is the outcome of its order',
      samples.updateTransactionDetails,
      { ...samples.updateTransactionDetails, outcome: 'FAILED' },
      'outcome is "FAILED", but that of the order is "PLACED"',
    ],
    [
      'the instalments of a plan add up to its total',
      plan,
      { ...plan, months: 4, emiCode: '' },
      'total is 329000, but 4 instalments of 109666.67 are 438666.68',
      'NO_COST is true, but emiCode is false',
    ],
    [
      'a bank has each plan once, and a plan with interest costs more',
      bank,
      { ...bank, bankName: 'Other Bank', plans: plan ? [plan] : [] },
      'a plan of HDFC Bank is among those of Other Bank',
    ],
    [
      'a bank has each plan once, and a plan with interest costs more',
      bank,
      { ...bank, plans: bank?.plans.map((one) => (one.emiCode ? one : { ...one, total: rupees(1) })) },
      'the total without interest is 329000, which is more than the total with interest, 1',
      'the total without interest is 329000, which is more than the total with interest, 1',
      'the total without interest is 329000, which is more than the total with interest, 1',
      'the total without interest is 329000, which is more than the total with interest, 1',
    ],
    [
      'all plans without interest have the same total',
      emiPlans,
      {
        banks: emiPlans.banks.map((one, at) => ({
          ...one,
          plans: one.plans.map((other) => ({ ...other, total: rupees(at + 1) })),
        })),
      },
      'the total of NCEMI-ICICI-6 is 2, but that of NCEMI-HDFC-3 is 1',
    ],
    [
      'each offer occurs once',
      samples.bankOffers,
      { offers: [...samples.bankOffers.offers, ...samples.bankOffers.offers] },
      'offerCode HDFC10 occurs more than once',
      'offerCode ICICI5000 occurs more than once',
    ],
    [
      'a message about points states their number',
      samples.loyaltyPointsMessage,
      { ...samples.loyaltyPointsMessage, points: 3709 },
      'points is 3,709, but the message is "You earn 3,290 points. They arrive when the return window closes."',
    ],
    [
      'brand cash that pays is eligible and applied',
      samples.brandcash,
      { ...samples.brandcash, brandCashApplied: false },
      'brand cash pays 2500, but is not applied or eligible',
    ],
    [
      'a card that is not eligible for EMI has a reason',
      samples.emiEligibleBin,
      { ...samples.emiEligibleBin, isEligible: false },
      'isEligible is false, but an empty message is true',
    ],
    [
      returned,
      returnRequested,
      { ...returnRequested, refundAmount: rupees(72_400) },
      'refundAmount is 72400, but the sum of the parts is 245000',
      'refundAmount is 72400, but the price of the items is 245000',
    ],
    [
      returned,
      returnRequested,
      { ...returnRequested, method: 'quickDrop', refundTo: 'bank' },
      'a pickup is true, but the method schedulePickup is false',
      'a store is false, but the method quickDrop is true',
      'a bank account is false, but a refund to a bank is true',
    ],
    [
      returned,
      returnRejected,
      { ...returnRejected, rejection: '', canWithdraw: true },
      'a reason in rejection is false, but a rejected return is true',
      'a return that has ended can be withdrawn',
    ],
    [
      returned,
      returnRefunded,
      { ...returnRefunded, refundParts: returnRequested.refundParts },
      'a part of a started refund is planned',
    ],
    [
      returned,
      returnRequested,
      { ...returnRequested, createdAt: '2026-11-22T05:12:00.000Z' },
      'createdAt and the pickup: 2026-11-22T05:12:00.000Z comes before 2026-11-21',
      'createdAt and the refund: 2026-11-22T05:12:00.000Z comes before 2026-11-21',
    ],
    [
      'a line that cannot be returned has an obstacle',
      returnLine,
      { ...returnLine, returnableQuantity: 0 },
      'an obstacle is false, but no unit to return is true',
    ],
    [
      'a variant that is sold out has an obstacle',
      choice,
      { ...choice, obstacle: '' },
      'UK 10 is sold out, but can be chosen',
    ],
    [
      'each line of a return occurs once, and its days ascend',
      returnOptions,
      { ...returnOptions, pickupDays: returnOptions.pickupDays.slice(0, 2).toReversed() },
      'the days of a pickup: 2026-11-22 comes before 2026-11-21',
    ],
    [
      'the parts of a planned refund add up',
      samples.returnSummary,
      { ...samples.returnSummary, refundAmount: rupees(72_400) },
      'refundAmount is 72400, but the sum of the parts is 245000',
    ],
    [
      'a list of returns has as many as its page states',
      samples.returns,
      { ...samples.returns, totalNoOfReturns: 3 },
      'the list has 2 returns, but page 0 of 3 in pages of 10 has 3',
    ],
  ],
);
