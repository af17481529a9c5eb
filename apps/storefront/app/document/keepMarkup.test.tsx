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
  const first = keep('card a', <Card name="Ada" />);
  expect(first).toMatch(/^<p><b class="kept-name \w+">Ada<\/b> &amp; co<\/p>$/);
  expect(createKeepMarkup(all)('card a', <Card name="Eve" />)).toBe(first);
  expect(drawn.mock.calls).toEqual([['Ada']]);
});

test('what needs a rule of its own is not kept, and not drawn in vain again', () => {
  const keep = createKeepMarkup(none);
  drawn.mockClear();
  expect([keep('card b', <Card name="Bo" />), keep('card b', <Card name="Bo" />)]).toEqual([
    undefined,
    undefined,
  ]);
  expect(drawn).toHaveBeenCalledTimes(1);
});

test('the oldest go when there are too many', () => {
  const keep = createKeepMarkup(all);
  for (let at = 0; at <= 4000; at += 1) keep(`piece ${at}`, at);
  keep('piece 1', 'again');
  expect([keep('piece 0', 'new'), keep('piece 1', 'new'), keep('piece 4000', 'new')]).toEqual([
    'new',
    '1',
    '4000',
  ]);
});
