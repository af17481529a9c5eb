import { schemas } from '@luxe/contract/schemas';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { readCatalogue } from '../../testing/readCatalogue.ts';
import { openSeeded, type Seeded } from '../../testing/seeded.ts';
import { productSeo, showProduct } from './product.ts';

let seeded: Seeded;
beforeAll(async () => void (seeded = await openSeeded()), 60_000);
afterAll(() => seeded.close());
const { show, productPage } = readCatalogue(() => seeded);

describe('product', () => {
  const colourful = () => {
    const product = seeded.shop.products.find(
      ({ colours }) => colours.length > 2 && colours[0]?.variants.some(({ offers }) => offers[0]?.stock),
    );
    if (!product) throw new Error('no product in several colours');
    return product;
  };

  it('contains the fields of the product page [PDP-09]', async () => {
    const product = colourful();
    const response = await productPage(product.id);
    const offers = product.colours[0]?.variants.flatMap((variant) => variant.offers) ?? [];
    const winner = offers.find(({ ussid }) => ussid === response.winningUssID);
    expect(response).toMatchObject({
      productListingId: product.id,
      productName: product.name,
      productTitle: product.title,
      winningSellerPrice: { doubleValue: (winner?.price ?? 0) / 100 },
      mrpPrice: { doubleValue: (winner?.mrp ?? 0) / 100 },
      winningSellerID: winner?.sellerId,
      returnPolicy: product.returnPolicy,
      webURL: `/${product.slug}/p-${product.id}`,
      seo: { canonicalURL: `/${product.slug}/p-${product.id}` },
      isProductNew: product.flags.isProductNew ? 'Y' : 'N',
    });
    expect(response.galleryImagesList.map(({ view }) => view)).toEqual(
      product.colours[0]?.images.map(({ view }) => view),
    );
    expect(response.seo.breadcrumbs.at(-1)?.name).toBe(product.name);
    expect(response.brandURL).toContain(`/c-${product.brandCode.toLowerCase()}`);
  });

  it('shows its film and a still picture last in the gallery, but no film on a tile [PDP-02]', async () => {
    const filmed = seeded.shop.products.find(({ colours }) => colours[0]?.images.some(({ film }) => film));
    const response = await productPage(filmed?.id ?? '');
    const { film, ...still } = response.galleryImagesList.at(-1) ?? {};
    expect(still).toMatchObject({ url: expect.stringMatching(/\.avif$/), width: 960, height: 640 });
    expect(film?.sources).toEqual([
      { url: expect.stringMatching(/^\/media\/[0-9a-f]{16}\.webm$/), type: 'video/webm' },
    ]);
    const [card] = await seeded.catalogue.cards([{ id: filmed?.id ?? '' }]);
    expect(card?.images.map(({ url }) => url)).toEqual(
      response.galleryImagesList.slice(0, 2).map(({ url }) => url),
    );
  });

  it('lists its colours and sizes, with the chosen colour selected [PDP-11]', async () => {
    const product = colourful();
    const second = product.colours[1];
    const response = await productPage(product.id, second?.name.toUpperCase());
    expect(response.color).toBe(second?.name);
    expect(response.variantOptions.colorlink.filter(({ selected }) => selected)).toHaveLength(1);
    expect(response.variantOptions.colorlink[1]).toMatchObject({ color: second?.name, selected: true });
    expect(response.variantOptions.sizelink.map(({ size }) => size)).toEqual(
      second?.variants.map(({ sizeLabel }) => sizeLabel),
    );
    for (const { isAvailable, stockCount } of response.variantOptions.sizelink)
      expect(isAvailable).toBe(stockCount > 0);
  });

  it('has the default colour for an unknown colour, and is undefined for an unknown id', async () => {
    const product = colourful();
    expect((await productPage(product.id, 'plaid')).color).toBe((await productPage(product.id)).color);
    expect(await show('mp999999999999999')).toBeUndefined();
    expect(await show('null\0byte')).toBeUndefined();
    expect(await show("'; drop table product; --")).toBeUndefined();
  });

  it('has 12 similar products in stock; the first one is of its own category', async () => {
    const product = colourful();
    const { similarProducts } = await productPage(product.id);
    expect(similarProducts).toHaveLength(12);
    expect(similarProducts.map(({ productId }) => productId)).not.toContain(product.id);
    expect(similarProducts.every(({ isOutOfStock }) => !isOutOfStock)).toBe(true);
    expect(similarProducts[0]?.productCategoryId).toBe(product.categoryCode);
  });

  it('has similar products of its own catalogue; of the first 4, at most 2 share a category', async () => {
    const product = colourful();
    const { similarProducts } = await productPage(product.id);
    const kinds = similarProducts.slice(0, 4).map(({ productCategoryId }) => productCategoryId);
    for (const kind of kinds) expect(kinds.filter((one) => one === kind).length).toBeLessThanOrEqual(2);
    const own = product.categoryCode.slice(0, 3);
    expect(similarProducts.every(({ productCategoryId }) => productCategoryId.startsWith(own))).toBe(true);
  });

  it('has the facts that the law requires, for every product of the demo shop', async () => {
    const without = [];
    for (const { id, catalogue } of seeded.shop.products) {
      const facts = (await showProduct(seeded.catalogue, id))?.legalFacts;
      const isImported = facts?.originCountry !== 'India';
      const isComplete =
        facts?.genericName &&
        facts.originCountry &&
        facts.manufacturer &&
        facts.netQuantity &&
        facts.customerCare &&
        (facts.importer !== undefined) === isImported;
      if (!isComplete) without.push([id, catalogue, facts]);
    }
    expect(without).toEqual([]);
  });

  it('has SEO data that matches the contract [PDP-08]', async () => {
    const product = await seeded.catalogue.product(colourful().id);
    if (!product) throw new Error('no such product');
    const seo = productSeo(seeded.catalogue, product);
    expect(schemas.productSeo.response.parse({ seo })).toEqual({ seo });
  });

  it('matches the contract on its page, whichever product of the shop is shown', async () => {
    for (const { id } of seeded.shop.products) expect((await productPage(id)).productListingId).toBe(id);
  });
});

test('no two products share a title, because the brand follows a name that two products share', async () => {
  const titles = await Promise.all(
    seeded.shop.products.map(async ({ id, name }) => {
      const product = await seeded.catalogue.product(id);
      return (product && productSeo(seeded.catalogue, product).title) ?? name;
    }),
  );
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  expect(titles.some((title) => title.includes(' By '))).toBe(true);
}, 60_000);
