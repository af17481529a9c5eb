import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderStatusDisplay, statusDisplay, toTrail } from './trail.ts';

const today = '2026-11-25';
const at = (day: string) => new Date(`${day}T06:00:00.000Z`);
const delivered = (day: string, deliveryDay = day) => ({
  events: [
    { code: 'PLACED' as const, at: at('2026-11-20') },
    { code: 'DELIVERED' as const, at: at(day) },
  ],
  deliveryDay,
});
const waiting = (deliveryDay: string) => ({
  events: [{ code: 'PLACED' as const, at: at('2026-11-20') }],
  deliveryDay,
});

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
  expect(statusDisplay(delivered('2026-11-26', '2026-11-24'), today)).toBe('Delivered Thursday, 26 November');
});
