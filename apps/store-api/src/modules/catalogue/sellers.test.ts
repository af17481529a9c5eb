import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemas } from '@luxe/contract/schemas';
import { showProduct } from './product.ts';
import { openSeeded, type Seeded } from './seeded.ts';
import { listSellers } from './sellers.ts';

let seeded: Seeded;
beforeAll(async () => void (seeded = await openSeeded()), 60_000);
afterAll(() => seeded.close());

describe('who sells a product', () => {
  it('names the seller of its page first, and as many others as that page says [PDP-01]', async () => {
    let withOthers = 0;
    for (const { id, colours } of seeded.shop.products.slice(0, 200)) {
      const color = colours[0]?.name;
      const product = await showProduct(seeded.catalogue, id, color);
      const answer = schemas.otherSellers.response.parse(await listSellers(seeded.catalogue, id, color));
      expect(answer.sellers).toHaveLength((product?.otherSellersCount ?? 0) + 1);
      expect(answer.sellers[0]).toMatchObject({
        isWinning: true,
        sellerID: product?.winningSellerID,
        sellerName: product?.winningSellerName,
      });
      expect(answer.sellers.filter(({ isWinning }) => isWinning)).toHaveLength(1);
      expect(answer.webURL).toBe(product?.webURL);
      for (const { sellerID, sizelink, deliveryModes } of answer.sellers) {
        for (const { ussid } of sizelink) expect(ussid.startsWith(sellerID)).toBe(true);
        expect(deliveryModes.length).toBeGreaterThan(0);
      }
      if (answer.sellers.length > 1) withOthers += 1;
    }
    expect(withOthers).toBeGreaterThan(5);
  });

  it('knows nothing of an unknown product', async () => {
    expect(await listSellers(seeded.catalogue, 'mp000000000000000')).toBeUndefined();
  });

  it('a product says that it has a size guide, and what it is sold in stands in it [PDP-12]', async () => {
    const guided = seeded.shop.products.filter(({ sizeChart }) => sizeChart);
    expect(guided.length).toBeGreaterThan(50);
    for (const { id } of guided.slice(0, 40)) {
      const product = await showProduct(seeded.catalogue, id);
      const stored = await seeded.catalogue.product(id);
      const { columns, rows } = schemas.sizeGuide.response.parse(stored?.sizeChart);
      expect(product?.hasSizeGuide).toBe(true);
      const sizes = rows.map(([size]) => size);
      for (const { size } of product?.variantOptions.sizelink ?? []) expect(sizes, id).toContain(size);
      for (const row of rows) expect(row).toHaveLength(columns.length);
    }
    const shoes = guided.find(({ sizeChart }) => sizeChart?.title.endsWith('shoes'));
    expect(shoes?.sizeChart?.columns).toEqual(['Size', 'Indian', 'UK', 'US', 'Foot length, cm']);
  });
});
