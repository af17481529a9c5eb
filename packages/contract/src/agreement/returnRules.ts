import type { CallResponse } from '../calls/calls.ts';
import { returnSchema, returnSchemas } from '../returns/schema.ts';
import { partsAgree } from './orderRules.ts';
import { ascending, atMost, expected, page, ruleOf, same, sumOf, together, unique } from './rule.ts';

type Return = CallResponse<'returnDetails'>;

const lines = returnSchemas.returnOptions.response.shape.lines.element;
const choices = lines.shape.choices.element;

const endStates = new Set(['REFUNDED', 'REPLACED', 'REJECTED', 'SENT_BACK', 'WITHDRAWN']);

/** The courier is paid back apart from it. */
const priceOf = ({ products }: Return) => sumOf(products, ({ price }) => price.value);

export const returnRules = [
  ruleOf('a return gives back the price of its items, in one way', returnSchema, (one) => {
    const isRefund = one.kind === 'refund';
    const isRejected = ['REJECTED', 'SENT_BACK'].includes(one.state);
    return [
      ...partsAgree('refundAmount', one.refundAmount.value, one.refundParts),
      ...(isRefund
        ? same('refundAmount', one.refundAmount.value, 'the price of the items', priceOf(one))
        : atMost('refundAmount', one.refundAmount.value, 'the price of the items', priceOf(one))),
      ...together(
        'a pickup',
        one.pickup !== null,
        'the method schedulePickup',
        one.method === 'schedulePickup',
      ),
      ...together('a store', one.drop !== null, 'the method quickDrop', one.method === 'quickDrop'),
      ...together('a courier', one.courier !== null, 'the method selfCourier', one.method === 'selfCourier'),
      ...together('a bank account', one.bankLastFour !== null, 'a refund to a bank', one.refundTo === 'bank'),
      ...together('a reason in rejection', one.rejection !== '', 'a rejected return', isRejected),
      ...expected(!one.canDispute || isRejected, 'a return that is not rejected can be disputed'),
      ...expected(!one.canWithdraw || !endStates.has(one.state), 'a return that has ended can be withdrawn'),
      ...expected(!isRefund || one.newItems.length === 0, 'a refund has new items'),
      ...one.products.flatMap(({ replacement }) =>
        together('a replacement', replacement !== null, 'the kind replacement', !isRefund),
      ),
      ...ascending('createdAt and the pickup', [one.createdAt, one.pickup?.day]),
      ...ascending('createdAt and the refund', [
        one.createdAt,
        ...one.refundParts.map(({ arrivesBy }) => arrivesBy).toSorted(),
      ]),
      ...(one.state === 'REFUNDED'
        ? expected(
            one.refundParts.every(({ status }) => status !== 'planned'),
            'a part of a started refund is planned',
          )
        : []),
    ];
  }),
  ruleOf('a line that cannot be returned has an obstacle', lines, (line) => {
    const most = Math.max(line.returnableQuantity, line.faultQuantity, line.replaceableQuantity);
    return [
      ...together('an obstacle', line.obstacle !== '', 'no unit to return', most === 0),
      ...together('a choice', line.choices.length > 0, 'a unit to replace', line.replaceableQuantity > 0),
      ...unique(
        'choice',
        line.choices.map(({ USSID }) => USSID),
      ),
      ...atMost(
        'the number of variants that were ordered',
        line.choices.filter(({ isSame }) => isSame).length,
        'the expected number',
        1,
      ),
    ];
  }),
  ruleOf('a variant that is sold out has an obstacle', choices, ({ stock, obstacle, size }) =>
    expected(stock > 0 || obstacle !== '', `${size} is sold out, but can be chosen`),
  ),
  ruleOf(
    'each line of a return occurs once, and its days ascend',
    returnSchemas.returnOptions.response,
    (options) => [
      ...unique(
        'line',
        options.lines.map(({ transactionId }) => transactionId),
      ),
      ...ascending(
        'the days of a pickup',
        options.pickupDays.map(({ day }) => day),
      ),
      ...unique('way of the money', options.refundTargets),
    ],
  ),
  ruleOf(
    'the parts of a planned refund add up',
    returnSchemas.returnSummary.response,
    ({ refundAmount, refundParts }) => partsAgree('refundAmount', refundAmount.value, refundParts),
  ),
  ruleOf('a list of returns has as many as its page states', returnSchemas.returns.response, (list) => [
    ...page(list, 'returns', list.returns.length, list.totalNoOfReturns),
    ...unique(
      'return',
      list.returns.map(({ returnCode }) => returnCode),
    ),
  ]),
];
