import { expect, test } from 'vitest';
import { endOfReturns, lastReturnDay, type ReturnPolicies } from './returnPolicies.ts';

const policies: ReturnPolicies = new Map(
  (
    [
      ['7 Day Return', 7, null],
      ['7 Day Return or Replacement', 7, 7],
      ['15 Day Return', 15, null],
      ['Replacement Only', null, 7],
      ['Not Returnable', null, null],
    ] as const
  ).map(([name, returnDays, replacementDays]) => [name, { name, returnDays, replacementDays }]),
);
/** Twenty minutes before midnight in India. */
const evening = new Date('2026-11-20T23:40:00+05:30');

test.each([
  ['7 Day Return', '2026-11-27'],
  ['15 Day Return', '2026-12-05'],
  ['Replacement Only', undefined],
  ['Not Returnable', undefined],
  ['a policy that is gone', undefined],
])('the last day to return an item with the policy %s is %s [ORD-08]', (name, day) =>
  expect(lastReturnDay(policies, name, evening)).toBe(day),
);

test.each([
  [['7 Day Return', '15 Day Return', 'Not Returnable'], '2026-12-06'],
  [['7 Day Return or Replacement'], '2026-11-28'],
  [['Replacement Only', 'Not Returnable'], '2026-11-28'],
  [['Not Returnable'], '2026-11-20'],
])('the period of items with the policies %j ends when %s begins in India', (names, day) =>
  expect(
    endOfReturns(
      policies,
      names.map((policy) => ({ policy, deliveredAt: evening })),
    ),
  ).toEqual(new Date(`${day}T00:00:00+05:30`)),
);
