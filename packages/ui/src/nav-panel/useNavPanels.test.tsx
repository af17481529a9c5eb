import { durations } from '@luxe/tokens';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NavLinks, type NavLink } from '../nav-links/NavLinks.tsx';
import { NavOpener, NavPanel, useNavPanels } from './NavPanel.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function Bar() {
  const strip = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<string>();
  useNavPanels({ strip, open, onOpenChange: setOpen });
  const under = ({ label, href }: NavLink) =>
    label !== 'Journal' && (
      <>
        <NavOpener label={`${label} menu`} open={open === href} controls={label} />
        {open === href && (
          <NavPanel id={label} label={label}>
            <a href="#in">In {label}</a>
          </NavPanel>
        )}
      </>
    );
  return (
    <NavLinks
      ref={strip}
      label="Sections"
      items={['Bags', 'Shoes', 'Journal'].map((label) => ({ label, href: `#${label}` }))}
      after={under}
    />
  );
}

const link = (name: string) => screen.getByRole('link', { name });
const shown = () => screen.queryAllByRole('group').map((panel) => panel.getAttribute('aria-label'));
const point = (name: string, clientX = 0) =>
  fireEvent.pointerOver(link(name), { pointerType: 'mouse', clientX });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

/** As a finger does; tells whether the link would have been followed. */
function tap(name: string): boolean {
  fireEvent.pointerOver(link(name), { pointerType: 'touch' });
  fireEvent.pointerDown(link(name), { pointerType: 'touch' });
  return fireEvent.click(link(name), { detail: 1 });
}

test('a panel opens when a pointer has rested for 120 ms, and not sooner', () => {
  render(<Bar />);
  point('Bags');
  pass(durations.intent - 1);
  expect(shown()).toEqual([]);
  pass(1);
  expect(shown()).toEqual(['Bags']);
});

test('a pointer that only crosses a link opens nothing; one panel follows the other', () => {
  render(<Bar />);
  point('Bags');
  pass(durations.intent - 20);
  point('Shoes');
  pass(durations.intent - 20);
  expect(shown()).toEqual([]);
  pass(20);
  expect(shown()).toEqual(['Shoes']);
  point('Bags');
  pass(durations.intent);
  expect(shown()).toEqual(['Bags']);
  point('Journal');
  pass(durations.intent);
  expect(shown()).toEqual([]);
});

test('it closes a moment after the pointer has left', () => {
  render(<Bar />);
  point('Bags');
  pass(durations.intent);
  fireEvent.pointerLeave(screen.getByRole('navigation'), { pointerType: 'mouse' });
  pass(durations.calm - 1);
  expect(shown()).toEqual(['Bags']);
  pass(1);
  expect(shown()).toEqual([]);
});

test('the first tap of a finger looks, the second follows; a link without a panel is followed at once', () => {
  render(<Bar />);
  expect(tap('Bags')).toBe(false);
  expect(shown()).toEqual(['Bags']);
  expect(tap('Shoes')).toBe(false);
  expect(shown()).toEqual(['Shoes']);
  expect(tap('Shoes')).toBe(true);
  expect(shown()).toEqual([]);
  expect(tap('Journal')).toBe(true);
});

test('a link that is followed closes it, in the row and in the panel; one pressed early opens nothing', () => {
  render(<Bar />);
  point('Bags');
  pass(durations.intent);
  fireEvent.click(link('In Bags'));
  expect(shown()).toEqual([]);
  point('Shoes');
  fireEvent.click(link('Shoes'), { detail: 1 });
  pass(1000);
  expect(shown()).toEqual([]);
});

test('who has followed a link is done with it: its panel stays closed while the pointer rests or moves on it', () => {
  render(<Bar />);
  point('Bags', 10);
  pass(durations.intent);
  fireEvent.click(link('Bags'), { detail: 1, clientX: 10 });
  // The page that came lays another link under the pointer, which has not moved.
  for (const [name, x] of [
    ['Bags', 10],
    ['Shoes', 10],
    ['Bags', 12],
  ] as const) {
    point(name, x);
    pass(1000);
    expect(shown()).toEqual([]);
  }
  point('Shoes', 40);
  pass(durations.intent);
  expect(shown()).toEqual(['Shoes']);
  point('Bags', 12);
  pass(durations.intent);
  expect(shown()).toEqual(['Bags']);
});

test('a link that was followed opens again for who left the row and came back', () => {
  render(<Bar />);
  point('Bags', 10);
  fireEvent.click(link('Bags'), { detail: 1, clientX: 10 });
  fireEvent.pointerLeave(screen.getByRole('navigation'), { pointerType: 'mouse' });
  point('Bags', 10);
  pass(durations.intent);
  expect(shown()).toEqual(['Bags']);
});
