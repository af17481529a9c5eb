import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ShowMore } from './ShowMore.tsx';

const some = { visibleCount: 24, total: 412, label: 'Show 24 more', href: '/bags?page=2' };

test('a press calls onShowMore instead of following the link, unless the press opens a new tab', () => {
  const onShowMore = vi.fn();
  render(<ShowMore {...some} onShowMore={onShowMore} />);
  const link = screen.getByRole('link', { name: 'Show 24 more' });
  expect(link.getAttribute('href')).toBe('/bags?page=2');
  expect(fireEvent.click(link)).toBe(false);
  expect(onShowMore).toHaveBeenCalledOnce();
  fireEvent.click(link, { ctrlKey: true });
  expect(onShowMore).toHaveBeenCalledOnce();
});

test('shows only the count when all items are visible', () => {
  render(<ShowMore {...some} visibleCount={412} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('412 of 412')).toBeDefined();
});
