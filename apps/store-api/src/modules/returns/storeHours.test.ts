import { expect, it } from 'vitest';
import { describeHours } from './storeHours.ts';

const store = { opensAt: '11:00', closesAt: '21:30', closedWeekday: 5 };

it.each([
  ['Tuesday before it opens', '2026-11-24T10:00:00+05:30', 'Opens today, 11 am', false],
  ['Tuesday while it is open', '2026-11-24T21:29:00+05:30', 'Open until 9:30 pm', true],
  ['Tuesday evening', '2026-11-24T21:30:00+05:30', 'Closed now. Opens Wednesday, 11 am', false],
  [
    'the evening before the closed day',
    '2026-11-26T22:00:00+05:30',
    'Closed now. Opens Saturday, 11 am',
    false,
  ],
  ['the closed day', '2026-11-27T12:00:00+05:30', 'Closed today. Opens Saturday, 11 am', false],
])('describes the hours of a store on %s', (_, at, hours, isOpen) => {
  expect(describeHours(store, new Date(at))).toEqual({ hours, isOpen });
});

it('describes a store that is open every day', () => {
  const daily = { ...store, closedWeekday: null };
  expect(describeHours(daily, new Date('2026-11-27T22:00:00+05:30')).hours).toBe(
    'Closed now. Opens Saturday, 11 am',
  );
});
