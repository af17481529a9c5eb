import { deskCallSamples, deskVariants } from '../samples/desk.ts';
import { deskRules } from './deskRules.ts';
import { testRules } from './testRules.ts';

const { order } = deskCallSamples.order;
const [toPack, atDoor] = order.parcels;
const [replacement] = order.returns;
const [payment] = deskVariants.order.chargeTransfer.order.payments;
const { giftCard } = deskCallSamples.giftCard;
const { lead } = deskCallSamples.moveGiftCardLead;
const [month] = deskCallSamples.feedback.months;
const [route] = deskCallSamples.webVitals.routes;
const [error] = deskCallSamples.webVitals.errors;
const [mail] = deskCallSamples.mails.mails;
const { ticket } = deskCallSamples.ticket;
const { request } = deskCallSamples.moveDataRequest;
const [person] = deskCallSamples.staff.people;
const { ledger } = deskCallSamples.overview;
const complete = 'the amounts, lines, units, returns and payments of an order at the desk agree';

testRules(deskRules, [
  [
    complete,
    order,
    { ...order, lines: order.lines.slice(0, 1) },
    'the line of a unit 12 is not among the lines',
    'the name of a unit is "Embroidered potli", but that of its line is ""',
    'the subtotal is 2790000, but the price of the lines is 2490000',
    'payablePaise is 2640000, but that of the lines is 2355000',
  ],
  [
    complete,
    order,
    { ...order, parcels: order.parcels.slice(0, 2) },
    'the returned unit 24 is not among the units',
    'the returned unit 23 is not among the units',
    'quantity of line 11 is 3, but the number of its units is 1',
  ],
  [
    complete,
    order,
    { ...order, couponCode: null, payments: order.payments.map((one) => ({ ...one, orderId: 'LX-1' })) },
    'couponCode is false, but a discount of the coupon is true',
    'the order of a payment is "LX-1", but the order is "LX-2611-2048-77"',
  ],
  [
    complete,
    order,
    { ...order, ledger: order.ledger.slice(1), paymentStatus: 'FAILURE' },
    'the sum of the ledger is -2640000, but its balance is 0',
    'a failed payment is true, but an error message is false',
  ],
  [
    'the state of a unit is that of its last event',
    toPack,
    { ...toPack, sealNumber: 'TS 1', events: atDoor?.events },
    'a parcel without a carrier has events',
    'a parcel with sealNumber is not packed',
  ],
  [
    'the state of a unit is that of its last event',
    toPack,
    { ...toPack, units: toPack?.units.map((unit) => ({ ...unit, state: 'packed' })) },
    'the state of unit 21 is "packed", but its last event is "confirmed"',
  ],
  [
    'the method and the state of a return at the desk agree',
    replacement,
    { ...replacement, method: 'selfCourier', rejection: '' },
    'a store is true, but the method quickDrop is false',
    'a courier is false, but the method selfCourier is true',
    'a return without a rejection is disputed',
    'a rejected return has no reason',
  ],
  [
    'a payment that goes back to another destination is that payment',
    payment,
    { ...payment, amountPaise: 1, canSettle: true },
    'the redirected amount is 2640000, but amountPaise is 1',
    'canSettle is true, but a next check is false',
  ],
  [
    'the accounts of the ledger add up to its balance',
    ledger,
    { ...ledger, balancePaise: 1 },
    'balancePaise is 1, but the sum of the accounts is 0',
  ],
  [
    'the states and the products of a listed order agree',
    deskCallSamples.orders,
    {
      ...deskCallSamples.orders,
      orders: deskCallSamples.orders.orders.map((one) => ({ ...one, status: 'open' })),
    },
    'LX-2611-2048-77 is placed is false, but a state of a unit is true',
  ],
  [
    'the amount, the code and the mail of a gift card at the desk agree',
    giftCard,
    { ...giftCard, amountPaise: 1, heldFor: '', lastFour: 'CV0C' },
    'the payment is 7500000, but amountPaise is 1',
    'an issued card is false, but a code is true',
    'a held card is true, but a reason in heldFor is false',
  ],
  [
    'the rows of an enquiry add up to its totals',
    lead,
    { ...lead, totalQuantity: 49 },
    'totalQuantity is 49, but the sum of the rows is 50',
  ],
  [
    'the answers of a month add up to its score',
    month,
    { ...month, detractors: 4 },
    'answers is 20, but the sum of the kinds is 21',
    'score is 45, but that of the answers is 40',
  ],
  [
    'no metric has more views than its page, and its rating is that of its value',
    route,
    { ...route, views: 1839, metrics: route?.metrics.map((one) => ({ ...one, rating: 'good' })) },
    'the rating of INP is "good", but that of its value is "needsWork"',
    'the views with CLS is 1840, which is more than views, 1839',
    'the views with TTFB is 1840, which is more than views, 1839',
  ],
  [
    'an error is reported first before last',
    error,
    { ...error, lastAt: '2026-11-17T05:12:00.000Z' },
    'firstAt and lastAt: 2026-11-18T05:12:00.000Z comes before 2026-11-17T05:12:00.000Z',
  ],
  ['a mail that is sent has a time', mail, { ...mail, sentAt: null }, 'sent is true, but sentAt is false'],
  [
    'the times of a ticket at the desk ascend',
    ticket,
    { ...ticket, isAcknowledged: false, createdAt: '2026-11-27T07:00:00.000Z' },
    'the ticket and its messages: 2026-11-27T07:00:00.000Z comes before 2026-11-27T06:00:00.000Z',
    'isAcknowledged is false, but an answer is true',
  ],
  [
    'all addresses are counted',
    deskCallSamples.offerReaders,
    { ...deskCallSamples.offerReaders, total: 2 },
    'the number of addresses on the page is 3, which is more than total, 2',
  ],
  [
    'a data request that is late is open',
    request,
    { ...request, isLate: true, answer: '' },
    'a request that has ended is late',
    'an answer is false, but a request that has ended is true',
  ],
  [
    'a person is disabled since a time',
    person,
    { ...person, state: 'disabled' },
    'disabled is true, but disabledAt is false',
  ],
  [
    'the entries of the audit log are newest first',
    deskCallSamples.audit,
    { ...deskCallSamples.audit, rows: deskCallSamples.audit.rows.toReversed() },
    'the times of the entries: 2026-11-28T05:00:00.000Z comes before 2026-11-28T04:00:00.000Z',
  ],
]);
