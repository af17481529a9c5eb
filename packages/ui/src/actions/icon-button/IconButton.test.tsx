import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { IconButton, IconLink } from './IconButton.tsx';

test('a button with `pressed` is a toggle with a constant name', () => {
  render(<IconButton icon="heart-filled" label="Save Warden bag to wishlist" pressed />);
  const button = screen.getByRole('button', { name: 'Save Warden bag to wishlist' });
  expect(button.getAttribute('aria-pressed')).toBe('true');
});

test('a button without `pressed` is not a toggle', () => {
  render(<IconButton icon="close" label="Close" />);
  expect(screen.getByRole('button', { name: 'Close' }).hasAttribute('aria-pressed')).toBe(false);
});

test('a badge shows 99+ for more than 99 and nothing for zero, and is not part of the name [SHL-09]', () => {
  const { rerender } = render(<IconLink icon="bag" label="Bag, 99+ items" href="/cart" badge={140} />);
  expect(screen.getByText('99+')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Bag, 99+ items' });
  rerender(<IconLink icon="bag" label="Bag" href="/cart" badge={0} />);
  expect(link.textContent).toBe('');
});
