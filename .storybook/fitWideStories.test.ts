import { expect, it } from 'vitest';
import { scaleFor } from './fitWideStories.ts';

it.each([
  [1440, 1080, 0.75],
  [390, 1080, 1],
  [1440, 1440, 1],
  [1440, 100, 1 / 3],
  [0, 1080, 1],
  [1440, 0, 1],
])('a story of %i px in a space of %i px has the scale %f', (width, room, scale) => {
  expect(scaleFor(width, room)).toBe(scale);
});
