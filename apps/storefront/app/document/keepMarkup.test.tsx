import { createElement, type ReactNode } from 'react';
import styled from 'styled-components';
import { expect, test, vi } from 'vitest';
import { keepMarkupFor } from './keepMarkup.ts';
import type { SharedStyles } from './styleSheet.ts';

const Name = styled.b.withConfig({ componentId: 'kept-name' })`
  color: red;
`;
const all: SharedStyles = { href: '/assets/shop.css', has: () => true };
const none: SharedStyles = { href: '/assets/shop.css', has: () => false };
const drawn = vi.fn<(name: string) => void>();

function Card({ name }: { name: string }) {
  drawn(name);
  return createElement('p', null, createElement(Name, null, name), ' & co');
}

/** Keeps one card of a name, drawn as `shown`. */
const keepCard = (shared: SharedStyles, name: string, shown: ReactNode) =>
  keepMarkupFor(shared)(
    'card',
    [name],
    () => [name],
    () => shown,
  );

test('what was drawn once is handed out again', () => {
  const first = keepCard(all, 'a', <Card name="Ada" />);
  expect(first).toMatch(/^<p><b class="kept-name \w+">Ada<\/b> &amp; co<\/p>$/);
  expect(keepCard(all, 'a', <Card name="Eve" />)).toBe(first);
  expect(drawn.mock.calls).toEqual([['Ada']]);
});

test('what needs a rule of its own is not kept, and not drawn in vain again', () => {
  drawn.mockClear();
  // Of the same name as above: other styles keep for themselves.
  for (let time = 0; time < 2; time++) expect(keepCard(none, 'a', <Card name="Bo" />)).toBeUndefined();
  expect(drawn).toHaveBeenCalledTimes(1);
});

test('what cannot be drawn by itself is left to the page', () => {
  const Lost = () => {
    throw new Error('no router above');
  };
  expect(keepCard(all, 'c', <Lost />)).toBeUndefined();
});

test('what was not asked for while a generation passed goes', () => {
  const long = 'x'.repeat(20_000);
  const generation = (name: string) => {
    for (let at = 0; at < 300; at += 1) keepCard(all, `${name} ${at}`, long);
  };
  keepCard(all, 'old', 'first');
  keepCard(all, 'popular', 'first');
  generation('a');
  keepCard(all, 'popular', 'again');
  generation('b');
  expect([keepCard(all, 'popular', 'again'), keepCard(all, 'old', 'again')]).toEqual(['first', 'again']);
});

test('what is very long is drawn for each page', () => {
  const huge = 'x'.repeat(40_000);
  expect(keepCard(all, 'huge', huge)).toBe(huge);
  expect(keepCard(all, 'huge', 'again')).toBe('again');
  expect(keepCard(all, huge, 'first')).toBe('first');
  expect(keepCard(all, huge, 'again')).toBe('again');
});

test('items of a list are kept each by itself, and the list is left to the page when one cannot be', () => {
  const list = (...names: string[]) =>
    keepMarkupFor(all)(
      'item',
      names,
      (name, at) => (name === 'nobody' ? undefined : [name, at === 0]),
      (name, at) => `${name}${at === 0 ? '!' : ''} `,
    );
  expect([list('Ada', 'Grace'), list('Eve', 'Ada', 'Grace'), list(), list('Ada', 'nobody')]).toEqual([
    'Ada! Grace ',
    'Eve! Ada Grace ',
    '',
    undefined,
  ]);
});
