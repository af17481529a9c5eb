import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { UnitState } from '../../db/schema/index.ts';
import { deliverySteps } from './unitStates.ts';
import { orderStatusDisplay, statusDisplay, toTrail, type UnitFacts } from './trail.ts';

const today = '2026-11-25';
const at = (day: string) => new Date(`${day}T06:00:00.000Z`);
const unit = (deliveryDay: string, ...moves: [UnitState, string][]): UnitFacts => ({
  state: moves.at(-1)?.[0] ?? 'placed',
  events: [['placed', '2026-11-20'] as const, ...moves].map(([state, day]) => ({ state, at: at(day) })),
  deliveryDay,
});
const delivered = (day: string) => unit(day, ['delivered', day]);
const waiting = (deliveryDay: string) => unit(deliveryDay);

it.each([
  [[waiting('2026-11-25')], 'Arriving Wednesday, 25 November'],
  [[waiting('2026-11-24')], 'Delayed. It was expected by Tuesday, 24 November'],
  [[waiting('2026-11-26'), waiting('2026-11-26')], 'Arriving Thursday, 26 November'],
  [
    [waiting('2026-11-27'), waiting('2026-11-26')],
    'Arriving Thursday, 26 November, the rest by Friday, 27 November',
  ],
  [[waiting('2026-11-27'), waiting('2026-11-24')], 'Delayed. It was expected by Tuesday, 24 November'],
  [
    [delivered('2026-11-24'), waiting('2026-11-27')],
    'Part delivered, the rest arriving by Friday, 27 November',
  ],
  [
    [waiting('2026-11-27'), delivered('2026-11-24')],
    'Part delivered, the rest arriving by Friday, 27 November',
  ],
  [
    [delivered('2026-11-24'), waiting('2026-11-24')],
    'Part delivered, the rest delayed; it was expected by Tuesday, 24 November',
  ],
  [[delivered('2026-11-24'), delivered('2026-11-23')], 'Delivered Tuesday, 24 November'],
  [
    [delivered('2026-11-24'), unit('2026-11-27', ['cancelled', '2026-11-25'])],
    'Delivered Tuesday, 24 November',
  ],
  [[waiting('2026-11-27'), unit('2026-11-24', ['cancelled', '2026-11-25'])], 'Arriving Friday, 27 November'],
  [
    [unit('2026-11-27', ['cancelled', '2026-11-21']), unit('2026-11-24', ['cancelled', '2026-11-25'])],
    'Cancelled Wednesday, 25 November',
  ],
  [[], ''],
])('derives the status of an order from all its parcels, in any sequence: case %#', (lines, expected) =>
  expect(orderStatusDisplay(lines, today)).toBe(expected),
);

const line = fc
  .record({ day: fc.integer({ min: 10, max: 30 }), isDelivered: fc.boolean() })
  .map(({ day, isDelivered }) => (isDelivered ? delivered : waiting)(`2026-11-${day}`));

it('shows an order as delivered only when all its lines are, and never as arriving on a past day', () =>
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
      const display = orderStatusDisplay(lines, today);
      const areAllDelivered = lines.every(({ events }) => events.length === 2);
      expect(display.startsWith('Delivered')).toBe(areAllDelivered);
      const isLate = lines.some(({ events, deliveryDay }) => events.length === 1 && deliveryDay < today);
      expect(/elayed/.test(display)).toBe(isLate);
      if (isLate) expect(display).not.toMatch(/[Aa]rriving/);
      expect(orderStatusDisplay(lines.toReversed(), today)).toBe(display);
    }),
  ));

it('shows the day of an upcoming step until that day has passed', () => {
  const lastOf = (day: string) => toTrail(waiting('2026-11-24'), day).at(-1)?.at;
  expect(lastOf('2026-11-24')).toBe('2026-11-24');
  expect(lastOf('2026-11-25')).toBeNull();
  expect(statusDisplay(unit('2026-11-24', ['delivered', '2026-11-26']), today)).toBe(
    'Delivered Thursday, 26 November',
  );
});

const ofDelivery = ['CONFIRMED', 'PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'];
const on = (...states: UnitState[]): [UnitState, string][] => states.map((state) => [state, '2026-11-25']);

it.each<[string, [UnitState, string][], string[], string[], string]>([
  [
    'dashed to every upcoming step, none after the last',
    [],
    ['PLACED', ...ofDelivery],
    ['dashed', 'dashed', 'dashed', 'dashed', 'dashed', 'none'],
    'Arriving Wednesday, 25 November',
  ],
  [
    'thick between done steps',
    on('confirmed', 'packed', 'shipped', 'outForDelivery'),
    ['PLACED', ...ofDelivery],
    ['thick', 'thick', 'thick', 'thick', 'dashed', 'none'],
    'Out for delivery today',
  ],
  [
    'thin to a failed delivery and to the next attempt',
    on('confirmed', 'packed', 'shipped', 'outForDelivery', 'deliveryFailed', 'outForDelivery'),
    ['PLACED', ...ofDelivery.slice(0, 4), 'DELIVERY_FAILED', 'OUT_FOR_DELIVERY', 'DELIVERED'],
    ['thick', 'thick', 'thick', 'thick', 'thin', 'thin', 'dashed', 'none'],
    'Out for delivery today',
  ],
  [
    'thin to a cancellation, without upcoming steps',
    on('confirmed', 'cancelled'),
    ['PLACED', 'CONFIRMED', 'CANCELLED'],
    ['thick', 'thin', 'none'],
    'Cancelled Wednesday, 25 November',
  ],
  [
    'dashed to the seller, for a parcel that is on its way back',
    on('confirmed', 'packed', 'shipped', 'returningToOrigin'),
    ['PLACED', ...ofDelivery.slice(0, 3), 'RETURNING_TO_ORIGIN', 'RETURNED_TO_ORIGIN'],
    ['thick', 'thick', 'thick', 'thin', 'dashed', 'none'],
    'Not delivered. It is on its way back to the seller',
  ],
])('the line of a trail is %s [ORD-03]', (_, moves, codes, lines, status) => {
  const facts = unit('2026-11-25', ...moves);
  const trail = toTrail(facts, today);
  expect(trail.map(({ code }) => code)).toEqual(codes);
  expect(trail.map(({ line: style }) => style)).toEqual(lines);
  expect(trail.filter(({ status: done }) => done === 'DONE')).toHaveLength(moves.length + 1);
  expect(statusDisplay(facts, today)).toBe(status);
});

it('the steps after any usual step are those of the delivery', () => {
  deliverySteps.forEach((state, index) =>
    expect(toTrail({ ...unit('2026-11-25'), state }, today)).toHaveLength(deliverySteps.length - index),
  );
});
