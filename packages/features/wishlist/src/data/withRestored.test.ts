import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { withRestored } from './withRestored.ts';

const [a, b, c, d] = samples.getAllWishlist.wishList[0]?.products ?? [];
if (!a || !b || !c || !d) throw new Error('the sample is too short');
const all = [a, b, c, d];
const restored = (product: typeof a) => ({ product, following: all.slice(all.indexOf(product) + 1) });

test.each([
  ['nothing', all, [], all],
  ['the first item', [b, c, d], [restored(a)], all],
  ['an item in the middle', [a, c, d], [restored(b)], all],
  ['the last item', [a, b, c], [restored(d)], all],
  ['two items, the later one first', [a, d], [restored(c), restored(b)], all],
  ['two items, the earlier one first', [a, d], [restored(b), restored(c)], all],
  ['an item whose following items are gone', [a], [restored(b)], [a, b]],
  ['no item that the list contains again', [b, a, c, d], [restored(b)], [b, a, c, d]],
])('undoing a removal restores %s [ACC-04]', (_, products, restoredProducts, expected) => {
  expect(withRestored(products, restoredProducts)).toEqual(expected);
});
