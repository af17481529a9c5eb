import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BlockOf } from '../data/contentPageParts.ts';
import { Countdown } from './Countdown.tsx';

const block: BlockOf<'countdown'> = {
  type: 'countdown',
  title: 'Embroidered to order',
  text: 'Borders in zari take a studio five weeks.',
  link: { label: 'Kurtas', href: '/kurtas/c-ish1010101' },
  ends: '2026-11-29T23:59:00+05:30',
};
const setNow = (iso: string) => vi.setSystemTime(new Date(iso));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a cached page shows the end date; after hydration it shows the time left [CON-04]', async () => {
  setNow('2026-11-20T12:00:00+05:30');
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Countdown block={block} />);
  expect(container.querySelector('time')?.textContent).toBe('Until Sunday 29 November 2026, 11:59 pm');
  expect(container.querySelector('time')?.getAttribute('datetime')).toBe(block.ends);
  // The time moves on by eight days, as when a cache serves an old page.
  setNow('2026-11-28T12:00:00+05:30');
  const onRecoverableError = vi.fn();
  await act(() => hydrateRoot(container, <Countdown block={block} />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.querySelector('time')?.textContent).toBe('Ends tomorrow at 11:59 pm');
});

test('the text changes at midnight, and the countdown disappears at its end [CON-04]', () => {
  setNow('2026-11-28T23:59:30+05:30');
  const { container } = render(<Countdown block={block} />);
  screen.getByText('Ends tomorrow at 11:59 pm');
  act(() => void vi.advanceTimersByTime(60_000));
  screen.getByText('Ends today at 11:59 pm');
  setNow('2026-11-29T23:59:00+05:30');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(container.childElementCount).toBe(0);
});

test('shows the editor’s closing text after the end [CON-04]', () => {
  setNow('2026-11-30T09:00:00+05:30');
  render(<Countdown block={{ ...block, after: 'Orders for April are closed.' }} />);
  screen.getByText('Orders for April are closed.');
  screen.getByRole('heading', { name: 'Embroidered to order' });
  expect(document.querySelector('time')).toBeNull();
  expect(screen.queryByText(block.text ?? '')).toBeNull();
});
