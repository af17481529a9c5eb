import { expect, test } from 'vitest';
import { focusPosition, shownHeight } from './focusPosition.ts';

const tall = { width: 900, height: 1125 };
const wide = { width: 1600, height: 700 };

// Comp 31 cuts 120 px (A) and 272 px (B and C) of 1125 px above the objects.
test.each([
  ['an object in the upper third', { x: 50, y: 0 }, tall, '0% 0%'],
  ['one tall object (comp 31, A)', { x: 50, y: 40.3 }, tall, '0% 43%'],
  ['a low group (comp 31, B and C)', { x: 50, y: 54 }, tall, '0% 98%'],
  ['an object at the lower edge', { x: 50, y: 100 }, tall, '0% 100%'],
  ['a landscape picture with its object at the right', { x: 70, y: 50 }, wide, '87% 0%'],
  ['a landscape picture with its object at the left edge', { x: 0, y: 50 }, wide, '0% 0%'],
  ['a picture of the shown height', { x: 20, y: 90 }, { width: 100, height: shownHeight }, '0% 0%'],
] as const)('moves the focal point into view: %s', (_, point, size, position) => {
  expect(focusPosition(point, size)).toBe(position);
});
