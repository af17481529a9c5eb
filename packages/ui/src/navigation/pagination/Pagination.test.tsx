import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Pagination } from './Pagination.tsx';

const hrefFor = (page: number) => `/bags?page=${page}`;

test('renders pages as links and marks the current page', () => {
  render(<Pagination page={2} pages={5} hrefFor={hrefFor} />);
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/bags?page=3');
  expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('rel')).toBe('prev');
});

test('renders nothing for a single page', () => {
  const { container } = render(<Pagination page={1} pages={1} hrefFor={hrefFor} />);
  expect(container.innerHTML).toBe('');
});
