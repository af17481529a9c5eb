import { expect, test } from 'vitest';
import { dragEnd } from './dragEnd.ts';

const rest = { moved: 0, speed: 0, height: 600, full: false };

test.each([
  ['a short drag falls back', { moved: 120 }, 'rest'],
  ['a long drag closes', { moved: 201 }, 'close'],
  ['a flick down closes', { moved: 40, speed: 0.8 }, 'close'],
  ['a tap that slipped does nothing', { moved: 10, speed: 2 }, 'rest'],
  ['a drag up opens it whole', { moved: -120 }, 'full'],
  ['a flick up opens it whole', { moved: -20, speed: -0.8 }, 'full'],
  ['a flick down from the top goes one step', { moved: 40, speed: 0.8, full: true }, 'rest'],
  ['a short drag at the top stays', { moved: 60, full: true }, 'full'],
  ['a long drag from the top closes', { moved: 260, full: true }, 'close'],
] as const)('%s', (_, change, end) => {
  expect(dragEnd({ ...rest, ...change })).toBe(end);
});
