import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ShowMore } from './ShowMore.tsx';

const some = { shown: 24, total: 412, label: 'Show 24 more', href: '/bags?page=2' };

test('is a link that script takes over, but not from a press for a new tab', () => {
  const more = vi.fn();
  render(<ShowMore {...some} onShowMore={more} />);
  const link = screen.getByRole('link', { name: 'Show 24 more' });
  expect(link.getAttribute('href')).toBe('/bags?page=2');
  expect(fireEvent.click(link)).toBe(false);
  expect(more).toHaveBeenCalledOnce();
  fireEvent.click(link, { ctrlKey: true });
  expect(more).toHaveBeenCalledOnce();
});

test('offers nothing when all is shown', () => {
  render(<ShowMore {...some} shown={412} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('412 of 412')).toBeDefined();
});
