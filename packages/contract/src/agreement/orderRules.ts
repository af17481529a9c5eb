import type { CallResponse, Order, OrderListItem, TrailStep } from '../calls/calls.ts';
import { orderLineSchema, trailStepSchema } from '../order/orderLineSchema.ts';
import { orderSchema } from '../order/orderSchema.ts';
import { orderSchemas } from '../order/schema.ts';
import { paymentSchemas } from '../payment/schema.ts';
import {
  ascending,
  atMost,
  expected,
  known,
  listRuleOf,
  page,
  ruleOf,
  same,
  sameText,
  sumOf,
  sumOfAmounts,
  together,
  unique,
} from './rule.ts';

/** The parts of a refund add up to its amount. */
export const partsAgree = (name: string, amount: number, parts: readonly RefundPart[]) =>
  same(
    name,
    amount,
    'the sum of the parts',
    sumOf(parts, (part) => part.amount.value),
  );

interface RefundPart {
  readonly destination: string;
  readonly amount: { readonly value: number };
}

/** States of a unit that is still expected, and of a unit that did not arrive. */
const expectedStates = new Set([
  'PLACED',
  'CONFIRMED',
  'PACKED',
  'SHIPPED',
  'OUT_FOR_DELIVERY',
  'DELIVERY_FAILED',
]);
const missedStates = new Set(['CANCELLED', 'LOST', 'RETURNING_TO_ORIGIN', 'RETURNED_TO_ORIGIN']);

/** The state of an order in the list of orders. */
function stateOf({ paymentStatus, products }: OrderListItem) {
  const states = products.flatMap(({ groups }) => groups.map(({ state }) => state));
  if (states.length === 0) return paymentStatus === 'PENDING' ? 'onTheWay' : 'cancelled';
  if (states.some((state) => expectedStates.has(state))) return 'onTheWay';
  return states.every((state) => missedStates.has(state)) ? 'cancelled' : 'delivered';
}

const trailAgrees = (steps: readonly TrailStep[]) => {
  const done = steps.filter(({ status }) => status === 'DONE');
  return [
    ...expected(
      steps.slice(0, done.length).every(({ status }) => status === 'DONE'),
      'a step that is done comes after a step that is not',
    ),
    ...expected(
      done.every(({ at }) => at !== null),
      'a step that is done has no time',
    ),
    ...ascending(
      'the times of the steps',
      steps.map(({ at }) => at),
    ),
    ...unique(
      'step',
      steps.map(({ code }) => code),
    ),
  ];
};

/** What an order in a list and an order of its own have in common. */
function listedOrderAgrees(order: OrderListItem): string[] {
  const ordered = order.products.filter(({ isReplacement }) => !isReplacement);
  return [
    ...same(
      'count',
      order.count,
      'the number of its units',
      sumOf(ordered, ({ quantity }) => quantity),
    ),
    ...unique(
      'transactionId',
      order.products.map(({ transactionId }) => transactionId),
    ),
  ];
}

/** An order in a list has no amounts of its own: only its lines add up. */
const listedTotalAgrees = (order: OrderListItem) =>
  atMost(
    'totalOrderAmount',
    order.totalOrderAmount.value,
    'the price of its lines',
    sumOf(order.products, ({ price }) => price.value),
  );

function amountsAgree(order: Order): string[] {
  const { cartAmount } = order;
  const lines = sumOf(
    order.products.filter(({ isReplacement }) => !isReplacement),
    ({ price }) => price.value,
  );
  return [
    ...same('finalAmount', order.finalAmount.value, 'paybleAmount', cartAmount.paybleAmount.value),
    ...same('totalOrderAmount', order.totalOrderAmount.value, 'paybleAmount', cartAmount.paybleAmount.value),
    ...same('subtotalPrice', order.subtotalPrice.value, 'bagTotal', cartAmount.bagTotal.value),
    ...same(
      'the price of its lines',
      lines,
      'bagTotal without the discounts',
      sumOf([cartAmount.bagTotal.value, -cartAmount.totalDiscountAmount.value], (part) => part),
    ),
    ...(order.cashDue ? atMost('cashDue', order.cashDue.value, 'finalAmount', order.finalAmount.value) : []),
    ...together(
      'cash that is due or collected',
      order.cashDue !== null,
      'an order that waits for cash',
      order.paymentMode === 'COD' && order.paymentStatus === 'PENDING' && order.outcome === 'PLACED',
    ),
  ];
}

