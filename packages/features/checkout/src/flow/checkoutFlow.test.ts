import { describe, expect, test } from 'vitest';
import { offlineFailure as failure } from '../order/orderFailure.ts';
import { providerFailure } from '../order/payFailureMessage.ts';
import {
  initialState,
  isBusy,
  reduce,
  toPage,
  type CheckoutEvent,
  type CheckoutState,
  type ContentName,
} from './checkoutFlow.ts';

const app = { orderId: 'o1', intentUrl: 'upi://pay?tr=1' };
/** Each state still knows the failure and the unclear order of an earlier attempt. */
const last = { failure, unclearOrderId: 'o0' };
type Name = CheckoutState['name'];
const states: Record<Name, CheckoutState> = {
  ready: { ...last, name: 'ready' },
  recovering: { ...last, name: 'recovering' },
  placing: { ...last, name: 'placing' },
  waiting: { ...last, name: 'waiting', app },
  cancelling: { ...last, name: 'cancelling', app },
  leaving: { ...last, name: 'leaving' },
  finished: { ...last, name: 'finished' },
};
const names = Object.keys(states) as Name[];
const events: Record<CheckoutEvent['type'], CheckoutEvent> = {
  recoveryStarted: { type: 'recoveryStarted' },
  recoveryEnded: { type: 'recoveryEnded' },
  orderSubmitted: { type: 'orderSubmitted' },
  planReleased: { type: 'planReleased', failure: providerFailure },
  submissionEnded: { type: 'submissionEnded' },
  orderPlaced: { type: 'orderPlaced' },
  orderFailed: { type: 'orderFailed', failure: providerFailure },
  paymentPending: { type: 'paymentPending' },
  appOpened: { type: 'appOpened', app },
  bankOpened: { type: 'bankOpened' },
  paymentFailed: { type: 'paymentFailed', failure: providerFailure, openOrderId: 'o2' },
  cancelStarted: { type: 'cancelStarted' },
  paymentCancelled: { type: 'paymentCancelled' },
  pageRestored: { type: 'pageRestored' },
};

/** For each event, the states that it leaves, and the state after it. */
const transitions: Record<CheckoutEvent['type'], [from: readonly Name[], to: CheckoutState]> = {
  recoveryStarted: [['ready'], states.recovering],
  recoveryEnded: [['recovering'], states.ready],
  orderSubmitted: [['ready'], { ...states.placing, failure: undefined }],
  planReleased: [['placing'], { ...states.ready, failure: providerFailure }],
  submissionEnded: [['placing'], states.ready],
  orderPlaced: [names, states.finished],
  orderFailed: [names.filter((name) => name !== 'finished'), { ...states.ready, failure: providerFailure }],
  paymentPending: [names, states.finished],
  appOpened: [['placing'], states.waiting],
  bankOpened: [['placing'], states.leaving],
  paymentFailed: [
    names.filter((name) => name !== 'finished'),
    { name: 'ready', failure: providerFailure, unclearOrderId: 'o2' },
  ],
  cancelStarted: [['waiting'], states.cancelling],
  paymentCancelled: [['cancelling'], states.ready],
  pageRestored: [['leaving'], states.ready],
};

describe.each(Object.values(events))('the event $type', (event) => {
  const [from, to] = transitions[event.type];
  test.each(names)('in the state %s', (name) => {
    const after = reduce(states[name], event);
    if (from.includes(name)) expect(after).toEqual(to);
    else expect(after).toBe(states[name]);
  });
});

test('a failed payment without an open order forgets the unclear order of an earlier one', () => {
  const event = { type: 'paymentFailed', failure, openOrderId: undefined } as const;
  expect(reduce(states.cancelling, event)).toEqual({ name: 'ready', failure, unclearOrderId: undefined });
});

test.each<[Name, boolean]>([
  ['ready', false],
  ['recovering', false],
  ['placing', true],
  ['waiting', false],
  ['cancelling', true],
  ['leaving', true],
  ['finished', false],
])('the button of the page is busy in the state %s: %s [CHK-19]', (name, expected) => {
  expect(isBusy(states[name])).toBe(expected);
});

const contents: readonly ContentName[] = ['loading', 'empty', 'failed', 'ready'];

test.each(names.filter((name) => name !== 'recovering' && name !== 'finished'))(
  'in the state %s, the page shows what has loaded',
  (name) => {
    expect(contents.map((content) => toPage(states[name], content))).toEqual(contents);
  },
);

test.each([
  ['recovering', 'recovering'],
  ['finished', 'loading'],
] as const)('in the state %s, the page is "%s", whatever has loaded', (name, page) => {
  expect(contents.map((content) => toPage(states[name], content))).toEqual(contents.map(() => page));
});

test('begins without a failure', () => {
  expect(initialState).toEqual({ name: 'ready', failure: undefined, unclearOrderId: undefined });
});
