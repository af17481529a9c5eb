import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { codeProblem, pinProblem } from './codeProblem.ts';

const { code, pin } = samples.revealGiftCard;

test.each([code, code.toLowerCase(), code.replaceAll('-', ' '), code.replaceAll('0', 'O'), `\u200b${code} `])(
  'accepts the code as typed: %j',
  (typed) => {
    expect(codeProblem(typed)).toBeUndefined();
  },
);

test.each([
  ['', 'Enter the code of the card.'],
  ['7KQM-3XWD', 'The code has 16 letters and digits. You have entered 8.'],
  [code.replace('7', '8'), 'Check the code: at least one character is not right.'],
])('states why %j is not a code', (typed, problem) => {
  expect(codeProblem(typed)).toBe(problem);
});

test('accepts a PIN of six digits only', () => {
  expect(pinProblem(` ${pin} `)).toBeUndefined();
  expect(pinProblem('48190')).toBe('The PIN has six digits.');
});
