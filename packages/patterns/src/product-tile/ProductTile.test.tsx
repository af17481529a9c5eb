import { samples } from '@luxe/contract/samples';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ProductTile } from './ProductTile.tsx';
import { TileActionContext } from './TileAction.tsx';

const { productCard, productCardSoldOut } = samples;

test('a tile is one link named by brand and product, with the wishlist button outside it [LST-08]', () => {
  render(
    <TileActionContext value={({ product }) => <button type="button">Save {product.productname}</button>}>
      <ProductTile product={productCard} sizes="50vw" />
    </TileActionContext>,
  );
  const link = screen.getByRole('link', { name: `${productCard.brandname} ${productCard.productname}` });
  expect(link.getAttribute('href')).toBe(productCard.webURL);
  expect(link.contains(screen.getByRole('button', { name: `Save ${productCard.productname}` }))).toBe(false);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('a sold-out product stays in the list and shows "Out of stock" instead of its price [LST-08]', () => {
  const { container } = render(<ProductTile product={productCardSoldOut} sizes="50vw" />);
  expect(container.textContent).toContain('Out of stock');
  expect(container.textContent).not.toContain('₹');
  expect(screen.getByRole('link')).toBeDefined();
});

test('renders a tile without style attributes', () => {
  const { container } = render(<ProductTile product={productCard} sizes="50vw" />);
  expect(container.querySelector('[style]')).toBeNull();
});

test.each([
  ['shows the second picture once it is decoded', () => Promise.resolve(), true],
  [
    'keeps the first picture if the second cannot be decoded',
    () => Promise.reject(new Error('broken')),
    false,
  ],
])('a hovered tile %s', async (_, decode, isVisible) => {
  const { container } = render(<ProductTile product={productCard} sizes="50vw" />);
  const tile = container.firstElementChild as Element;
  fireEvent.pointerEnter(tile);
  const second = container.querySelectorAll('img')[1] as HTMLImageElement;
  const cover = second.closest('[aria-hidden]');
  expect(cover?.hasAttribute('data-ready')).toBe(false);
  second.decode = vi.fn(decode);
  fireEvent.load(second);
  await waitFor(() => expect(second.decode).toHaveBeenCalledOnce());
  await waitFor(() => expect(cover?.hasAttribute('data-ready')).toBe(isVisible));
});