function refundsAgree({ cartAmount, refund, refunds }: Order): string[] {
  const parts = refunds.flatMap((one) => one.parts);
  const backTo = (...destinations: string[]) =>
    sumOf(
      parts.filter(({ destination }) => destinations.includes(destination)),
      ({ amount }) => amount.value,
    );
  const paid = cartAmount.paybleAmount.value;
  const credits: readonly (readonly [destination: string, paid: number])[] = [
    ['loyalty-points', cartAmount.loyaltyPointsPaidAmount.value],
    ['brand-cash', cartAmount.brandCashPaidAmount.value],
  ];
  return [
    ...refunds.flatMap((one, at) =>
      partsAgree(`the amount of refund ${at + 1}`, one.amount.value, one.parts),
    ),
    ...(refund ? atMost('the refund', refund.amount.value, 'the payment', paid) : []),
    ...atMost('what goes back to the payment', backTo('provider', 'bank'), 'the payment', paid),
    // Money that was paid can become cliq cash.
    ...atMost(
      'what goes back in money and cliq cash',
      backTo('provider', 'bank', 'cliq-cash'),
      'what was paid in money and cliq cash',
      paid + cartAmount.cliqCashPaidAmount.value,
    ),
    ...credits.flatMap(([destination, limit]) =>
      atMost(`what goes back to ${destination}`, backTo(destination), 'what they paid', limit),
    ),
  ];
}

function outcomeAgrees(order: Order): string[] {
  const groups = order.products.flatMap((line) => line.groups);
  const isPlaced = order.outcome === 'PLACED';
  const numbers = order.parcels.map(({ number }) => number);
  return [
    ...together('a placed order', isPlaced, 'a parcel', order.parcels.length > 0),
    ...together('a placed order', isPlaced, 'a unit in a parcel', groups.length > 0),
    ...together(
      'a failed order',
      order.outcome === 'FAILED',
      'an error message',
      order.errorMessage !== null,
    ),
    ...together(
      'a failed order',
      order.outcome === 'FAILED',
      'paymentStatus FAILURE',
      order.paymentStatus === 'FAILURE',
    ),
    ...expected(
      !order.canBePaidAgain || order.outcome === 'FAILED',
      'an order that did not fail can be paid again',
    ),
    ...unique('parcel', numbers),
    ...known(
      'parcel',
      groups.map(({ parcel }) => parcel),
      'the parcels',
      numbers,
    ),
    ...known(
      'parcel',
      numbers,
      'the parcels of the units',
      groups.map(({ parcel }) => parcel),
    ),
  ];
}

function invoicesAgree({ invoices = [], placedDate, cartAmount }: Order): string[] {
  const issued = invoices.filter(({ kind }) => kind === 'INVOICE');
  const credited = invoices.filter(({ kind }) => kind === 'CREDIT_NOTE');
  const total = (list: typeof invoices) => sumOfAmounts(list.map((one) => one.total));
  const numbers = issued.map(({ number }) => number);
  return [
    ...unique(
      'invoice',
      invoices.map(({ number }) => number),
    ),
    ...ascending('the order and its invoices', [placedDate, ...invoices.map(({ issuedDate }) => issuedDate)]),
    ...known(
      'the corrected invoice',
      credited.map(({ invoiceNumber }) => invoiceNumber ?? ''),
      'the invoices',
      numbers,
    ),
    ...atMost(
      'the total of the invoices',
      total(issued),
      'bagTotal with delivery',
      cartAmount.bagTotal.value + cartAmount.shippingCharge.value,
    ),
    ...atMost('the total of the credit notes', total(credited), 'the total of the invoices', total(issued)),
  ];
}

const parcelsAgree = ({ parcels }: Order) =>
  parcels.flatMap(({ number, courierName, trackingNumber, trackingUrl, events }) => [
    ...together(
      `the courier of parcel ${number}`,
      courierName !== null,
      'a tracking number',
      trackingNumber !== null,
    ),
    ...expected(
      trackingUrl === null || trackingNumber !== null,
      `parcel ${number} has a link without a number`,
    ),
    ...ascending(`the events of parcel ${number}`, events.map(({ at }) => at).toReversed()),
  ]);

