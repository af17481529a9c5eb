import { expect, test } from 'vitest';
import { isSampled } from './isSampled.ts';

const stories = Array.from({ length: 500 }, (_, at) => `ui-button--state-${at}`);
const sampleOf = (seed: number, oneIn: number) => stories.filter((story) => isSampled(story, seed, oneIn));

test.each([3, 10])('a sample is about one story in %i, and the same for the same seed', (oneIn) => {
  for (let seed = 0; seed < 20; seed++) {
    expect(sampleOf(seed, oneIn).length / stories.length).toBeGreaterThan(0.5 / oneIn);
    expect(sampleOf(seed, oneIn).length / stories.length).toBeLessThan(2 / oneIn);
    expect(sampleOf(seed, oneIn)).toEqual(sampleOf(seed, oneIn));
  }
});

test.each([3, 10])('the samples of many seeds contain every story, with one in %i', (oneIn) => {
  const seen = new Set(Array.from({ length: 200 }, (_, seed) => sampleOf(seed, oneIn)).flat());
  expect(seen.size).toBe(stories.length);
});
