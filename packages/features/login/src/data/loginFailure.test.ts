import { expect, test } from 'vitest';
import { failureText, needsNewCode } from './loginFailure.ts';

test.each<[reason: string, message: string, words: string, isSpent: boolean]>([
  ['SSO-1003', 'That code is not right. 2 tries left.', 'That code is not right. 2 tries left.', false],
  ['SSO-1004', 'The code is too old.', 'The code is too old.', true],
  ['SSO-1005', 'Too many tries.', 'Too many tries.', true],
  ['SSO-1029', 'Too many codes were sent.', 'Too many codes were sent.', false],
  ['SSO-1201', 'Your account is being deleted.', 'Your account is being deleted.', false],
  ['GR-UP-1013', 'Words of the provider.', 'Words of the provider.', false],
  ['B0001', 'Words of the provider.', 'Words of the provider.', false],
  [
    'TOO_MANY',
    'Too many attempts. Please wait a few minutes and try again.',
    'Too many attempts. Please wait a few minutes and try again.',
    false,
  ],
  ['SSO-1003', '', 'That did not work, and it is not your doing. Try again in a moment.', false],
  [
    'offline',
    'You are offline',
    'You are offline. What you gave is kept; try again when you are back.',
    false,
  ],
  [
    'INVALID_REQUEST',
    'otp: wrong',
    'That did not work, and it is not your doing. Try again in a moment.',
    false,
  ],
  ['failed', 'Error', 'That did not work, and it is not your doing. Try again in a moment.', false],
  ['REFRESH_FAILED', 'Something went wrong!', 'Something went wrong!', false],
])('%s [ERR-08, ERR-10, ERR-11]', (reason, message, words, isSpent) => {
  expect(failureText({ reason, message })).toBe(words);
  expect(needsNewCode({ reason, message })).toBe(isSpent);
});
