import { expect, test } from 'vitest';
import { isSafeUrl, isUpiLink } from './externalNavigation.ts';

test.each([
  ['https://checkout.example/pay/1', true],
  ['http://127.0.0.1:4002/pay/1', true],
  ['http://localhost:4002/pay/1', true],
  ['http://[::1]:4002/pay/1', true],
  ['http://checkout.example/pay/1', false],
  ['http://127.0.0.1.example/pay', false],
  ['https://bank.example@evil.example/', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['//evil.example/pay', false],
  ['/pay', false],
  ['', false],
])('a payment may navigate to the URL %j: %s', (url, isSafe) => expect(isSafeUrl(url)).toBe(isSafe));

test.each([
  ['upi://pay?pa=luxe@sandbox', true],
  ['upi://mandate?pa=x', false],
  ['https://evil.example/upi://pay?', false],
])('the URL %j is a link to a UPI app: %s', (url, expected) => expect(isUpiLink(url)).toBe(expected));
