import { expect, test } from 'vitest';
import { icons } from './icons.ts';

test.each(Object.entries(icons))(
  '%s is one path that starts with a move and has only known commands',
  (_, d) => {
    expect(d).toMatch(/^[Mm][\dA-Za-z.,\s-]+$/);
    expect(d.replace(/[MmLlHhVvCcSsQqTtAaZz\d.,\s-]/g, '')).toBe('');
  },
);

test('icons are sorted by name', () => {
  const names = Object.keys(icons);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
});
