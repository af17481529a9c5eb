import { afterEach, expect, test, vi } from 'vitest';
import { notChecked } from './programs/childProcess.ts';
import { node, type Check } from './verify/checks.ts';
import { reportCheck, runChecks } from './verify.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  [0, '✓', { passed: 1, failed: 0, skipped: 0 }],
  [1, '✗', { passed: 0, failed: 1, skipped: 0 }],
  [undefined, '✗', { passed: 0, failed: 1, skipped: 0 }],
  [notChecked, '–', { passed: 0, failed: 0, skipped: 1 }],
])('the result line of a check with exit code %s begins with %s', (code, mark, count) => {
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const finished = { ok: code === 0, code, output: 'Not checked.', seconds: 1 };
  const check = { name: 'advisories', hasNotes: true, fix: 'Fix it: npm audit fix' };
  expect(reportCheck(check, finished)).toEqual(count);
  const lines = printed.mock.calls.map(([text]) => String(text));
  expect(lines[0]).toMatch(new RegExp(`^${mark} advisories`));
  expect(lines.at(-1) === '→ Fix it: npm audit fix\n').toBe(count.failed === 1);
});

test.each([
  [false, 'saved'],
  [true, '1'],
])('whether a run ignores saved results: %s', async (isFresh, expected) => {
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const script = "console.log([...process.argv.slice(1), process.env['LUXE_WITHOUT_CACHE']].join(' '))";
  const check: Check = {
    name: 'dead code',
    command: node,
    args: ['-e', script],
    cacheArgs: ['saved'],
    fix: '',
    hasNotes: true,
  };
  await runChecks([check], undefined, { isFresh });
  expect(printed.mock.calls.map(([text]) => String(text).trim()).at(-1)).toBe(expected);
});

test('only a check that passes is recorded as passed, and each check prints one block', async () => {
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const recorded: string[] = [];
  const memory = {
    hasPassed: ({ name }: Check) => name === 'known',
    recordPass: ({ name }: Check) => void recorded.push(name),
  };
  const check = (name: string, script: string): Check => ({
    name,
    command: node,
    args: ['-e', script],
    fix: '',
  });
  const fault = (code: number) => `console.log('first'); console.log('second'); process.exit(${code})`;
  const count = await runChecks(
    [
      check('fails', fault(1)),
      check('cannot run', fault(notChecked)),
      check('known', fault(1)),
      check('passes', ''),
    ],
    memory,
  );
  expect(recorded).toEqual(['passes']);
  expect(count).toEqual({ passed: 2, failed: 1, skipped: 1 });
  const lines = printed.mock.calls.map(([text]) => String(text).trimEnd());
  const start = lines.findIndex((line) => line.startsWith('✗ fails'));
  expect(lines.slice(start + 1, start + 2)).toEqual(['first\nsecond']);
});
