import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { toMenu } from './toMenu.ts';

const bags = samples.navigation.centre[0];
if (!bags) throw new Error('The sample has no sections.');
const [category, house, , light] = bags.sectionsCollection;

test('an item is a title, what it finds, columns of categories and brands, and a picture [SHL-26]', () => {
  const menu = toMenu(bags);
  expect(menu).toMatchObject({
    title: 'Bags',
    href: '/bags/c-lsh10',
    all: 'View all bags',
    found: { pieces: 1248, brands: 74 },
  });
  expect(menu?.columns.map(({ title }) => title)).toEqual(['Category', 'House', 'Edit']);
  expect(menu?.columns[0]?.links[0]).toEqual({ label: 'Top-handle', href: '/top-handle/c-lsh10' });
  expect(menu?.lights).toEqual([
    {
      label: light?.title,
      text: light?.pageTitle,
      href: light?.redirectUrl,
      picture: light?.thumbnail,
    },
  ]);
});

test('a section of a type nobody knows is left out, one of words has no picture [SHL-26]', () => {
  if (!category || !house || !light) throw new Error('The sample has no such sections.');
  const menu = toMenu({
    ...bags,
    sectionsCollection: [
      { ...category, sectionType: 'video-reel' },
      { ...house, sectionType: 'brandsOfTheSeason' },
      { ...light, itemType: 'text' },
    ],
  });
  expect(menu?.columns.map(({ title }) => title)).toEqual(['House']);
  expect(menu?.lights[0]?.picture).toBeUndefined();
});

test('an item with nothing under it has no menu', () => {
  if (!category) throw new Error('The sample has no such section.');
  expect(toMenu({ ...bags, sectionsCollection: [] })).toBeUndefined();
  expect(toMenu({ ...bags, sectionsCollection: [{ ...category, items: [] }] })).toBeUndefined();
});

test('a link stands once in its column; one that leads nowhere is left out; nothing found is not told', () => {
  if (!category) throw new Error('The sample has no such section.');
  const items = [
    { title: 'Totes', redirectionUrl: '/totes/c-lsh1' },
    { title: 'All totes', redirectionUrl: '/totes/c-lsh1' },
    { title: 'Nowhere', redirectionUrl: '' },
  ];
  const menu = toMenu({
    ...bags,
    found: { pieces: 0, brands: 0 },
    webURL: '',
    sectionsCollection: [{ ...category, items }],
  });
  expect(menu?.columns[0]?.links).toEqual([{ label: 'All totes', href: '/totes/c-lsh1' }]);
  expect(menu).toMatchObject({ found: undefined, href: bags.redirectUrl });
});
