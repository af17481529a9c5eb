import { expect, test } from 'vitest';
import { failureText, needsNewCode } from './loginFailure.ts';

test.each([
  ['SSO-1003', 'That code is not right. 2 tries left.', 'That code is not right. 2 tries left.', false],
  ['SSO-1004', 'The code is too old.', 'The code is too old.', true],
  ['SSO-1005', 'Too many tries.', 'Too many tries.', true],
  ['SSO-1029', 'Too many codes were sent.', 'Too many codes were sent.', false],
  [
    'offline',
    'You are offline',
    'You are offline. What you gave is kept; try again when you are back.',
    false,
  ],
  ['REFRESH_FAILED', 'Something went wrong!', 'Something went wrong!', false],
  ['failed', 'Error', 'That did not work, and it is not your doing. Try again in a moment.', false],
])('%s [ERR-08] [ERR-11]', (reason, message, words, isSpent) => {
  expect(failureText({ reason, message })).toBe(words);
  expect(needsNewCode({ reason, message })).toBe(isSpent);
});
