import { samples } from '@luxe/contract/samples';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { ProductTile } from './ProductTile.tsx';
import { toTileProduct } from './tileProduct.ts';

const cards = [samples.productCard, samples.productCardLong];

test.each(cards)('a tile product renders the same HTML as its product card: $productname', (card) => {
  const html = (product: Parameters<typeof toTileProduct>[0] | ReturnType<typeof toTileProduct>) =>
    renderToStaticMarkup(createElement(ProductTile, { product, sizes: '50vw' }));
  expect(html(toTileProduct(card))).toBe(html(card));
});

test('the JSON of a tile product is at least a quarter smaller than that of its product card', () => {
  for (const card of cards)
    expect(JSON.stringify(toTileProduct(card)).length).toBeLessThan(JSON.stringify(card).length * 0.75);
});
