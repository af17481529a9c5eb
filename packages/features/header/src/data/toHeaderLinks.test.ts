import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { isWithin, toHeaderLinks } from './toHeaderLinks.ts';

test.each([
  ['/bags/c-lsh10', '/bags/c-lsh10', true],
  ['/totes/c-lsh1010103?q=:relevance', '/bags/c-lsh10', true],
  ['/shoes/c-lsh13', '/bags/c-lsh10', false],
  ['/explore/maisons/', '/explore/maisons', true],
  ['/', '/bags/c-lsh10', false],
])('%s is within %s: %s', (path, section, within) => {
  expect(isWithin(path, section)).toBe(within);
});

test('sections are links, the catalogues’ doors are left to the tabs', () => {
  const links = toHeaderLinks(samples.navigation, '/handbags/c-lsh1010');
  expect(links.map(({ href }) => href)).not.toContain('/explore/indiluxe');
  expect(links.filter(({ isCurrent }) => isCurrent).map(({ label }) => label)).toEqual(['Bags']);
});

test('without navigation there are no links', () => {
  expect(toHeaderLinks(undefined, '/')).toEqual([]);
});
