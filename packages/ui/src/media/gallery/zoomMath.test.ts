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
  // Zooming to scale 2 moves the part of the picture under the finger from (100, -50) to 2 × (100, -50) + (x,
  // y). The part must stay in place, so this sum must be (100, -50).
  expect({ x: 2 * 100 + view.x, y: 2 * -50 + view.y }).toEqual(point);
});

test.each([
  [0.2, 1],
  [9, maxScale],
])('limits the scale of a zoomed picture: a requested scale of %d becomes %d', (requested, clamped) => {
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

test('clampedView moves a picture with scale 1 back to the middle', () => {
  expect(clampedView({ scale: 1, x: 300, y: 200 }, sizes)).toEqual(unzoomedView);
});
