import { expect, it } from 'vitest';
import { isAcknowledged, isLate, ticketPromises } from './promises.ts';

it.each([
  ['2026-11-20T05:00:00.000Z', '2026-11-22T05:00:00.000Z', '2026-12-20T05:00:00.000Z'],
  // The last day of January in India; February has 28 days.
  ['2027-01-31T10:00:00.000Z', '2027-02-02T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
  // 31 December in UTC, 1 January in India.
  ['2026-12-31T20:00:00.000Z', '2027-01-02T20:00:00.000Z', '2027-01-31T20:00:00.000Z'],
])('promises 48 hours and one month of India after %s', (createdAt, acknowledgeBy, solveBy) => {
  const promises = ticketPromises(new Date(createdAt));
  expect(promises.acknowledgeBy.toISOString()).toBe(acknowledgeBy);
  expect(promises.solveBy.toISOString()).toBe(solveBy);
});

it.each([
  ['open', '2026-11-22T05:00:00.001Z', true],
  ['open', '2026-11-22T05:00:00.000Z', false],
  ['answered', '2026-12-22T05:00:00.000Z', false],
  ['closed', '2026-12-22T05:00:00.000Z', false],
])('a ticket that is %s at %s is late: %s', (status, now, expected) =>
  expect(isLate({ status, dueAt: new Date('2026-11-22T05:00:00.000Z') }, new Date(now))).toBe(expected),
);

it('a ticket is acknowledged once its next promise is the solution', () => {
  const createdAt = new Date('2026-11-20T05:00:00.000Z');
  const { acknowledgeBy, solveBy } = ticketPromises(createdAt);
  expect(isAcknowledged({ createdAt, dueAt: acknowledgeBy })).toBe(false);
  expect(isAcknowledged({ createdAt, dueAt: solveBy })).toBe(true);
});
