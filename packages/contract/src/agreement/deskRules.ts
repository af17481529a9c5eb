import { deskSchemas } from '../desk/schemas.ts';
import type { DeskResponse } from '../desk/desk.ts';
import { rateVital } from '../vitals/values.ts';
import {
  ascending,
  atMost,
  expected,
  known,
  ruleOf,
  same,
  sameText,
  sumOf,
  together,
  unique,
} from './rule.ts';

type DeskOrder = DeskResponse<'order'>['order'];

const order = deskSchemas.order.response.shape.order;
const parcel = order.shape.parcels.element;
const returned = order.shape.returns.element;
const payment = order.shape.payments.element;
const giftCard = deskSchemas.giftCard.response.shape.giftCard;
const lead = deskSchemas.moveGiftCardLead.response.shape.lead;
const listedMail = deskSchemas.mails.response.shape.mails.element;

const sumOfPaise = (items: readonly { readonly paise: number }[]) => sumOf(items, ({ paise }) => paise);

/** States of the ways that a unit can take after its delivery. */
const unitsAgree = (what: DeskOrder) => {
  const units = what.parcels.flatMap(({ units }) => units);
  const lines = what.lines.map(({ id }) => id);
  const nameOf = (lineId: number) => what.lines.find(({ id }) => id === lineId)?.productName ?? '';
  const named = [...units, ...what.returns.flatMap((one) => one.units)];
  return [
    ...unique('line', lines),
    ...unique(
      'unit',
      units.map(({ id }) => id),
    ),
    ...unique(
      'parcel',
      what.parcels.map(({ id }) => id),
    ),
    ...known(
      'the line of a unit',
      named.map(({ lineId }) => lineId),
      'the lines',
      lines,
    ),
    ...named.flatMap(({ lineId, productName }) =>
      sameText('the name of a unit', productName, 'that of its line', nameOf(lineId)),
    ),
    ...known(
      'the returned unit',
      what.returns.flatMap((one) => one.units.map(({ unitId }) => unitId)),
      'the units',
      units.map(({ id }) => id),
    ),
    ...(what.status === 'placed'
      ? what.lines.flatMap(({ id, quantity }) =>
          same(
            `quantity of line ${id}`,
            quantity,
            'the number of its units',
            units.filter(({ lineId }) => lineId === id).length,
          ),
        )
      : expected(units.length === 0, 'an order that is not placed has units')),
  ];
};

const amountsAgree = (what: DeskOrder) => {
  const subtotal = what.amounts.filter(({ part }) => part === 'subtotal');
  const parts = what.refunds.flatMap((refund) => refund.parts);
  const credits = what.amounts.filter(({ part }) => ['cliqCash', 'loyalty', 'brandCash'].includes(part));
  const ofCoupon = what.amounts.some(({ part }) => part === 'couponDiscount');
  const ofBank = what.amounts.some(({ part }) => part === 'bankDiscount');
  return [
    ...same('payablePaise', what.payablePaise, 'the sum of the amounts', sumOfPaise(what.amounts)),
    ...same(
      'the subtotal',
      sumOfPaise(subtotal),
      'the price of the lines',
      sumOf(what.lines, ({ unitPaise, quantity }) => unitPaise * quantity),
    ),
    ...same(
      'payablePaise',
      what.payablePaise,
      'that of the lines',
      sumOf(what.lines, ({ payablePaise }) => payablePaise),
    ),
    ...together('couponCode', what.couponCode !== null, 'a discount of the coupon', ofCoupon),
    ...together('bankOfferCode', what.bankOfferCode !== null, 'a discount of the bank', ofBank),
    ...atMost(
      'what goes back',
      sumOf(parts, ({ amountPaise }) => amountPaise),
      'what was paid',
      what.payablePaise - sumOfPaise(credits),
    ),
    ...same('the sum of the ledger', sumOfPaise(what.ledger), 'its balance', 0),
    ...what.payments.flatMap((one) => [
      ...sameText('the order of a payment', one.orderId, 'the order', what.id),
      ...same('the amount of a payment', one.amountPaise, 'payablePaise', what.payablePaise),
    ]),
  ];
};

