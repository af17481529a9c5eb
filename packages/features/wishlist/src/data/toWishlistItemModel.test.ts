import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { toWishlistItemModel } from './toWishlistItemModel.ts';

test('shows the date of the expiry without its time [ACC-19]', () => {
  for (const expiryDate of ['2027-11-12T00:00:00+05:30', '2027-11-12T23:59:59+05:30', '2027-11-12'])
    expect(toWishlistItemModel({ ...samples.wishlistProduct, expiryDate }).savedUntil).toBe(
      'Saved until 12 November 2027',
    );
});

test.each([
  ['wishlistProduct', ''],
  ['wishlistProductPriceDropped', 'The price fell from ₹50,000 to ₹42,000 since you saved it.'],
  ['wishlistProductPriceRaised', 'The price rose from ₹4,75,000 to ₹4,85,000 since you saved it.'],
] as const)('describes the price change of the sample %s', (name, expected) => {
  expect(toWishlistItemModel(samples[name]).priceChange).toBe(expected);
});

test('an item with one size needs no selection', () => {
  const model = toWishlistItemModel(samples.wishlistProduct);
  expect(model.sizes).toEqual([]);
  expect(model.ussid).toBe(samples.wishlistProduct.USSID);
  expect(model.savedUssid).toBeUndefined();
});

test('an item with several sizes has an offer to add to the bag only if it was saved with a size', () => {
  expect(toWishlistItemModel(samples.wishlistProductPriceDropped).ussid).toBe('');
  const sized = toWishlistItemModel(samples.wishlistProductWithSize);
  expect([sized.ussid, sized.savedUssid]).toEqual([
    samples.wishlistProductWithSize.USSID,
    samples.wishlistProductWithSize.USSID,
  ]);
});

test('an item whose saved size is sold out has no offer to add to the bag', () => {
  const { sizes, size } = samples.wishlistProductWithSize;
  const updatedSizes = sizes.map((option) =>
    option.size === size ? { ...option, isAvailable: false } : option,
  );
  expect(toWishlistItemModel({ ...samples.wishlistProductWithSize, sizes: updatedSizes }).ussid).toBe('');
});
