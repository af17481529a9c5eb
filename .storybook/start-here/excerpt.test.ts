import { expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

const source = 'one\ntwo {\n  three\n}\nfour';

it('returns the lines from one match to the other, both included', () => {
  expect(excerpt(source, 'two', '}')).toBe('two {\n  three\n}');
});

it('throws when a marker is missing', () => {
  expect(() => excerpt(source, 'five', '}')).toThrow('no "five"');
});
