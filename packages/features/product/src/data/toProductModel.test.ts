import { samples } from '@luxe/contract/samples';
import type { Product } from '@luxe/contract/calls';
import { discountPercent, paiseToRupees } from '@luxe/format';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toProductModel } from './toProductModel.ts';

const { product } = samples;
const size = (name: string, stockCount: number) => ({
  ...product.variantOptions.sizelink[0]!,
  size: name,
  stockCount,
  isAvailable: stockCount > 0,
});
const withSizes = (...sizelink: Product['variantOptions']['sizelink']): Product => ({
  ...product,
  isOutOfStock: false,
  variantOptions: { ...product.variantOptions, sizelink },
});

test.each([
  ['M', 'M'],
  ['L', undefined],
  ['XXL', undefined],
  [undefined, undefined],
])('the size %s in the URL selects the size %s [PDP-11]', (requestedSize, chosen) => {
  const model = toProductModel(withSizes(size('S', 4), size('M', 2), size('L', 0)), requestedSize);
  expect(model.selected?.size).toBe(chosen);
  expect(model.sizes).toHaveLength(3);
});

test.each(['', 'One size', 'Free size'])('a product with the single size "%s" needs no selection', (name) => {
  const model = toProductModel(withSizes(size(name, 2)), undefined);
  expect(model.sizes).toEqual([]);
  expect(model.selected?.stockCount).toBe(2);
});

test('shows a single size that has its own name, such as "100 ml"', () => {
  expect(toProductModel(withSizes(size('100 ml', 2)), undefined).sizes).toHaveLength(1);
});

test('a product without an available size is sold out and has no selected size', () => {
  const model = toProductModel(withSizes(size('', 0)), undefined);
  expect([model.isSoldOut, model.selected]).toEqual([true, undefined]);
});

test('the breadcrumbs end with the product and contain its name once [PDP-06]', () => {
  const { crumbs } = toProductModel(product, undefined);
  expect(crumbs.at(-1)).toEqual({ label: product.productName });
  expect(crumbs.filter(({ label }) => label === product.productName)).toHaveLength(1);
});

const price = (paise: number) => ({ ...product.mrpPrice, doubleValue: paiseToRupees(paise) });
const percentOf = (sold: number, mrp: number) =>
  toProductModel({ ...withSizes(), winningSellerPrice: price(sold), mrpPrice: price(mrp) }, undefined)
    .discountPercent;

test('the product page calculates the same discount as the product tile', () => {
  expect(percentOf(15_200_00, 19_000_00)).toBe(20);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 9 }),
      fc.integer({ min: 1, max: 10 ** 9 }),
      (sold, mrp) => percentOf(sold, mrp) === discountPercent(sold, mrp),
    ),
  );
});
