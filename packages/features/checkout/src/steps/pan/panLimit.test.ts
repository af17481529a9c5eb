import { expect, test } from 'vitest';
import { parsePanLimit } from './panLimit.ts';

test.each([
  ['{"limitRupees":200000}', 200_000_00],
  ['{"limitRupees":"many"}', undefined],
  ['{"pattern":"x"}', undefined],
  ['no json', undefined],
  [undefined, undefined],
])('reads the amount above which an order needs a PAN from the setting %s [CHK-11]', (value, limit) => {
  expect(parsePanLimit(value)).toBe(limit);
});
