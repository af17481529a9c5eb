import { expect, test } from 'vitest';
import { mixColours } from './mixColours.ts';

const mixed = (colours: string) => mixColours([...colours].map((color) => ({ color })));
const text = (cards: readonly { color: string }[]) => cards.map(({ color }) => color).join('');

test.each([
  ['bbbbrrgy', 'brgybbbr'],
  ['brgy', 'brgy'],
  ['bbbb', 'bbbb'],
  ['bb', 'bb'],
  ['', ''],
  ['bbrbrbr', 'brbbrbr'],
  ['bbbbbbbbbbbbbbbbr', 'bbbbbbbbbbbbbbbbr'],
])('mixColours reorders products of the colours %s to %s', (given, expected) => {
  expect(text(mixed(given))).toBe(expected);
});

test('mixColours neither loses nor repeats a product', () => {
  const cards = [...'aabbaaccd'].map((color, id) => ({ color, id }));
  const ids = mixColours(cards).map(({ id }) => id);
  expect(ids.toSorted((a, b) => a - b)).toEqual(cards.map(({ id }) => id));
});
