import { samples } from '@luxe/contract/samples';
import { errorReply, mockApi, withMock } from '@luxe/contract/testing';
import { expect, it } from 'vitest';
import { findStoryFaults } from './storyData.ts';

const bagCount = { count: 4 };
const shortListing = { ...samples.listing, searchresult: samples.listing.searchresult.slice(0, 17) };
const message = 'the list has 17 products, but page 0 of 412 in pages of 24 has 24';

it('finds nothing in the usual mocked shop', () => {
  const handlers = mockApi({}, { loginType: 'customer', coupon: 'WINTER5000' });
  expect(findStoryFaults({ args: {}, handlers })).toEqual([]);
});

it('finds responses that disagree with themselves, and with other responses of the shop', () => {
  const handlers = mockApi({ searchProducts: shortListing, bagCount }, { loginType: 'customer' });
  expect(findStoryFaults({ args: {}, handlers })).toEqual([
    `searchProducts: ${message}`,
    'bagCount is 4, but the count of the bag is 3',
  ]);
});

it('finds disagreements in args at any depth', () => {
  expect(findStoryFaults({ args: { model: { listing: shortListing } }, handlers: [] })).toEqual([
    `args.model.listing: ${message}`,
  ]);
});

it('finds an offer that a coupon excludes beside an order without one', () => {
  const handlers = mockApi({ bankOffers: samples.bankOffersWithCoupon }, { loginType: 'customer' });
  expect(findStoryFaults({ args: {}, handlers })).toEqual([
    'ICICI5000 cannot be used with a coupon, but the bag has none',
  ]);
});

it('finds a response of the desk that disagrees or is not valid, and passes over errors', () => {
  const readers = {
    readers: [{ email: 'a@b.example', name: '', source: 'both', since: '2026-11-18' }],
    next: null,
  };
  const handlers = withMock(mockApi(), {
    kind: 'desk',
    overrides: { offerReaders: { ...readers, total: 0 }, mails: errorReply(500, 'E1', 'No.') },
  });
  expect(findStoryFaults({ args: {}, handlers })).toEqual([
    'offerReaders: the number of addresses on the page is 1, which is more than total, 0',
  ]);
  const invalid = withMock(mockApi(), { kind: 'desk', overrides: { offerReaders: readers } });
  expect(findStoryFaults({ args: {}, handlers: invalid })[0]).toMatch(/^offerReaders: total: /);
});
