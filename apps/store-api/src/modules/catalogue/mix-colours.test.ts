import { expect, test } from 'vitest';
import { mixColours } from './mix-colours.ts';

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
])('the first row of %s is mixed to %s', (given, expected) => {
  expect(text(mixed(given))).toBe(expected);
});

test('no product is lost or doubled', () => {
  const cards = [...'aabbaaccd'].map((color, id) => ({ color, id }));
  const ids = mixColours(cards).map(({ id }) => id);
  expect(ids.toSorted((a, b) => a - b)).toEqual(cards.map(({ id }) => id));
});
