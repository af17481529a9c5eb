import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LoadMore } from './LoadMore.tsx';

const some = { visibleCount: 24, total: 412, label: 'Show 24 more', href: '/bags?page=2' };

test('a press calls onLoadMore instead of following the link, unless the press opens a new tab', () => {
  const onLoadMore = vi.fn();
  render(<LoadMore {...some} onLoadMore={onLoadMore} />);
  const link = screen.getByRole('link', { name: 'Show 24 more' });
  expect(link.getAttribute('href')).toBe('/bags?page=2');
  expect(fireEvent.click(link)).toBe(false);
  expect(onLoadMore).toHaveBeenCalledOnce();
  fireEvent.click(link, { ctrlKey: true });
  expect(onLoadMore).toHaveBeenCalledOnce();
});

test('shows only the count when all items are visible', () => {
  render(<LoadMore {...some} visibleCount={412} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('412 of 412')).toBeDefined();
});
