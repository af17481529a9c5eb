import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSeeded, type Seeded } from '../../testing/seeded.ts';
import { changePrice } from '../ops/changeOffer.ts';
import { showProduct } from './product.ts';

let seeded: Seeded;
beforeEach(async () => void (seeded = await openSeeded()), 60_000);
afterEach(() => seeded.close());

/** Shows every product, and returns the number of database queries that this needed. */
async function countQueries(): Promise<number> {
  const queries = vi.spyOn(seeded.db, 'select');
  try {
    for (const { id } of seeded.shop.products) await showProduct(seeded.catalogue, id);
    return queries.mock.calls.length;
  } finally {
    queries.mockRestore();
  }
}

it('a warm catalogue shows all products without a query', async () => {
  await seeded.catalogue.warm(new AbortController().signal);
  expect(await countQueries()).toBe(0);
});

it('requests are read between the batches of the warming', async () => {
  let iterations = 0;
  const count = () => {
    iterations += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  await seeded.catalogue.warm(new AbortController().signal);
  clearImmediate(next);
  expect(iterations).toBeGreaterThanOrEqual(Math.floor(seeded.shop.products.length / 50));
});

it('an aborted warming reads no products', async () => {
  await seeded.catalogue.warm(AbortSignal.abort());
  expect(await countQueries()).toBeGreaterThan(0);
});

it('a price that changes during the warming is not the old one afterwards', async () => {
  const warming = seeded.catalogue.warm(new AbortController().signal);
  const [product] = seeded.shop.products;
  const ussid = product?.colours[0]?.variants[0]?.offers[0]?.ussid ?? '';
  await changePrice(seeded.db, ussid, 1_234_500);
  await seeded.follower.poll();
  await warming;
  const shown = await seeded.catalogue.product(product?.id ?? '');
  const offers = shown?.colours.flatMap(({ variants }) => variants.flatMap((one) => one.offers));
  expect(offers?.find((one) => one.ussid === ussid)?.pricePaise).toBe(1_234_500);
});
