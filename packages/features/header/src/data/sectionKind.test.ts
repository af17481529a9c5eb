import { expect, test } from 'vitest';
import { sectionKind } from './sectionKind.ts';

test.each([
  ['brand', 'brand'],
  ['brand-list', 'brand'],
  ['brandsAToZ', 'brand'],
  ['category', 'category'],
  ['category-edit', 'category'],
  ['categoryGrid2x3', 'category'],
  ['spotlight-image', 'spotlight'],
  ['SpotlightBanner', 'spotlight'],
  [' category', 'category'],
  ['', undefined],
  ['super-brand', undefined],
  ['bran', undefined],
  ['toString', undefined],
])('a menu section with the type "%s" is of the kind %s [SHL-26]', (sectionType, kind) => {
  expect(sectionKind(sectionType)).toBe(kind);
});
