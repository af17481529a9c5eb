import { expect, test } from 'vitest';
import { buildTargets } from './buildTargets.ts';

test('targets the oldest supported version of each browser', () => {
  expect(
    buildTargets(['safari 17.0', 'safari 16.4', 'ios_saf 16.6-16.7', 'and_chr 157', 'chrome 132']),
  ).toEqual(['safari16.4', 'ios16.6', 'chrome132']);
  expect(buildTargets()).toEqual(expect.arrayContaining(['safari16.4', 'ios16.4']));
});
