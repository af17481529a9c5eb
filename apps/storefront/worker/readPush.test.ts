import { expect, it } from 'vitest';
import { readPush, toOwnPath } from './readPush.ts';

const message = {
  title: 'Shipped',
  body: 'On its way.',
  path: '/my-account/order?orderCode=LX-1',
  tag: 'LX-1',
};

it('reads a message', () => {
  expect(readPush(JSON.stringify(message))).toEqual(message);
});

it.each([undefined, '', '{', '{}', '[]', 'null', '{"title":1}'])('shows a general text for %j', (text) => {
  expect(readPush(text)).toMatchObject({ title: 'LUXE', path: '/my-account/orders' });
});

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  '',
  undefined,
  { a: 1 },
])('opens only pages of the shop: %j', (path) => {
  expect(toOwnPath(path)).toBe('/my-account/orders');
});
