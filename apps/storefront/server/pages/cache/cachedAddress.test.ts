import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { resolvePath } from '../../../app/routing/resolvePath.ts';
import { cachedAddress } from './cachedAddress.ts';

const address = (url: string) => {
  const [pathname = '', query = ''] = url.split('?');
  return cachedAddress(resolvePath(pathname), pathname, query);
};

test.each([
  ['/', '/'],
  ['/?utm_source=mail', '/'],
  ['/bags/c-lsh10', '/bags/c-lsh10'],
  ['/bags/c-lsh10?gclid=1&page=2&utm_medium=x&q=:price-asc', '/bags/c-lsh10?q=%3Aprice-asc&page=2'],
  ['/bags/c-lsh10?q=:price-asc&page=2', '/bags/c-lsh10?q=%3Aprice-asc&page=2'],
  ['/bags/c-lsh10?page=2&page=3', '/bags/c-lsh10?page=2'],
  ['/bags/c-lsh10?q=', '/bags/c-lsh10'],
  ['/bags/c-lsh10?richplp=false&icid=1&icid2=2', '/bags/c-lsh10?richplp=false'],
  ['/bags/c-lsh10?offer=true&isSortFlow=true', '/bags/c-lsh10?isSortFlow=true&offer=true'],
  ['/vantour-store?q=:price-asc&x=1', '/vantour-store?q=%3Aprice-asc'],
  ['/bags/c-lsh10?superBrand=SBD11A20001', '/bags/c-lsh10?superBrand=SBD11A20001'],
  ['/bags/black?page=2&x=1', '/bags/black?page=2'],
  ['/search/?q=tote+bag&searchCategory=ISH1', '/search/?q=tote+bag&searchCategory=ISH1'],
  ['/search/?q=tote%20bag', '/search/?q=tote+bag'],
  ['/search/?isKeywordRedirectEnabled=false&q=brands', '/search/?q=brands&isKeywordRedirectEnabled=false'],
  ['/x/p-mp000000000000101?size=M&color=red&q=1', '/x/p-mp000000000000101?color=red&size=M'],
  ['/explore/indiluxe?q=1', '/explore/indiluxe'],
  ['/b-contactus?x', '/b-contactus'],
])('the URL %s is cached under the address %s', (url, expected) => {
  expect(address(url)).toBe(expected);
});

test.each([
  '/cart',
  '/checkout',
  '/retryFailedOrder',
  '/order-placed-successfully?orderCode=1',
  '/order-failed?orderCode=1',
  '/payment-pending?orderCode=1',
  '/checkout/multi?orderCode=1',
  '/thank-you',
  '/my-account/orders',
  '/my-account/order?orderCode=1',
  `/bags/c-lsh10?q=${'x'.repeat(1000)}`,
  `/${'x'.repeat(1001)}`,
])('the URL %.60s is not cached', (url) => {
  expect(address(url)).toBeUndefined();
});

const read = [
  'q',
  'page',
  'isSortFlow',
  'offer',
  'superBrand',
  'searchCategory',
  'richplp',
  'sort',
  'min',
  'max',
];
const value = fc.string({ unit: 'grapheme', maxLength: 40 });
const readPairs = fc.array(fc.tuple(fc.constantFrom(...read), value));
const otherNames = fc.oneof(fc.constantFrom('utm_source', 'size', 'Q', '__proto__', 'toString'), fc.string());
const otherPairs = fc
  .array(fc.tuple(otherNames, value))
  .map((pairs) => pairs.filter(([name]) => !read.includes(name)));

it('has the first value of each parameter that the page reads, if it is not empty', () => {
  fc.assert(
    fc.property(readPairs, (pairs) => {
      const query = new URLSearchParams(
        address(`/bags/c-lsh10?${new URLSearchParams(pairs)}`)?.split('?')[1],
      );
      const firsts = new Map(pairs.toReversed());
      expect(Object.fromEntries(query)).toEqual(
        Object.fromEntries([...firsts].filter(([, first]) => first !== '')),
      );
    }),
  );
});

it('does not depend on other parameters, and is cached under itself', () => {
  fc.assert(
    fc.property(readPairs, otherPairs, (pairs, others) => {
      const urlOf = (all: typeof pairs) => `/bags/c-lsh10?${new URLSearchParams(all)}`;
      const once = address(urlOf(pairs)) ?? '';
      expect(address(urlOf([...others, ...pairs, ...others]))).toBe(once);
      expect(address(once)).toBe(once);
    }),
  );
});
