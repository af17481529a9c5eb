import { expect, test } from 'vitest';
import { fitted, clampedView, maxScale, panned, unzoomedView, zoomed } from './zoomMath.ts';

const sizes = { stage: { width: 1000, height: 800 }, picture: { width: 640, height: 800 } };

test('an unzoomed portrait picture fills the height of the stage, a landscape picture its width', () => {
  expect(fitted({ width: 800, height: 1000 }, sizes.stage)).toEqual({ width: 640, height: 800 });
  expect(fitted({ width: 1500, height: 1000 }, { width: 300, height: 800 })).toEqual({
    width: 300,
    height: 200,
  });
});

test('zooming leaves the part of the picture under the finger in place', () => {
  const point = { x: 100, y: -50 };
  const view = zoomed(unzoomedView, 2, point, sizes);
  // A zoom to scale 2 draws the part of the picture that was at (100, -50) at 2 × (100, -50) + (x, y). That
  // must again be (100, -50).
  expect({ x: 2 * 100 + view.x, y: 2 * -50 + view.y }).toEqual(point);
});

test.each([
  [0.2, 1],
  [9, maxScale],
])('limits a scale of %d to %d', (requested, clamped) => {
  expect(zoomed(unzoomedView, requested, { x: 0, y: 0 }, sizes).scale).toBe(clamped);
});

test('panning stops at the edges of the picture, and a side smaller than the stage stays centred', () => {
  expect(panned(unzoomedView, { x: 50, y: 50 }, sizes)).toEqual(unzoomedView);
  expect(panned({ scale: 1.5, x: 0, y: 0 }, { x: 900, y: -900 }, sizes)).toEqual({
    scale: 1.5,
    x: 0,
    y: -200,
  });
  expect(panned({ scale: 2, x: 0, y: 0 }, { x: 900, y: 0 }, sizes).x).toBe(140);
});

test('a scale of 1 resets the offset', () => {
  expect(clampedView({ scale: 1, x: 300, y: 200 }, sizes)).toEqual(unzoomedView);
});
