import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { BoughtCard } from '../data/cardTypes.ts';
import { BoughtView } from './BoughtView.tsx';

const cards = Array.from({ length: 12 }, (_, at): BoughtCard => {
  const number = `GC-${at + 1}`;
  const recipientName = `Person ${at + 1}`;
  return { number, href: `/cards/${number}`, recipientName, detail: '', amount: '', state: 'sent' };
});
const viewOf = (count: number, onMore = vi.fn(), busy = false) => (
  <BoughtView cards={cards.slice(0, count)} total={cards.length} busy={busy} onMore={onMore} />
);
const moreButton = { name: 'Show more cards' };

test('the first card that "Show more" adds gets the focus, also when the button goes', async () => {
  const onMore = vi.fn();
  const { rerender } = render(viewOf(10, onMore));
  await userEvent.click(screen.getByRole('button', moreButton));
  expect(onMore).toHaveBeenCalledOnce();
  rerender(viewOf(10, onMore, true));
  rerender(viewOf(12, onMore));
  expect(screen.queryByRole('button', moreButton)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'For Person 11' }));
});

test('cards that arrive without "Show more" do not move the focus', () => {
  const { rerender } = render(viewOf(10));
  rerender(viewOf(12));
  expect(document.activeElement).toBe(document.body);
});

test('the focus stays where the shopper has moved it', async () => {
  const withField = (count: number) => (
    <>
      {viewOf(count)}
      <input aria-label="Their name" />
    </>
  );
  const { rerender } = render(withField(10));
  await userEvent.click(screen.getByRole('button', moreButton));
  await userEvent.click(screen.getByLabelText('Their name'));
  rerender(withField(12));
  expect(document.activeElement).toBe(screen.getByLabelText('Their name'));
});
