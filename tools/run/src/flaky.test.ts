import { expect, it } from 'vitest';
import { findFlaky, judgeFlaky, maxFlaky } from './flaky.ts';

const passed = { status: 'expected', results: [{ attachments: [] }] };
const flaky = {
  status: 'flaky',
  results: [{ attachments: [] }, { attachments: [{ name: 'trace', path: 'out/trace.zip' }] }],
};

it('finds the flaky tests of a report, with the trace of their retry', () => {
  const specs = [
    { title: 'adds to the bag', file: 'bag.spec.ts', tests: [flaky] },
    { title: 'removes', file: 'bag.spec.ts', tests: [passed] },
  ];
  expect(findFlaky([{ title: 'bag.spec.ts', suites: [{ title: 'bag', specs }] }])).toEqual([
    { name: 'bag.spec.ts: adds to the bag', trace: 'out/trace.zip' },
  ]);
});

it('lists each flaky test and fails the run when there are more than three', () => {
  const tests = Array.from({ length: maxFlaky + 1 }, (_, at) => ({ name: `test ${at}` }));
  const few = judgeFlaky(tests.slice(1));
  expect(few.count.failed).toBe(0);
  for (const { name } of tests.slice(1)) expect(few.sentences.join('\n')).toContain(name);
  expect(judgeFlaky(tests).count.failed).toBe(1);
  expect(judgeFlaky([]).sentences).toEqual([]);
});
