import { expect, test } from 'vitest';
import { validateFiles, sizeText } from './validateFiles.ts';

const labels = {
  type: (name: string) => `type ${name}`,
  large: (name: string, limit: string) => `large ${name} ${limit}`,
  empty: (name: string) => `empty ${name}`,
  many: (max: number) => `many ${max}`,
};
const file = (name: string, type: string, size = 10) => new File(['x'.repeat(size)], name, { type });
const limits = { accept: 'image/*, .pdf', maxFiles: 2, maxBytes: 100 };
const names = (files: File[]) => files.map(({ name }) => name);

test('accepts suitable files and returns an error message for each unsuitable file', () => {
  const chosen = [
    file('front.jpg', 'image/jpeg'),
    file('CARD.PDF', ''),
    file('notes.txt', 'text/plain'),
    file('huge.png', 'image/png', 101),
    file('void.png', 'image/png', 0),
  ];
  const { accepted, errors } = validateFiles(chosen, [], limits, labels);
  expect(names(accepted)).toEqual(['front.jpg', 'CARD.PDF']);
  expect(errors).toEqual(['type notes.txt', 'large huge.png 1 kB', 'empty void.png']);
});

test('accepts files until new and existing files together reach maxFiles', () => {
  const chosen = [file('a.png', 'image/png'), file('b.png', 'image/png')];
  const { accepted, errors } = validateFiles(chosen, [{ name: 'z.png', size: 1 }], limits, labels);
  expect(names(accepted)).toEqual(['a.png']);
  expect(errors).toEqual(['many 2']);
});

test('ignores a file that is already in the list', () => {
  const twice = file('a.png', 'image/png');
  expect(validateFiles([twice], [twice], limits, labels)).toEqual({ accepted: [], errors: [] });
});

test('accepts only one copy of a file that is selected from two folders', () => {
  const copies = [file('a.png', 'image/png'), file('a.png', 'image/png'), file('a.png', 'image/png', 11)];
  const { accepted, errors } = validateFiles(copies, [], limits, labels);
  expect(accepted.map(({ size }) => size)).toEqual([10, 11]);
  expect(errors).toEqual([]);
});

test.each([
  [12, '1 kB'],
  [820_400, '820 kB'],
  [4_210_000, '4.2 MB'],
  [5_000_000, '5 MB'],
])('%i bytes are shown as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
