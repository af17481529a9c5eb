import { afterEach, expect, test, vi } from 'vitest';
import { notChecked } from './programs/childProcess.ts';
import { reportCheck } from './verify.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  [0, '✓', { passed: 1, failed: 0, skipped: 0 }],
  [1, '✗', { passed: 0, failed: 1, skipped: 0 }],
  [undefined, '✗', { passed: 0, failed: 1, skipped: 0 }],
  [notChecked, '–', { passed: 0, failed: 0, skipped: 1 }],
])('the result line of a check with exit code %s begins with %s', (code, mark, count) => {
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const finished = { ok: code === 0, code, output: 'Not checked.', seconds: 1 };
  expect(reportCheck({ name: 'advisories', hasNotes: true }, finished)).toEqual(count);
  expect(String(printed.mock.calls[0]?.[0])).toMatch(new RegExp(`^${mark} advisories`));
});
