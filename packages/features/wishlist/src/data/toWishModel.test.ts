import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { toWishModel } from './toWishModel.ts';

test('of the expiry only the day is shown, whatever its time [ACC-19]', () => {
  for (const expiryDate of ['2027-11-12T00:00:00+05:30', '2027-11-12T23:59:59+05:30', '2027-11-12'])
    expect(toWishModel({ ...samples.wish, expiryDate }).keptUntil).toBe('Kept until 12 November 2027');
});

test.each([
  ['wish', ''],
  ['wishCheaper', 'The price fell from ₹50,000 to ₹42,000 since you saved it.'],
  ['wishDearer', 'The price rose from ₹4,75,000 to ₹4,85,000 since you saved it.'],
] as const)('what became of the price of %s', (name, words) => {
  expect(toWishModel(samples[name]).priceChange).toBe(words);
});

test('a piece of one size can go into the bag as it is', () => {
  const model = toWishModel(samples.wish);
  expect(model.sizes).toEqual([]);
  expect(model.ussid).toBe(samples.wish.USSID);
  expect(model.savedUssid).toBeUndefined();
});

test('of several sizes none stands until one is chosen; one that was saved with the piece stands', () => {
  expect(toWishModel(samples.wishCheaper).ussid).toBe('');
  const sized = toWishModel(samples.wishSized);
  expect([sized.ussid, sized.savedUssid]).toEqual([samples.wishSized.USSID, samples.wishSized.USSID]);
});

test('a saved size that has sold out has to be chosen anew', () => {
  const { sizes, size } = samples.wishSized;
  const gone = sizes.map((one) => (one.size === size ? { ...one, isAvailable: false } : one));
  expect(toWishModel({ ...samples.wishSized, sizes: gone }).ussid).toBe('');
});