export const deskRules = [
  ruleOf('the amounts, lines, units, returns and payments of an order at the desk agree', order, (what) => [
    ...unitsAgree(what),
    ...amountsAgree(what),
    ...sameText(
      'the orders of the returns',
      what.returns.map(({ orderId }) => orderId).find((id) => id !== what.id) ?? what.id,
      'the order',
      what.id,
    ),
    ...ascending('placedAt and settledAt', [what.placedAt, what.settledAt]),
    ...ascending('the order and its changes', [what.placedAt, ...what.changes.map(({ at }) => at)]),
    ...ascending('the returns', what.returns.map(({ createdAt }) => createdAt).toReversed()),
    ...together(
      'a failed payment',
      what.paymentStatus === 'FAILURE',
      'an error message',
      what.errorMessage !== null,
    ),
  ]),
  ruleOf(
    'the state of a unit is that of its last event',
    parcel,
    ({ units, events, booking, sealNumber }) => [
      ...units.flatMap(({ id, state, stateAt, events: ownEvents }) => [
        ...sameText(`the state of unit ${id}`, state, 'its last event', ownEvents.at(-1)?.state ?? state),
        ...sameText(`stateAt of unit ${id}`, stateAt, 'its last event', ownEvents.at(-1)?.at ?? stateAt),
        ...ascending(
          `the events of unit ${id}`,
          ownEvents.map(({ at }) => at),
        ),
      ]),
      ...expected(events.length === 0 || booking !== null, 'a parcel without a carrier has events'),
      ...expected(
        sealNumber === null || units.every(({ state }) => state !== 'confirmed'),
        'a parcel with sealNumber is not packed',
      ),
    ],
  ),
  ruleOf('the method and the state of a return at the desk agree', returned, (one) => [
    ...together(
      'a pickup',
      one.pickup !== null,
      'the method schedulePickup',
      one.method === 'schedulePickup',
    ),
    ...together('a store', one.store !== null, 'the method quickDrop', one.method === 'quickDrop'),
    ...together('a courier', one.courier !== null, 'the method selfCourier', one.method === 'selfCourier'),
    ...together('a bank account', one.bankLastFour !== null, 'a refund to a bank', one.refundTo === 'bank'),
    ...expected(one.dispute === null || one.rejection !== '', 'a return without a rejection is disputed'),
    ...expected(one.state !== 'rejected' || one.rejection !== '', 'a rejected return has no reason'),
    ...ascending('createdAt and handOverBy', [one.createdAt, one.handOverBy]),
    ...one.units.flatMap(({ replacement }) =>
      together('a replacement', replacement !== null, 'the kind replacement', one.kind === 'replacement'),
    ),
  ]),
  ruleOf(
    'a payment that goes back to another destination is that payment',
    payment,
    ({ amountPaise, redirect, canSettle, checkAt }) => [
      ...(redirect ? same('the redirected amount', redirect.amountPaise, 'amountPaise', amountPaise) : []),
      ...together('canSettle', canSettle, 'a next check', checkAt !== null),
    ],
  ),
  ruleOf(
    'the accounts of the ledger add up to its balance',
    deskSchemas.overview.response.shape.ledger,
    ({ balancePaise, accounts }) =>
      same('balancePaise', balancePaise, 'the sum of the accounts', sumOfPaise(accounts)),
  ),
  ruleOf('the states and the products of a listed order agree', deskSchemas.orders.response, ({ orders }) => [
    ...unique(
      'order',
      orders.map(({ id }) => id),
    ),
    ...orders.flatMap(({ id, status, states }) => [
      ...together(`${id} is placed`, status === 'placed', 'a state of a unit', states.length > 0),
      ...unique('state', states),
    ]),
  ]),
  ruleOf('the amount, the code and the mail of a gift card at the desk agree', giftCard, (card) => [
    ...card.payments.flatMap(({ amountPaise }) =>
      same('the payment', amountPaise, 'amountPaise', card.amountPaise),
    ),
    ...together('an issued card', card.cardState !== 'none', 'a code', card.lastFour !== ''),
    ...together('an issued card', card.cardState !== 'none', 'a last day', card.lastDay !== null),
    ...together('a held card', card.state === 'held', 'a reason in heldFor', card.heldFor !== ''),
    ...together(
      'an undelivered card',
      card.state === 'undelivered',
      'a problem of its mail',
      card.mailProblem !== '',
    ),
    ...ascending('createdAt, sentAt and redeemedAt', [card.createdAt, card.sentAt, card.redeemedAt]),
  ]),
  ruleOf('the rows of an enquiry add up to its totals', lead, ({ rows, totalPaise, totalQuantity }) => [
    ...same(
      'totalQuantity',
      totalQuantity,
      'the sum of the rows',
      sumOf(rows, ({ quantity }) => quantity),
    ),
    ...same(
      'totalPaise',
      totalPaise,
      'the sum of the rows',
      sumOf(rows, ({ denominationPaise, quantity }) => denominationPaise * quantity),
    ),
  ]),
  ruleOf(
    'the answers of a month add up to its score',
    deskSchemas.feedback.response.shape.months.element,
    (month) => [
      ...same(
        'answers',
        month.answers,
        'the sum of the kinds',
        month.promoters + month.passives + month.detractors,
      ),
      ...same(
        'score',
        month.score,
        'that of the answers',
        Math.round(((month.promoters - month.detractors) * 100) / month.answers),
      ),
    ],
  ),
  ruleOf(
    'no metric has more views than its page, and its rating is that of its value',
    deskSchemas.webVitals.response.shape.routes.element,
    ({ views, metrics }) => [
      ...unique(
        'metric',
        metrics.map(({ metric }) => metric),
      ),
      ...metrics.flatMap((one) => [
        ...atMost(`the views with ${one.metric}`, one.views, 'views', views),
        ...sameText(
          `the rating of ${one.metric}`,
          one.rating,
          'that of its value',
          rateVital(one.metric, one.p75),
        ),
      ]),
    ],
  ),
  ruleOf(
    'an error is reported first before last',
    deskSchemas.webVitals.response.shape.errors.element,
    ({ firstAt, lastAt }) => ascending('firstAt and lastAt', [firstAt, lastAt]),
  ),
  ruleOf('a mail that is sent has a time', listedMail, ({ status, createdAt, sentAt, problem }) => [
    ...together('sent', status === 'sent', 'sentAt', sentAt !== null),
    ...ascending('createdAt and sentAt', [createdAt, sentAt]),
    ...expected(status !== 'failed' || problem !== null, 'a failed mail has no problem'),
  ]),
  ruleOf('the times of a ticket at the desk ascend', deskSchemas.ticket.response.shape.ticket, (ticket) => [
    ...ascending('the ticket and its promises', [ticket.createdAt, ticket.acknowledgeBy, ticket.solveBy]),
    ...ascending('the ticket and its messages', [
      ticket.createdAt,
      ...ticket.messages.map(({ createdAt }) => createdAt),
    ]),
    ...together(
      'isAcknowledged',
      ticket.isAcknowledged,
      'an answer',
      ticket.messages.some(({ author }) => author === 'shop'),
    ),
    ...expected(ticket.status !== 'closed' || !ticket.canAnswer, 'a closed ticket can be answered'),
  ]),
  ruleOf('all addresses are counted', deskSchemas.offerReaders.response, ({ readers, total }) =>
    atMost('the number of addresses on the page', readers.length, 'total', total),
  ),
  ruleOf(
    'a data request that is late is open',
    deskSchemas.moveDataRequest.response.shape.request,
    (request) => [
      ...expected(!request.isLate || request.status === 'open', 'a request that has ended is late'),
      ...together('an answer', request.answer !== '', 'a request that has ended', request.status !== 'open'),
      ...ascending('createdAt and dueAt', [request.createdAt, request.dueAt]),
    ],
  ),
  ruleOf(
    'a person is disabled since a time',
    deskSchemas.staff.response.shape.people.element,
    ({ state, disabledAt }) => together('disabled', state === 'disabled', 'disabledAt', disabledAt !== null),
  ),
  ruleOf('the entries of the audit log are newest first', deskSchemas.audit.response, ({ rows }) =>
    ascending('the times of the entries', rows.map(({ at }) => at).toReversed()),
  ),
];
