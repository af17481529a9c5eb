import { ApiError } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { expect, it, vi } from 'vitest';
import { findKnownOffer, offerOf, readOffer } from './findOffer.ts';

const { productDetails: product } = samples;
const ussid = product.winningUssID;
const item = { productCode: 'mp1', USSID: ussid, color: '' };
type Client = Parameters<typeof readOffer>[0];
const clientThat = (call: () => Promise<unknown>) => ({ call: vi.fn(call) }) as unknown as Client;

it('finds the offer of a product', () => {
  expect(offerOf(product, ussid)?.priceText).toMatch(/^₹/);
  expect(offerOf(product, 'another')).toBeUndefined();
});

it('a product that is sold out has no offer that is available', () => {
  expect(offerOf({ ...product, isOutOfStock: true }, ussid)?.isAvailable).toBe(false);
});

it('finds what the page knows among its cached responses', () => {
  const known = findKnownOffer([undefined, null, 'text', { count: 1 }, product], ussid);
  expect(known).toMatchObject({ name: `${product.brandName} ${product.productName}` });
  expect(findKnownOffer([], ussid)).toBeUndefined();
});

it('reads the offer of today from the store', async () => {
  const offer = await readOffer(
    clientThat(async () => product),
    item,
  );
  expect(offer).toEqual(offerOf(product, ussid));
});

it('a product that the store has removed has no offer', async () => {
  const removed = clientThat(() => Promise.reject(new ApiError(404, 'P4041', 'Not found')));
  expect(await readOffer(removed, item)).toBeUndefined();
});

it.each([
  ['no response', new ApiError(0, 'offline', 'You are offline')],
  ['a fault of the store', new ApiError(503, '', 'ajax error 503')],
])('%s is not an offer that the store has removed', async (_, error) => {
  await expect(
    readOffer(
      clientThat(() => Promise.reject(error)),
      item,
    ),
  ).rejects.toBe(error);
});
