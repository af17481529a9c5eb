import { samples } from '@luxe/contract/samples';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProductTile } from './ProductTile.tsx';
import { TileActionContext } from './TileAction.tsx';

const { productCard, productCardSoldOut } = samples;

test('a tile is one link, named by brand and name, with the heart outside it [LST-08]', () => {
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

test('what is sold out stays and says so in place of its price [LST-08]', () => {
  const { container } = render(<ProductTile product={productCardSoldOut} sizes="50vw" />);
  expect(container.textContent).toContain('Out of stock');
  expect(container.textContent).not.toContain('₹');
  expect(screen.getByRole('link')).toBeDefined();
});

test('the server draws no style attribute', () => {
  const { container } = render(<ProductTile product={productCard} sizes="50vw" />);
  expect(container.querySelector('[style]')).toBeNull();
});
