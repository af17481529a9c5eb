import { expect, test } from 'vitest';
import { stockNote, type Size } from './SizePicker.tsx';

const price = { currencyIso: 'INR', value: 1, doubleValue: 1, formattedValue: '₹1' } as const;
const size = (name: string, stockCount: number): Size => ({
  size: name,
  stockCount,
  isAvailable: stockCount > 0,
  ussid: 'u',
  price,
  mrp: price,
});

test.each([
  [size('Medium', 2), '2 left in Medium'],
  [size('Medium', 3), '3 left in Medium'],
  [size('', 1), '1 left'],
  [size('Free size', 1), '1 left'],
  [size('One Size', 2), '2 left'],
  [size('Medium', 4), undefined],
  [size('Medium', 0), undefined],
  [undefined, undefined],
])('shows how many items are left only if at most three are left [PDP-11] (case %#)', (one, note) => {
  expect(stockNote(one)).toBe(note);
});
