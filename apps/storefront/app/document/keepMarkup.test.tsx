import { createElement, type ReactNode } from 'react';
import styled from 'styled-components';
import { expect, test, vi } from 'vitest';
import { createKeepMarkup } from './keepMarkup.ts';
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
  createKeepMarkup(shared)(
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
  for (let time = 0; time < 2; time++) expect(keepCard(none, 'b', <Card name="Bo" />)).toBeUndefined();
  expect(drawn).toHaveBeenCalledTimes(1);
});

test('what cannot be drawn by itself is left to the page', () => {
  const Lost = () => {
    throw new Error('no router above');
  };
  expect(keepCard(all, 'c', <Lost />)).toBeUndefined();
});

test('what was not asked for while a generation passed goes', () => {
  const generation = (name: string) => {
    for (let at = 0; at < 2000; at += 1) keepCard(all, `${name} ${at}`, at);
  };
  keepCard(all, 'old', 'first');
  keepCard(all, 'popular', 'first');
  generation('a');
  keepCard(all, 'popular', 'again');
  generation('b');
  expect([keepCard(all, 'popular', 'again'), keepCard(all, 'old', 'again')]).toEqual(['first', 'again']);
});

test('items of a list are kept each by itself, and the list is left to the page when one cannot be', () => {
  const list = (...names: string[]) =>
    createKeepMarkup(all)(
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
