import { expect, test } from 'vitest';
import { toAccountLinks } from './toAccountLinks.ts';

test.each([
  ['/my-account', 'Orders'],
  ['/my-account/', 'Orders'],
  ['/my-account/orders', 'Orders'],
  ['/my-account/order', 'Orders'],
  ['/my-account/cancel', 'Orders'],
  ['/my-account/summary/', 'Orders'],
  ['/my-account/refundSource', 'Orders'],
  ['/my-account/returns', 'Returns'],
  ['/my-account/trackOrder/beforeTrack/LX-2611-2048-77', 'Orders'],
  ['/my-account/saved-addresses', 'Addresses'],
  ['/my-account/wishlist/', 'Wishlist'],
])('on %s the current link is %s', (path, label) => {
  expect(toAccountLinks(path).filter(({ current }) => current)).toMatchObject([{ label }]);
});
