import { expect, test } from 'vitest';
import type { AttemptStatus, OrderStatus } from '../../db/schema/index.ts';
import { decide, type Decision } from './decide.ts';
import type { GatewayStatus } from '../payment-provider/provider.ts';

const amountPaise = 27_300_00;

/**
 * Written by hand from docs/decisions/0022-buying.md: attempt, order, provider status, age of the attempt in
 * minutes, decision.
 */
const rows: [AttemptStatus, OrderStatus, GatewayStatus | 'no answer', number, Decision][] = [
  ['open', 'open', 'CHARGED', 0, 'place'],
  ['made', 'open', 'CHARGED', 0, 'place'],
  ['open', 'open', 'CHARGED', 9_999, 'place'],
  ['open', 'failed', 'CHARGED', 1, 'refund'],
  ['open', 'placed', 'CHARGED', 1, 'refund'],
  ['open', 'open', 'AUTHORIZATION_FAILED', 0, 'fail'],
  ['open', 'open', 'AUTHENTICATION_FAILED', 0, 'fail'],
  ['made', 'open', 'AUTHENTICATION_FAILED', 0, 'fail'],
  ['open', 'open', 'NOT_FOUND', 0, 'lookAgain'],
  ['open', 'open', 'NOT_FOUND', 14.9, 'lookAgain'],
  ['open', 'open', 'NOT_FOUND', 15, 'fail'],
  ['made', 'open', 'NOT_FOUND', 14.9, 'lookAgain'],
  ['made', 'open', 'NOT_FOUND', 15, 'fail'],
  ['open', 'open', 'PENDING_VBV', 0, 'lookAgain'],
  ['open', 'open', 'PENDING_VBV', 2_879, 'lookAgain'],
  ['open', 'open', 'PENDING_VBV', 2_880, 'giveUp'],
  ['open', 'open', 'AUTHORIZING', 600, 'lookAgain'],
  ['open', 'open', 'AUTHORIZING', 2_880, 'giveUp'],
  ['open', 'open', 'no answer', 0, 'lookAgain'],
  ['open', 'open', 'no answer', 99_999, 'lookAgain'],
  ['failed', 'failed', 'CHARGED', 1_440, 'refund'],
  ['failed', 'failed', 'AUTHORIZATION_FAILED', 1_440, 'nothing'],
  ['failed', 'failed', 'NOT_FOUND', 1_440, 'nothing'],
  ['failed', 'failed', 'no answer', 1_440, 'lookAgain'],
  ['failed', 'placed', 'CHARGED', 1, 'refund'],
  ['failed', 'failed', 'AUTHORIZING', 2_881, 'lookAgain'],
  ['failed', 'failed', 'PENDING_VBV', 43_199, 'lookAgain'],
  ['failed', 'failed', 'PENDING_VBV', 43_200, 'nothing'],
  ['refunding', 'failed', 'no answer', 1, 'refund'],
  ['charged', 'placed', 'CHARGED', 1, 'nothing'],
  ['charged', 'placed', 'NOT_FOUND', 1, 'nothing'],
  ['refunded', 'failed', 'CHARGED', 1, 'nothing'],
  ['due', 'placed', 'NOT_FOUND', 1, 'nothing'],
];

test.each(rows)(
  'the decision for attempt status %s, order status %s and provider status %s after %d min is %s [CHK-12]',
  (attempt, order, status, age, decision) => {
    const chargedPaise = status === 'CHARGED' ? amountPaise : 0;
    const state = status === 'no answer' ? undefined : { status, chargedPaise, refundedPaise: 0 };
    expect(decide({ attempt, order, age, amountPaise, state })).toBe(decision);
  },
);

test.each([amountPaise + 100, amountPaise - 1, 0])(
  'refunds a charge of %d paise that differs from the amount of the order',
  (chargedPaise) => {
    const state = { status: 'CHARGED' as const, chargedPaise, refundedPaise: 0 };
    expect(decide({ attempt: 'open', order: 'open', age: 0, amountPaise, state })).toBe('refund');
  },
);

test.each([
  ['open', 'open', amountPaise, 'refund'],
  ['open', 'open', 1, 'refund'],
  ['failed', 'failed', 1, 'refund'],
  ['failed', 'failed', amountPaise, 'nothing'],
] as const)(
  'the decision for attempt status %s, order status %s and a charge with %d paise refunded is %s',
  (attempt, order, refundedPaise, decision) => {
    const state = { status: 'CHARGED' as const, chargedPaise: amountPaise, refundedPaise };
    expect(decide({ attempt, order, age: 5, amountPaise, state })).toBe(decision);
  },
);
