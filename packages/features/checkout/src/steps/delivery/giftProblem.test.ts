import { expect, test } from 'vitest';
import { giftProblem } from './giftProblem.ts';

test.each([
  ['', ''],
  ['For Amma', ''],
  [`${' '.repeat(300)}For Amma`, ''],
  ['😀'.repeat(200), ''],
  ['a'.repeat(201), 'Keep the message to 200 letters.'],
  ['a\r\nb\nc\nd\ne\nf\n', ''],
  ['a\nb\nc\nd\ne\nf\ng', 'Keep the message to 6 lines.'],
])('the gift message %j has the error: %j', (message, problem) => expect(giftProblem(message)).toBe(problem));
