import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemas } from '@luxe/contract/schemas';
import { showProduct } from './product.ts';
import { openSeeded, type Seeded } from '../../testing/seeded.ts';
import { listSellers } from './sellers.ts';

let seeded: Seeded;
beforeAll(async () => void (seeded = await openSeeded()), 60_000);
afterAll(() => seeded.close());

describe('sellers and sizes of a product', () => {
  it('begin with the seller of the product page, which shows the number of the others [PDP-01]', async () => {
    let withOthers = 0;
    for (const { id, colours } of seeded.shop.products.slice(0, 200)) {
      const color = colours[0]?.name;
      const product = await showProduct(seeded.catalogue, id, color);
      const response = schemas.otherSellers.response.parse(await listSellers(seeded.catalogue, id, color));
      expect(response.sellers).toHaveLength((product?.otherSellersCount ?? 0) + 1);
      expect(response.sellers[0]).toMatchObject({
        isWinning: true,
        sellerID: product?.winningSellerID,
        sellerName: product?.winningSellerName,
      });
      expect(response.sellers.filter(({ isWinning }) => isWinning)).toHaveLength(1);
      expect(response.webURL).toBe(product?.webURL);
      for (const { sellerID, sizelink, deliveryModes } of response.sellers) {
        for (const { ussid } of sizelink) expect(ussid.startsWith(sellerID)).toBe(true);
        expect(deliveryModes.length).toBeGreaterThan(0);
      }
      if (response.sellers.length > 1) withOthers += 1;
    }
    expect(withOthers).toBeGreaterThan(5);
  });

  it('are undefined for an unknown product', async () => {
    expect(await listSellers(seeded.catalogue, 'mp000000000000000')).toBeUndefined();
  });

  it('include only sizes that the size guide lists, if the product has a guide [PDP-12]', async () => {
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

  it('of a garment have its measures [PDP-12]', async () => {
    const made = seeded.shop.products.find(({ sizeChart }) => sizeChart?.garment);
    const shown = await showProduct(seeded.catalogue, made?.id ?? '');
    const product = schemas.productDetails.response.parse(shown);
    expect(product.garment).toEqual(made?.sizeChart?.garment);
    expect(product.garment?.sizes).toEqual(product.variantOptions.sizelink.map(({ size }) => size));
  });
});
