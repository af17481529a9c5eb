import { expect, test } from 'vitest';
import { lineCount } from './giftMessage.ts';

test.each([
  ['', 0],
  [' \n\u200b\n ', 0],
  ['Happy birthday', 1],
  ['\nHappy\r\nbirthday\n', 2],
  ['a\u2028b\rc', 3],
  ['a\n\n\n\n\nb', 6],
])('the gift message %j has %i lines', (text, lines) => expect(lineCount(text)).toBe(lines));
