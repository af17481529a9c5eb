import { samples } from '@luxe/contract/samples';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { WishlistButton } from './WishlistButton.tsx';

const { productCard: product } = samples;
const name = `Save ${product.brandname} ${product.productname} to wishlist`;

test.each([[true], [false]])(
  'the wishlist button is a toggle whose name contains the product (saved: %s) [SHL-06]',
  async (saved) => {
    const change = vi.fn();
    render(<WishlistButton product={product} saved={saved} onSavedChange={change} />);
    const button = screen.getByRole('button', { name, pressed: saved });
    await userEvent.click(button);
    expect(change).toHaveBeenCalledExactlyOnceWith(!saved);
  },
);

test('ignores a second press while the request is pending', async () => {
  const change = vi.fn();
  render(<WishlistButton product={product} saved busy onSavedChange={change} />);
  const button = screen.getByRole('button', { name });
  await userEvent.click(button);
  expect(change).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
});
