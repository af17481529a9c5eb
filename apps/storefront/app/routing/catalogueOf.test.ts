import { expect, test } from 'vitest';
import { catalogueOf } from './catalogueOf.ts';
import { resolvePath } from './resolvePath.ts';

test.each([
  ['/', 'luxury'],
  ['/explore/winter-edit', 'luxury'],
  ['/x/c-lsh10', 'luxury'],
  ['/search/?q=bag', 'luxury'],
  ['/explore/indiluxe', 'indiluxe'],
  ['/x/c-ish10', 'indiluxe'],
  ['/search/?searchCategory=ISH1', 'indiluxe'],
  ['/search/?q=:relevance:category:ISH10', 'indiluxe'],
  ['/brandList/indiluxe-brands-index', 'indiluxe'],
])('the address %s belongs to the catalogue %s', (address, catalogue) => {
  const { pathname, searchParams } = new URL(address, 'http://shop.example');
  expect(catalogueOf(resolvePath(pathname), searchParams)).toBe(catalogue);
});
