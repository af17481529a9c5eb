import { expect, test } from 'vitest';
import { fitted, held, nearest, panned, whole, zoomed } from './zoomMath.ts';

const sizes = { stage: { width: 1000, height: 800 }, picture: { width: 640, height: 800 } };

test('a portrait fills the height, a landscape the width', () => {
  expect(fitted({ width: 800, height: 1000 }, sizes.stage)).toEqual({ width: 640, height: 800 });
  expect(fitted({ width: 1500, height: 1000 }, { width: 300, height: 800 })).toEqual({
    width: 300,
    height: 200,
  });
});

test('what lies under the finger stays under it', () => {
  const point = { x: 100, y: -50 };
  const view = zoomed(whole, 2, point, sizes);
  // The picture's point that was at (100, -50) is drawn at 2 × (100, -50) + (x, y).
  expect({ x: 2 * 100 + view.x, y: 2 * -50 + view.y }).toEqual(point);
});

test.each([
  [0.2, 1],
  [9, nearest],
])('a scale of %d is held at %d', (asked, kept) => {
  expect(zoomed(whole, asked, { x: 0, y: 0 }, sizes).scale).toBe(kept);
});

test('no ground is laid bare, and a side with room to spare stays in the middle', () => {
  expect(panned(whole, { x: 50, y: 50 }, sizes)).toEqual(whole);
  expect(panned({ scale: 1.5, x: 0, y: 0 }, { x: 900, y: -900 }, sizes)).toEqual({
    scale: 1.5,
    x: 0,
    y: -200,
  });
  expect(panned({ scale: 2, x: 0, y: 0 }, { x: 900, y: 0 }, sizes).x).toBe(140);
});

test('back at 1 it is whole again, wherever it was', () => {
  expect(held({ scale: 1, x: 300, y: 200 }, sizes)).toEqual(whole);
});
