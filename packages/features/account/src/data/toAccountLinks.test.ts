import { expect, test } from 'vitest';
import { toAccountLinks, toGuestTrackHref } from './toAccountLinks.ts';

test.each([
  ['/my-account', 'Orders'],
  ['/my-account/', 'Orders'],
  ['/my-account/orders', 'Orders'],
  ['/my-account/order', 'Orders'],
  ['/my-account/cancel', 'Orders'],
  ['/my-account/summary/', 'Orders'],
  ['/my-account/refundSource', 'Orders'],
  ['/my-account/delivery', 'Orders'],
  ['/my-account/redirectRefund', 'Orders'],
  ['/my-account/returns', 'Returns'],
  ['/my-account/trackOrder/beforeTrack/LX-2611-2048-77', 'Orders'],
  ['/my-account/saved-addresses', 'Addresses'],
  ['/my-account/wishlist/', 'Wishlist'],
])('on %s the current link is %s', (path, label) => {
  expect(toAccountLinks(path).filter(({ current }) => current)).toMatchObject([{ label }]);
});

test.each([
  ['/my-account/trackOrder/beforeTrack/LX-2611-2048-77', '/track-order?orderCode=LX-2611-2048-77'],
  ['/my-account/trackOrder/beforeTrack/', '/track-order'],
  ['/my-account/orders', '/track-order'],
  ['/my-account/order', '/track-order'],
  ['/my-account/saved-cards', undefined],
  ['/my-account', undefined],
])('on %s a guest is led to %s', (path, href) => {
  expect(toGuestTrackHref(path)).toBe(href);
});
