import { expect, test } from 'vitest';
import { mayRetry } from './mayRetry.ts';

test.each([
  ['FAILURE', true],
  ['FAILED', true],
  ['AUTHORIZATION_FAILED', true],
  ['AUTHENTICATION_FAILED', true],
  ['PENDING_VBV', true],
  ['AUTHORIZING', true],
  ['CHARGED', false],
  ['SUCCESS', false],
  ['PENDING', false],
  ['NOT_FOUND', false],
  ['failure', false],
  ['constructor', false],
  ['', false],
  [null, false],
  [undefined, false],
])('a payment with the status %s may be tried again: %s [CHK-14]', (status, expected) => {
  expect(mayRetry(status)).toBe(expected);
});
