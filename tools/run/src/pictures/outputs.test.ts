import { expect, test } from 'vitest';
import { isSampled } from './outputs.ts';

const stories = Array.from({ length: 500 }, (_, at) => `ui-button--state-${at}`);
const sampleOf = (seed: number) => stories.filter((story) => isSampled(story, seed));

test('a sample is about a tenth of the stories, and the same for the same seed', () => {
  for (let seed = 0; seed < 20; seed++) {
    expect(sampleOf(seed).length / stories.length).toBeGreaterThan(0.05);
    expect(sampleOf(seed).length / stories.length).toBeLessThan(0.2);
    expect(sampleOf(seed)).toEqual(sampleOf(seed));
  }
});

test('the samples of many seeds contain every story', () => {
  const seen = new Set(Array.from({ length: 200 }, (_, seed) => sampleOf(seed)).flat());
  expect(seen.size).toBe(stories.length);
});
