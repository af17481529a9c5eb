import { samples } from '@luxe/contract/samples';
import { expect, it } from 'vitest';
import { findItems, toPageCopy } from './toPageCopy.ts';

const facts = {
  ...{ kind: 'product' as const, path: '/x/p-mp1', title: 'X', text: '', picture: '', savedAt: 1 },
};

it('finds the products of a listing with their price and the picture that the page shows', () => {
  const { searchProducts: listing } = samples;
  const items = findItems([listing], (path) => `/img${path}`);
  const [first] = listing.searchresult;
  expect(items.length).toBe(Math.min(24, new Set(listing.searchresult.map(({ webURL }) => webURL)).size));
  expect(items[0]).toEqual({
    ...{ path: first?.webURL, brand: first?.brandname, name: first?.productname },
    ...{ price: first?.price.sellingPrice.formattedValue, picture: `/img${first?.webURL}` },
  });
});

it('takes the price of a product, and no other products', () => {
  const { productDetails } = samples;
  const copy = toPageCopy(facts, [productDetails], () => '');
  expect(copy.price).toBe(productDetails.winningSellerPrice.formattedValue);
  expect(copy.items).toEqual([]);
});

it('copies no HTML and nothing else of a response', () => {
  const copy = toPageCopy({ ...facts, kind: 'listing' }, [samples.searchProducts], () => '');
  const fields = ['items', 'kind', 'path', 'picture', 'price', 'savedAt', 'text', 'title'];
  expect(Object.keys(copy).toSorted()).toEqual(fields);
});
