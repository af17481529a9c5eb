import { expect, test } from 'vitest';
import { dragEnd } from './dragEnd.ts';

const rest = { moved: 0, speed: 0, height: 600, full: false };

test.each([
  ['a short drag springs back', { moved: 120 }, 'rest'],
  ['a long drag closes the sheet', { moved: 201 }, 'close'],
  ['a flick down closes the sheet', { moved: 40, speed: 0.8 }, 'close'],
  ['a tap that slips changes nothing', { moved: 10, speed: 2 }, 'rest'],
  ['a drag up gives the full height', { moved: -120 }, 'full'],
  ['a flick up gives the full height', { moved: -20, speed: -0.8 }, 'full'],
  [
    'a flick down at full height returns to the height of the content',
    { moved: 40, speed: 0.8, full: true },
    'rest',
  ],
  ['a short drag at full height springs back', { moved: 60, full: true }, 'full'],
  ['a long drag at full height closes the sheet', { moved: 260, full: true }, 'close'],
] as const)('dragEnd: %s', (_, change, end) => {
  expect(dragEnd({ ...rest, ...change })).toBe(end);
});
