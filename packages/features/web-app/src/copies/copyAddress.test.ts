import { expect, test } from 'vitest';
import { copyAddress } from './copyAddress.ts';

const addressOf = (text: string) => copyAddress(new URL(text, 'https://shop.example'));

test.each([
  ['/bags/c-lsh10', '/bags/c-lsh10'],
  ['/bags/c-lsh10?utm_source=mail&utm_campaign=x&cid=mail:1&icid2=a&gclid=b', '/bags/c-lsh10'],
  ['/bags/c-lsh10#reviews', '/bags/c-lsh10'],
  ['/bags/c-lsh10?q=:price-asc&cid=mail', '/bags/c-lsh10?q=%3Aprice-asc'],
  ['/bags/c-lsh10?q=:price-asc&page=2', '/bags/c-lsh10?page=2&q=%3Aprice-asc'],
  ['/bags/c-lsh10?page=2&q=:price-asc', '/bags/c-lsh10?page=2&q=%3Aprice-asc'],
  ['/saree/p-mp1?color=red', '/saree/p-mp1?color=red'],
])('%s is copied under %s', (address, expected) => {
  expect(addressOf(address)).toBe(expected);
});
