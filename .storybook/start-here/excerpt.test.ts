import { expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

const source = 'one\ntwo {\n  three\n}\nfour';

it('takes the lines between, both in', () => {
  expect(excerpt(source, 'two', '}')).toBe('two {\n  three\n}');
});

it('refuses to show what is gone', () => {
  expect(() => excerpt(source, 'five', '}')).toThrow('no "five"');
});
