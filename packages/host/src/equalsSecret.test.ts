import { expect, it } from 'vitest';
import { equalsSecret } from './equalsSecret.ts';

it.each([
  ['', '', true],
  ['a secret', 'a secret', true],
  ['a', 'ab', false],
  ['ab', 'a', false],
  ['é', 'e\u0301', false],
  [undefined, '', false],
  [['a'], 'a', false],
] as const)('%j against the secret %j is %s', (given, secret, isEqual) => {
  expect(equalsSecret(given, secret)).toBe(isEqual);
});
