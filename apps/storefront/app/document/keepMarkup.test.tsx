import { createElement } from 'react';
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

test('what was drawn once is handed out again', () => {
  const keep = createKeepMarkup(all);
  const first = keep('card a', () => <Card name="Ada" />);
  expect(first).toMatch(/^<p><b class="kept-name \w+">Ada<\/b> &amp; co<\/p>$/);
  expect(createKeepMarkup(all)('card a', () => <Card name="Eve" />)).toBe(first);
  expect(drawn.mock.calls).toEqual([['Ada']]);
});

test('what needs a rule of its own is not kept, and not drawn in vain again', () => {
  const keep = createKeepMarkup(none);
  drawn.mockClear();
  expect([keep('card b', () => <Card name="Bo" />), keep('card b', () => <Card name="Bo" />)]).toEqual([
    undefined,
    undefined,
  ]);
  expect(drawn).toHaveBeenCalledTimes(1);
});

test('what cannot be drawn by itself is left to the page', () => {
  const Lost = () => {
    throw new Error('no router above');
  };
  expect(createKeepMarkup(all)('card c', () => <Lost />)).toBeUndefined();
});

test('what was not asked for while a generation passed goes', () => {
  const keep = createKeepMarkup(all);
  const generation = (name: string) => {
    for (let at = 0; at < 2000; at += 1) keep(`${name} ${at}`, () => at);
  };
  keep('old', () => 'first');
  keep('popular', () => 'first');
  generation('a');
  keep('popular', () => 'again');
  generation('b');
  expect([keep('popular', () => 'again'), keep('old', () => 'again')]).toEqual(['first', 'again']);
});
