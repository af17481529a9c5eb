import { expect, test } from 'vitest';
import { promiseText } from './promiseText.ts';

const ticket = {
  messages: [],
  acknowledgeBy: '2026-11-26T06:00:00.000Z',
  solveBy: '2026-12-24T06:00:00.000Z',
};
const message = (author: 'shop' | 'customer') => ({
  author,
  text: 'We have found it.',
  createdAt: '2026-11-25T06:00:00.000Z',
});

test.each([
  [
    'before both dates',
    ticket,
    '2026-11-25T06:00:00Z',
    /^We acknowledge it by 26 Nov.* and solve it by Thursday, 24 Dec/,
  ],
  ['after the first date', ticket, '2026-11-26T06:00:01Z', /^Our answer is late/],
  [
    'after a reply of the customer only',
    { ...ticket, messages: [message('customer')] },
    '2026-11-25T07:00:00Z',
    /^We acknowledge it by/,
  ],
  [
    'after an answer',
    { ...ticket, messages: [message('shop')] },
    '2026-11-27T06:00:00Z',
    /^Acknowledged on 25 Nov.*We solve it by Thursday, 24 Dec/,
  ],
  [
    'after the last date',
    { ...ticket, messages: [message('shop')] },
    '2026-12-24T06:00:01Z',
    /^Acknowledged on 25 Nov.*late/,
  ],
])('the promise about a ticket %s', (_name, given, now, expected) => {
  expect(promiseText(given, new Date(now))).toMatch(expected);
});
