import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { toMenu } from './toMenu.ts';

const bags = samples.navigation.centre[0];
if (!bags) throw new Error('The sample has no sections.');
const [category, brand, , spotlight] = bags.sectionsCollection;

test('builds a menu of title, counts, category and brand columns, and a spotlight [SHL-26]', () => {
  const menu = toMenu(bags);
  expect(menu).toMatchObject({
    title: 'Bags',
    href: '/bags/c-lsh10',
    allLabel: 'View all bags',
    found: { items: 1248, brands: 74 },
  });
  expect(menu?.columns.map(({ title }) => title)).toEqual(['Category', 'Brand', 'Edit']);
  expect(menu?.columns[0]?.links[0]).toEqual({ label: 'Top-handle', href: '/top-handle/c-lsh10' });
  expect(menu?.spotlights).toEqual([
    {
      label: spotlight?.title,
      text: spotlight?.pageTitle,
      href: spotlight?.redirectUrl,
      picture: spotlight?.thumbnail,
    },
  ]);
});

test('omits sections of unknown types, and the picture of a spotlight of type text [SHL-26]', () => {
  if (!category || !brand || !spotlight) throw new Error('The sample has no such sections.');
  const menu = toMenu({
    ...bags,
    sectionsCollection: [
      { ...category, sectionType: 'video-reel' },
      { ...brand, sectionType: 'brandsOfTheSeason' },
      { ...spotlight, itemType: 'text' },
    ],
  });
  expect(menu?.columns.map(({ title }) => title)).toEqual(['Brand']);
  expect(menu?.spotlights[0]?.picture).toBeUndefined();
});

test('a navigation item without sections or links has no menu', () => {
  if (!category) throw new Error('The sample has no such section.');
  expect(toMenu({ ...bags, sectionsCollection: [] })).toBeUndefined();
  expect(toMenu({ ...bags, sectionsCollection: [{ ...category, items: [] }] })).toBeUndefined();
});

test('omits duplicate links, links without a URL and zero counts', () => {
  if (!category) throw new Error('The sample has no such section.');
  const items = [
    { title: 'Totes', redirectionUrl: '/totes/c-lsh1' },
    { title: 'All totes', redirectionUrl: '/totes/c-lsh1' },
    { title: 'Nowhere', redirectionUrl: '' },
  ];
  const menu = toMenu({
    ...bags,
    found: { items: 0, brands: 0 },
    webURL: '',
    sectionsCollection: [{ ...category, items }],
  });
  expect(menu?.columns[0]?.links).toEqual([{ label: 'All totes', href: '/totes/c-lsh1' }]);
  expect(menu).toMatchObject({ found: undefined, href: bags.redirectUrl });
});
