import { expect, test } from 'vitest';
import { needsNewCode } from '@luxe/resources/code-failure';
import { failureText } from './loginFailure.ts';

test.each<[reason: string, message: string, expectedText: string, isSpent: boolean]>([
  ['SSO-1003', 'That code is not right. 2 tries left.', 'That code is not right. 2 tries left.', false],
  ['SSO-1004', 'The code is too old.', 'The code is too old.', true],
  ['SSO-1005', 'Too many tries.', 'Too many tries.', true],
  ['SSO-1029', 'Too many codes were sent.', 'Too many codes were sent.', false],
  ['SSO-1201', 'Your account is being deleted.', 'Your account is being deleted.', false],
  ['GR-UP-1013', 'Message of the provider.', 'Message of the provider.', false],
  ['B0001', 'Message of the provider.', 'Message of the provider.', false],
  [
    'TOO_MANY',
    'Too many attempts. Please wait a few minutes and try again.',
    'Too many attempts. Please wait a few minutes and try again.',
    false,
  ],
  ['SSO-1003', '', 'Something went wrong on our side. Try again in a moment.', false],
  [
    'offline',
    'You are offline',
    'You are offline. Your details are still here; try again when you are back.',
    false,
  ],
  ['INVALID_REQUEST', 'otp: wrong', 'Something went wrong on our side. Try again in a moment.', false],
  ['failed', 'Error', 'Something went wrong on our side. Try again in a moment.', false],
  ['REFRESH_FAILED', 'Something went wrong!', 'Something went wrong!', false],
])(
  'chooses the message for the error %s, and whether a new code is needed [ERR-08, ERR-10, ERR-11]',
  (reason, message, expectedText, isSpent) => {
    expect(failureText({ reason, message })).toBe(expectedText);
    expect(needsNewCode({ reason, message })).toBe(isSpent);
  },
);
