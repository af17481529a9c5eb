import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { IconButton, IconLink } from './IconButton.tsx';

test('a heart is a toggle with the product in its name', () => {
  render(<IconButton icon="heart-filled" label="Keep Warden bag in wishlist" pressed />);
  const heart = screen.getByRole('button', { name: 'Keep Warden bag in wishlist' });
  expect(heart.getAttribute('aria-pressed')).toBe('true');
});

test('a plain icon button is no toggle', () => {
  render(<IconButton icon="close" label="Close" />);
  expect(screen.getByRole('button', { name: 'Close' }).hasAttribute('aria-pressed')).toBe(false);
});

test('a badge stops at 99+ and is not part of the name [SHL-09]', () => {
  const { rerender } = render(<IconLink icon="bag" label="Bag, 99+ items" href="/cart" badge={140} />);
  expect(screen.getByText('99+')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Bag, 99+ items' });
  rerender(<IconLink icon="bag" label="Bag" href="/cart" badge={0} />);
  expect(link.textContent).toBe('');
});
