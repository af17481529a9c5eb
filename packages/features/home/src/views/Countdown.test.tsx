import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BlockOf } from './blocks.ts';
import { Countdown } from './Countdown.tsx';

const block: BlockOf<'countdown'> = {
  type: 'countdown',
  title: 'Embroidered to order',
  text: 'Borders in zari take a studio five weeks.',
  link: { label: 'Kurtas', href: '/kurtas/c-ish1010101' },
  ends: '2026-11-29T23:59:00+05:30',
};
const at = (iso: string) => vi.setSystemTime(new Date(iso));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a page that was kept says the date, and is taken over without a word changed under the shopper’s eyes [CON-04]', async () => {
  at('2026-11-20T12:00:00+05:30');
  const room = document.createElement('div');
  room.innerHTML = renderToString(<Countdown block={block} />);
  expect(room.querySelector('time')?.textContent).toBe('Until Sunday 29 November 2026, 11:59 pm');
  expect(room.querySelector('time')?.getAttribute('datetime')).toBe(block.ends);
  // Eight days later the same page comes out of a cache.
  at('2026-11-28T12:00:00+05:30');
  const faults = vi.fn();
  await act(() => hydrateRoot(room, <Countdown block={block} />, { onRecoverableError: faults }));
  expect(faults).not.toHaveBeenCalled();
  expect(room.querySelector('time')?.textContent).toBe('Ends tomorrow at 11:59 pm');
});

test('turns with the day, and goes when it is over [CON-04]', () => {
  at('2026-11-28T23:59:30+05:30');
  const { container } = render(<Countdown block={block} />);
  screen.getByText('Ends tomorrow at 11:59 pm');
  act(() => void vi.advanceTimersByTime(60_000));
  screen.getByText('Ends today at 11:59 pm');
  at('2026-11-29T23:59:00+05:30');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(container.childElementCount).toBe(0);
});

test('says what the editor says when it is over [CON-04]', () => {
  at('2026-11-30T09:00:00+05:30');
  render(<Countdown block={{ ...block, after: 'Orders for April are closed.' }} />);
  screen.getByText('Orders for April are closed.');
  screen.getByRole('heading', { name: 'Embroidered to order' });
  expect(document.querySelector('time')).toBeNull();
  expect(screen.queryByText(block.text ?? '')).toBeNull();
});
