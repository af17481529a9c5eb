import { expect, test } from 'vitest';
import { promisesOf } from './promisesOf.ts';

const ticket = {
  status: 'open',
  isAcknowledged: false,
  isLate: false,
  acknowledgeBy: '2026-11-29T05:00:00.000Z',
  solveBy: '2026-12-27T05:00:00.000Z',
} as const;

test.each([
  ['without an answer', {}, ['Acknowledge by', 'Solve by']],
  ['without an answer after two days', { isLate: true }, ['Acknowledgement was due', 'Solve by']],
  ['that is answered', { status: 'answered', isAcknowledged: true }, ['Solve by']],
  ['that is open again after an answer', { isAcknowledged: true }, ['Solve by']],
  ['that is open after a month', { isAcknowledged: true, isLate: true }, ['Solution was due']],
  ['that is closed', { status: 'closed' }, []],
] as const)('the promises about a ticket %s', (_name, more, texts) => {
  expect(promisesOf({ ...ticket, ...more }).map(({ text }) => text)).toEqual(texts);
});
