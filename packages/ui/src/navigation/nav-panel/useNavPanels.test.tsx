import { durations } from '@luxe/tokens';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NavLinks, type NavLink } from '../nav-links/NavLinks.tsx';
import { NavOpener, NavPanel, useNavPanels } from './NavPanel.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function Bar() {
  const row = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<string>();
  useNavPanels({ row: row, open, onOpenChange: setOpen });
  const renderPanel = ({ label, href }: NavLink) =>
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
      ref={row}
      label="Sections"
      items={['Bags', 'Shoes', 'Journal'].map((label) => ({ label, href: `#${label}` }))}
      after={renderPanel}
    />
  );
}

const link = (name: string) => screen.getByRole('link', { name });
const openPanels = () => screen.queryAllByRole('group').map((panel) => panel.getAttribute('aria-label'));
const hover = (name: string, clientX = 0) =>
  fireEvent.pointerOver(link(name), { pointerType: 'mouse', clientX });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

/** Taps a link with touch events. Returns whether the browser would have followed the link. */
function tap(name: string): boolean {
  fireEvent.pointerOver(link(name), { pointerType: 'touch' });
  fireEvent.pointerDown(link(name), { pointerType: 'touch' });
  return fireEvent.click(link(name), { detail: 1 });
}

test('opens a panel once the pointer has rested on its link for 120 ms', () => {
  render(<Bar />);
  hover('Bags');
  pass(durations.intent - 1);
  expect(openPanels()).toEqual([]);
  pass(1);
  expect(openPanels()).toEqual(['Bags']);
});

test('answers a key pressed as soon as the openers are on the page', () => {
  function KeyOnMount() {
    useLayoutEffect(() => void fireEvent.keyDown(link('Bags'), { key: 'ArrowDown' }), []);
    return null;
  }
  render(
    <>
      <Bar />
      <KeyOnMount />
    </>,
  );
  expect(openPanels()).toEqual(['Bags']);
});

test('opens no panel when the pointer only crosses a link, and never shows two panels at once', () => {
  render(<Bar />);
  hover('Bags');
  pass(durations.intent - 20);
  hover('Shoes');
  pass(durations.intent - 20);
  expect(openPanels()).toEqual([]);
  pass(20);
  expect(openPanels()).toEqual(['Shoes']);
  hover('Bags');
  pass(durations.intent);
  expect(openPanels()).toEqual(['Bags']);
  hover('Journal');
  pass(durations.intent);
  expect(openPanels()).toEqual([]);
});

test('closes the panel shortly after the pointer has left the row', () => {
  render(<Bar />);
  hover('Bags');
  pass(durations.intent);
  fireEvent.pointerLeave(screen.getByRole('navigation'), { pointerType: 'mouse' });
  pass(durations.calm - 1);
  expect(openPanels()).toEqual(['Bags']);
  pass(1);
  expect(openPanels()).toEqual([]);
});

test('the first tap opens the panel of a link, the second follows the link; other links need one tap', () => {
  render(<Bar />);
  expect(tap('Bags')).toBe(false);
  expect(openPanels()).toEqual(['Bags']);
  expect(tap('Shoes')).toBe(false);
  expect(openPanels()).toEqual(['Shoes']);
  expect(tap('Shoes')).toBe(true);
  expect(openPanels()).toEqual([]);
  expect(tap('Journal')).toBe(true);
});

test('following a link closes the open panel, and cancels a panel that is about to open', () => {
  render(<Bar />);
  hover('Bags');
  pass(durations.intent);
  fireEvent.click(link('In Bags'));
  expect(openPanels()).toEqual([]);
  hover('Shoes');
  fireEvent.click(link('Shoes'), { detail: 1 });
  pass(1000);
  expect(openPanels()).toEqual([]);
});

test('keeps the panel of a followed link closed while the pointer rests or moves on the link', () => {
  render(<Bar />);
  hover('Bags', 10);
  pass(durations.intent);
  fireEvent.click(link('Bags'), { detail: 1, clientX: 10 });
  // A followed link opens a new page, which may have another link under the resting pointer. That link must
  // not open its panel, and neither must the followed link.
  for (const [name, x] of [
    ['Bags', 10],
    ['Shoes', 10],
    ['Bags', 12],
  ] as const) {
    hover(name, x);
    pass(1000);
    expect(openPanels()).toEqual([]);
  }
  hover('Shoes', 40);
  pass(durations.intent);
  expect(openPanels()).toEqual(['Shoes']);
  hover('Bags', 12);
  pass(durations.intent);
  expect(openPanels()).toEqual(['Bags']);
});

test('a followed link opens its panel again after the pointer has left the row and returned', () => {
  render(<Bar />);
  hover('Bags', 10);
  fireEvent.click(link('Bags'), { detail: 1, clientX: 10 });
  fireEvent.pointerLeave(screen.getByRole('navigation'), { pointerType: 'mouse' });
  hover('Bags', 10);
  pass(durations.intent);
  expect(openPanels()).toEqual(['Bags']);
});
