import { expect, test } from 'vitest';
import { reasonProblems, type Reason, type ReasonChoice, type ReasonProblems } from './reasonProblems.ts';

const reasons: Reason[] = [
  { code: 'mind', label: 'Changed my mind' },
  {
    code: 'size',
    label: 'Does not fit',
    details: [{ code: 'small', label: 'Too small' }],
    comment: 'optional',
  },
  { code: 'fault', label: 'Arrived damaged', comment: 'required' },
  { code: 'late', label: 'Came too late', unavailable: 'It came on the day.' },
];
const missing = { reason: 'Choose a reason to continue.' };

test.each<[ReasonChoice, ReasonProblems]>([
  [{ comment: '' }, missing],
  [{ reason: 'gone', comment: '' }, missing],
  [{ reason: 'late', comment: '' }, missing],
  [{ reason: 'mind', comment: '' }, {}],
  [{ reason: 'size', comment: '' }, { detail: 'Choose what fits best.' }],
  [{ reason: 'size', detail: 'large', comment: '' }, { detail: 'Choose what fits best.' }],
  [{ reason: 'size', detail: 'small', comment: '' }, {}],
  [{ reason: 'fault', comment: ' ' }, { comment: 'Briefly describe the problem.' }],
  [{ reason: 'fault', comment: 'The clasp is bent.' }, {}],
  [{ reason: 'fault', comment: 'a'.repeat(301) }, { comment: 'Keep it to 300 letters.' }],
  [{ reason: 'size', detail: 'small', comment: 'a'.repeat(301) }, { comment: 'Keep it to 300 letters.' }],
  [{ reason: 'mind', comment: 'a'.repeat(301) }, {}],
])('the choice %o has the problems %o [ORD-04]', (choice, problems) => {
  expect(reasonProblems(reasons, choice)).toEqual(problems);
});
