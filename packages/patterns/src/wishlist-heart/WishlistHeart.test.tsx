import { samples } from '@luxe/contract/samples';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { WishlistHeart } from './WishlistHeart.tsx';

const { productCard: product } = samples;
const name = `Keep ${product.brandname} ${product.productname} in wishlist`;

test.each([[true], [false]])(
  'a heart is a toggle named with the product (saved: %s) [SHL-06]',
  async (saved) => {
    const change = vi.fn();
    render(<WishlistHeart product={product} saved={saved} onSavedChange={change} />);
    const heart = screen.getByRole('button', { name, pressed: saved });
    await userEvent.click(heart);
    expect(change).toHaveBeenCalledExactlyOnceWith(!saved);
  },
);

test('while the store is told, a second press does nothing', async () => {
  const change = vi.fn();
  render(<WishlistHeart product={product} saved busy onSavedChange={change} />);
  const heart = screen.getByRole('button', { name });
  await userEvent.click(heart);
  expect(change).not.toHaveBeenCalled();
  expect(heart.getAttribute('aria-busy')).toBe('true');
});
