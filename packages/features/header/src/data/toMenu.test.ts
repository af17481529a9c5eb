import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { toMenu, toMenuSides } from './toMenu.ts';

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

test('adds the links of the left collection and the pictures of the right one to every menu [SHL-01]', () => {
  const sides = toMenuSides(samples.navigation);
  const [feature] = samples.navigation.right;
  expect(sides.shortcuts).toEqual([
    { label: 'New this week', href: '/luxury/browse/new-arrivals' },
    { label: 'Luxe life', href: '/browse/luxury/luxelife/blog' },
  ]);
  const menu = toMenu(bags, sides);
  expect(menu?.shortcuts).toEqual(sides.shortcuts);
  expect(menu?.spotlights.map(({ label, picture }) => [label, picture])).toEqual([
    [spotlight?.title, spotlight?.thumbnail],
    ['The winter room', feature?.thumbnail],
  ]);
});

test('a left or right item with sections of its own is a tab, not a part of every menu', () => {
  const sides = toMenuSides({ left: [bags], right: [{ ...bags, title: '' }] });
  expect(sides).toEqual({ shortcuts: [], features: [] });
});

test('a menu repeats no picture', () => {
  const feature = { label: 'Luna', href: spotlight?.redirectUrl ?? '', text: '', picture: undefined };
  expect(toMenu(bags, { shortcuts: [], features: [feature] })?.spotlights).toHaveLength(1);
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
