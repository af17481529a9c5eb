import { createElement, type ReactNode } from 'react';
import styled from 'styled-components';
import { expect, test, vi } from 'vitest';
import { getMarkupCache } from './markupCache.ts';
import type { SharedStyles } from './styleSheet.ts';

const Name = styled.b.withConfig({ componentId: 'card-name' })`
  color: red;
`;
const all: SharedStyles = { href: '/assets/shop.css', has: () => true };
const none: SharedStyles = { href: '/assets/shop.css', has: () => false };
const onRender = vi.fn<(name: string) => void>();

function Card({ name }: { name: string }) {
  onRender(name);
  return createElement('p', null, createElement(Name, null, name), ' & co');
}

const cacheCard = (shared: SharedStyles, name: string, content: ReactNode) =>
  getMarkupCache(shared)(
    'card',
    [name],
    () => [name],
    () => content,
  );

test('the cache returns cached HTML without another render', () => {
  const first = cacheCard(all, 'a', <Card name="Ada" />);
  expect(first).toMatch(/^<p><b class="card-name \w+">Ada<\/b> &amp; co<\/p>$/);
  expect(cacheCard(all, 'a', <Card name="Eve" />)).toBe(first);
  expect(onRender.mock.calls).toEqual([['Ada']]);
});

test('an element that needs a rule outside the shared styles is rendered once and not cached', () => {
  onRender.mockClear();
  // The first test uses the same key. Its result is not found here, because each set of shared styles has its
  // own cache.
  for (let attempt = 0; attempt < 2; attempt++)
    expect(cacheCard(none, 'a', <Card name="Bo" />)).toBeUndefined();
  expect(onRender).toHaveBeenCalledTimes(1);
});

test('the cache returns undefined for an element that cannot render on its own', () => {
  const NeedsRouter = () => {
    throw new Error('no router above');
  };
  expect(cacheCard(all, 'c', <NeedsRouter />)).toBeUndefined();
});

test('the cache evicts an entry that was not used since the cache was last full', () => {
  const long = 'x'.repeat(20_000);
  const fillGeneration = (name: string) => {
    for (let index = 0; index < 300; index += 1) cacheCard(all, `${name} ${index}`, long);
  };
  cacheCard(all, 'old', 'first');
  cacheCard(all, 'popular', 'first');
  fillGeneration('a');
  cacheCard(all, 'popular', 'again');
  fillGeneration('b');
  expect([cacheCard(all, 'popular', 'again'), cacheCard(all, 'old', 'again')]).toEqual(['first', 'again']);
});

test('very long HTML, and HTML with a very long key, is not cached', () => {
  const huge = 'x'.repeat(40_000);
  expect(cacheCard(all, 'huge', huge)).toBe(huge);
  expect(cacheCard(all, 'huge', 'again')).toBe('again');
  expect(cacheCard(all, huge, 'first')).toBe('first');
  expect(cacheCard(all, huge, 'again')).toBe('again');
});

test('list items are cached separately; a list with an item that cannot be cached returns undefined', () => {
  const list = (...names: string[]) =>
    getMarkupCache(all)(
      'item',
      names,
      (name, index) => (name === 'uncacheable' ? undefined : [name, index === 0]),
      (name, index) => `${name}${index === 0 ? '!' : ''} `,
    );
  expect([list('Ada', 'Grace'), list('Eve', 'Ada', 'Grace'), list(), list('Ada', 'uncacheable')]).toEqual([
    'Ada! Grace ',
    'Eve! Ada Grace ',
    '',
    undefined,
  ]);
});
