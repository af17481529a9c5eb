import { expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

const source = 'one\ntwo {\n  three\n}\nfour';

it('excerpt returns the lines from the first marker to the second, both included', () => {
  expect(excerpt(source, 'two', '}')).toBe('two {\n  three\n}');
});

it('excerpt throws when the source does not contain a marker', () => {
  expect(() => excerpt(source, 'five', '}')).toThrow('no "five"');
});
