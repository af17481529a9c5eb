import { expect, test } from 'vitest';
import { judge, sizeText } from './judge.ts';

const say = {
  type: (name: string) => `type ${name}`,
  large: (name: string, limit: string) => `large ${name} ${limit}`,
  empty: (name: string) => `empty ${name}`,
  many: (most: number) => `many ${most}`,
};
const file = (name: string, type: string, size = 10) => new File(['x'.repeat(size)], name, { type });
const limits = { accept: 'image/*, .pdf', maxFiles: 2, maxBytes: 100 };
const names = (files: File[]) => files.map(({ name }) => name);

test('takes what fits and says of each other why not', () => {
  const chosen = [
    file('front.jpg', 'image/jpeg'),
    file('CARD.PDF', ''),
    file('notes.txt', 'text/plain'),
    file('huge.png', 'image/png', 101),
    file('void.png', 'image/png', 0),
  ];
  const { fits, refusals } = judge(chosen, [], limits, say);
  expect(names(fits)).toEqual(['front.jpg', 'CARD.PDF']);
  expect(refusals).toEqual(['type notes.txt', 'large huge.png 1 kB', 'empty void.png']);
});

test('stops at the most, counting what is there', () => {
  const chosen = [file('a.png', 'image/png'), file('b.png', 'image/png')];
  const { fits, refusals } = judge(chosen, [{ name: 'z.png', size: 1 }], limits, say);
  expect(names(fits)).toEqual(['a.png']);
  expect(refusals).toEqual(['many 2']);
});

test('takes no file twice', () => {
  const twice = file('a.png', 'image/png');
  expect(judge([twice], [twice], limits, say)).toEqual({ fits: [], refusals: [] });
});

test.each([
  [12, '1 kB'],
  [820_400, '820 kB'],
  [4_210_000, '4.2 MB'],
  [5_000_000, '5 MB'],
])('%i bytes read %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