function cancellationAgrees(summary: CallResponse<'cancelSummary'>): string[] {
  const { refundAmount, refundParts, lessDue, products, freedCoupon, usedCoupon, isComplete } = summary;
  const back = refundAmount.value + lessDue.value;
  const price = sumOf(products, (product) => product.price.value);
  return [
    ...partsAgree('refundAmount', refundAmount.value, refundParts),
    ...(summary.includesDelivery
      ? atMost('the price of the units', price, 'what goes back with the delivery', back)
      : same('what goes back', back, 'the price of the units', price)),
    ...expected(
      freedCoupon === null || isComplete,
      `the coupon ${freedCoupon} is free, but a part of the order is left`,
    ),
    ...expected(
      usedCoupon === null || !isComplete,
      `the coupon ${usedCoupon} stays used, but nothing is left`,
    ),
  ];
}

export const orderRules = [
  listRuleOf('the steps of a trail are in order', trailStepSchema, trailAgrees),
  ruleOf('the units of an order line are divided into groups', orderLineSchema, (line) => {
    const { groups, quantity } = line;
    const [main] = groups;
    return [
      ...(main
        ? [
            ...same(
              'quantity',
              quantity,
              'the number of units in groups',
              sumOf(groups, (group) => group.quantity),
            ),
            ...same(
              'price',
              line.price.value,
              'the price of its groups',
              sumOf(groups, (group) => group.price.value),
            ),
            ...sameText('statusDisplay', line.statusDisplay, 'that of the first group', main.statusDisplay),
            ...sameText(
              'the trail',
              JSON.stringify(line.trail.map(({ code, at }) => [code, at])),
              'that of the first group',
              JSON.stringify(main.trail.map(({ code, at }) => [code, at])),
            ),
          ]
        : []),
      ...groups.flatMap(({ state, trail }) =>
        sameText(
          'the state of a group',
          state,
          'its last step',
          trail.findLast(({ status }) => status === 'DONE')?.code ?? '',
        ),
      ),
      ...atMost('cancellableQuantity', line.cancellableQuantity, 'quantity', quantity),
      ...atMost(
        'returnableQuantity with faultQuantity',
        line.returnableQuantity + line.faultQuantity,
        'quantity',
        quantity,
      ),
      ...atMost('replaceableQuantity', line.replaceableQuantity, 'quantity', quantity),
      ...expected(
        line.isGiveAway === 'N' || line.price.value === 0,
        `price of a free item is ${line.price.value}`,
      ),
    ];
  }),
  ruleOf(
    'an order adds up, and its units, parcels, refunds and invoices refer to each other',
    orderSchema,
    (order) => [
      ...listedOrderAgrees(order),
      ...amountsAgree(order),
      ...refundsAgree(order),
      ...outcomeAgrees(order),
      ...invoicesAgree(order),
      ...parcelsAgree(order),
    ],
  ),
  ruleOf(
    'a page of orders has as many as it states, and the counts by state add up',
    orderSchemas.orders.response,
    (orders) => {
      const { orderData, counts, totalNoOfOrders } = orders;
      const inStates = Object.values(counts);
      return [
        ...page(orders, 'orders', orderData.length, totalNoOfOrders),
        ...orderData.flatMap((order) => [...listedOrderAgrees(order), ...listedTotalAgrees(order)]),
        ...unique(
          'order',
          orderData.map(({ orderId }) => orderId),
        ),
        ...same(
          'counts.all',
          counts.all,
          'the sum of the states',
          counts.onTheWay + counts.delivered + counts.cancelled,
        ),
        ...expected(
          inStates.includes(totalNoOfOrders),
          `totalNoOfOrders is ${totalNoOfOrders}, which no state counts`,
        ),
        ...(['onTheWay', 'delivered', 'cancelled'] as const).flatMap((state) =>
          atMost(
            `the number of orders ${state}`,
            orderData.filter((order) => stateOf(order) === state).length,
            `counts.${state}`,
            counts[state],
          ),
        ),
      ];
    },
  ),
  ruleOf(
    'a cancellation gives back the price of its units',
    orderSchemas.cancelSummary.response,
    cancellationAgrees,
  ),
  ruleOf('a parcel arrives on one of its days', orderSchemas.deliveryOptions.response, ({ parcels }) => [
    ...unique(
      'parcel',
      parcels.map(({ number }) => number),
    ),
    ...parcels.flatMap(({ number, deliveryDay, days }) => [
      ...known(`the day of parcel ${number}`, [deliveryDay], 'its days', days),
      ...ascending(`the days of parcel ${number}`, days),
      ...unique('day', days),
    ]),
  ]),
  ruleOf(
    'the outcome of a payment is the outcome of its order',
    paymentSchemas.updateTransactionDetails.response,
    (response) => sameText('outcome', response.outcome, 'that of the order', response.orderDetails.outcome),
  ),
];
