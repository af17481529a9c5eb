import { expect, test } from 'vitest';
import { findObjectSize } from './findObjectSize.ts';

test.each([
  ['28 × 21 × 12 cm', { width: 28, height: 21, depth: 12 }],
  ['19.5 × 10 cm', { width: 19.5, height: 10, depth: undefined }],
  ['2.5 m × 90 cm', { width: 250, height: 90, depth: undefined }],
  ['28 x 21 x 12 cm', { width: 28, height: 21, depth: 12 }],
  ['34 × 28 mm', undefined],
  ['Width × height', undefined],
  ['28 cm', undefined],
])('the size of a product with the detail "%s" is %o', (value, size) => {
  expect(
    findObjectSize([
      { label: 'Material', value: 'Calf' },
      { label: 'Dimensions', value },
    ]),
  ).toEqual(size);
});

test.each([
  ['Size', true],
  ['dimensions', true],
  ['Package size', false],
  ['Dimensions of the pocket', false],
])('a detail with the label "%s" has the size of the product: %s', (label, hasSize) => {
  expect(findObjectSize([{ label, value: '28 × 21 × 12 cm' }]) !== undefined).toBe(hasSize);
});
