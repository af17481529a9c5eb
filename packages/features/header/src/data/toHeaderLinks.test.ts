import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { isWithin, toHeaderLinks } from './toHeaderLinks.ts';

test.each([
  ['/bags/c-lsh10', '/bags/c-lsh10', true],
  ['/totes/c-lsh1010103?q=:relevance', '/bags/c-lsh10', true],
  ['/shoes/c-lsh13', '/bags/c-lsh10', false],
  ['/explore/winter/', '/explore/winter', true],
  ['/', '/bags/c-lsh10', false],
  ['/neelam-vaid-store?q=:relevance', '/brandList/indiluxe-brands-index', true],
  ['/neelam-vaid/c-mbh11a00035', '/brandList/indiluxe-brands-index', true],
  ['/storehouse', '/brandList/indiluxe-brands-index', false],
  ['/neelam-vaid-store', '/bags/c-lsh10', false],
  ['/bags/c-lsh10', '/women/c-lsh1?q=:relevance:category:LSH1:genderbeauty-classification:Women', false],
  [
    '/bags/c-lsh10?q=:relevance:category:LSH10:genderbeauty-classification:Women',
    '/women/c-lsh1?q=:relevance:category:LSH1:genderbeauty-classification:Women',
    true,
  ],
])('whether the page %s belongs to the section %s: %s', (path, section, within) => {
  expect(isWithin(path, section)).toBe(within);
});

const toLinks = (items: { title: string; webURL: string }[]) =>
  items.map(({ title, webURL }) => ({ label: title, href: webURL }));

test('does not list the home pages of the catalogues as sections, because they are tabs', () => {
  const { left, centre, right } = samples.navigation;
  const navigation = { left: toLinks(left), centre: toLinks(centre), right: toLinks(right) };
  const links = toHeaderLinks(navigation, '/handbags/c-lsh1010');
  expect(links.map(({ href }) => href)).not.toContain('/explore/indiluxe');
  expect(links.filter(({ current }) => current).map(({ label }) => label)).toEqual(['Bags']);
});

const women = (code: string) =>
  `c-${code.toLowerCase()}?q=:relevance:category:${code}:genderbeauty-classification:Women`;

test.each([
  ['/handbags/c-lsh1010', ['Bags']],
  [`/women/${women('LSH1')}`, ['Women']],
  [`/women/${women('LSH1010')}`, ['Women']],
  [`/bags/${women('LSH10')}`, ['Bags']],
  [`/home/c-lsh2120?q=:relevance:category:LSH2120`, []],
])('on the page %s, marks %s as the current section', (path, current) => {
  const centre = [
    { label: 'Women', href: `/women/${women('LSH1')}` },
    { label: 'Men', href: `/men/${women('LSH1').replace('Women', 'Men')}` },
    { label: 'Bags', href: '/bags/c-lsh10' },
  ];
  const links = toHeaderLinks({ left: [], centre, right: [] }, path);
  expect(links.filter(({ current }) => current).map(({ label }) => label)).toEqual(current);
});

test('returns no links without a navigation', () => {
  expect(toHeaderLinks(undefined, '/')).toEqual([]);
});
