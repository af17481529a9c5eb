import { systemClock as clock } from '@luxe/host';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { Product } from '../../model/catalogue.ts';
import { schemas } from '@luxe/contract/schemas';
import { catalogueOfCode, categoryLevel, indianDay } from '@luxe/format';
import { recordChanges } from '../../db/changeLog.ts';
import { offer, product } from '../../db/schema/catalogue.ts';
import { listProducts } from './listing.ts';
import { productSeo, showProduct } from './product.ts';
import { openSeeded, type Seeded } from '../../testing/seeded.ts';
import { createSitemap } from './sitemap.ts';

let seeded: Seeded;
beforeAll(async () => void (seeded = await openSeeded()), 60_000);
afterAll(() => seeded.close());

const list = async (searchText: string, page = 0, pageSize = 24) => {
  const response = await listProducts(seeded.catalogue, { searchText, page, pageSize });
  return response && schemas.searchProducts.response.parse(response);
};
const found = async (searchText: string) => {
  const response = await list(searchText);
  if (!response) throw new Error(`no listing of ${searchText}`);
  return response;
};
const show = async (id: string, colour?: string) => {
  const response = await showProduct(seeded.catalogue, id, colour);
  return response && schemas.productDetails.response.parse(response);
};
const productPage = async (id: string, colour?: string) => {
  const response = await show(id, colour);
  if (!response) throw new Error(`no product ${id}`);
  return response;
};
const listAllPages = async (searchText: string) => {
  const first = await found(searchText);
  const rest = Array.from({ length: first.pagination.totalPages - 1 }, (_, at) => list(searchText, at + 1));
  return [first, ...(await Promise.all(rest))].flatMap((response) => response?.searchresult ?? []);
};
const productOf = (id: string): Product => {
  const product = seeded.shop.products.find((one) => one.id === id);
  if (!product) throw new Error(`no product ${id} in the seed`);
  return product;
};

describe('listing', () => {
  it('contains heading, facets, results, pagination and the query [LST-14]', async () => {
    const response = await found(':relevance:category:LSH10');
    expect(response).toMatchObject({
      h1PageName: 'Bags',
      isDynamicPLP: false,
      spellingSuggestion: null,
      seo: {
        breadcrumbs: [
          { name: 'Home', url: '/' },
          { name: 'Bags', url: '/bags/c-lsh10' },
        ],
      },
      pagination: { currentPage: 0, pageSize: 24 },
      currentQuery: { searchText: '', sort: 'relevance', query: ':relevance:category:LSH10' },
    });
    expect(response.searchresult).toHaveLength(24);
    expect(response.searchresult[0]?.brandname).toBeTruthy();
    expect(response.pagination.totalPages).toBe(Math.ceil(response.pagination.totalResults / 24));
    expect(response.questionAndAnswerList.length).toBeGreaterThanOrEqual(3);
    expect(response.facetdata.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['brand', 'colour', 'bagType', 'price', 'inStockFlag']),
    );
  });

  it('has the real parent categories in its breadcrumbs', async () => {
    const { seo } = await found(':relevance:category:LSH1510101001');
    expect(seo.breadcrumbs.map(({ name }) => name)).toEqual([
      'Home',
      'Watches and jewellery',
      'Watches',
      'Dress watches',
      'Round watches',
    ]);
  });

  it('contains a category tree with codes, names and children [LST-15]', async () => {
    const { facetdatacategory } = await found(':relevance:category:LSH10');
    const [root] = facetdatacategory.filters;
    expect(root).toMatchObject({ categoryCode: 'LSH1', categoryName: 'Luxury' });
    const bags = root?.childFilters.find(({ categoryCode }) => categoryCode === 'LSH10');
    expect(bags).toMatchObject({ selected: true, webURL: '/bags/c-lsh10' });
    expect(bags?.childFilters.map(({ categoryName }) => categoryName)).toContain('Handbags');
  });

  it.each([
    ['category', 'LSH1'],
    ['brand', 'LSH10'],
    ['genderbeauty-classification', 'LSH13'],
    ['colour', 'LSH10'],
    ['strapcolor', 'LSH1510'],
    ['typeWatches', 'LSH1510'],
    ['patternWatches', 'LSH1510'],
    ['bagType', 'LSH10'],
    ['discountAll', 'LSH1'],
    ['isDiscountedPrice', 'LSH1'],
    ['isProductNew', 'LSH1'],
    ['superBrand', 'LSH1'],
    ['inStockFlag', 'LSH1'],
    ['price', 'LSH1'],
  ])('filtered by %s has as many results as the facet counted [LST-02]', async (key, category) => {
    const before = await found(`:relevance:category:${category}`);
    const values = before.facetdata.find((facet) => facet.key === key)?.values ?? [];
    const offered =
      key === 'category'
        ? before.facetdatacategory.filters.flatMap(({ childFilters }) =>
            childFilters.map(({ categoryCode, count }) => ({ value: categoryCode, count })),
          )
        : values;
    const [value] = [...offered].sort((a, b) => a.count - b.count);
    expect(value).toBeDefined();
    const after = await found(`:relevance:category:${category}:${key}:${value?.value}`);
    expect(after.pagination.totalResults).toBe(value?.count);
    expect(after.pagination.totalResults).toBeLessThanOrEqual(before.pagination.totalResults);
    const facet = after.facetdata.find((one) => one.key === key);
    if (key !== 'category') expect(facet).toMatchObject({ selectedFilterCount: 1 });
  });

  it('contains the query that selects each facet value and the query that removes each filter [LST-16]', async () => {
    const before = await found(':relevance:category:LSH10:brand:MBH11A00001');
    const black = before.facetdata
      .find(({ key }) => key === 'colour')
      ?.values.find(({ value }) => value === 'Black');
    const after = await found(black?.url ?? '');
    expect(after.pagination.totalResults).toBe(black?.count);
    expect(after.currentQuery.filters.map(({ name }) => name)).toEqual(['Bags', 'Halden & Roe', 'Black']);
    expect(after.currentQuery.filters[2]?.url).toBe(before.currentQuery.query);
    expect(after.searchresult.every(({ color }) => color !== undefined)).toBe(true);
  });

  it('shows products in the selected colour', async () => {
    const { searchresult } = await found(':relevance:category:LSH10:colour:Red');
    for (const { productId, color } of searchresult)
      expect(productOf(productId).colours.find(({ name }) => name === color)?.family).toBe('Red');
  });

  it.each(['LSH1', 'LSH10', 'LSH11', 'LSH13', 'LSH15', 'LSH18', 'LSH21', 'ISH1'])(
    'of %s contains only products of its own catalogue [LST-11, LST-13]',
    async (code) => {
      const cards = await listAllPages(`:relevance:category:${code}`);
      expect(cards.length).toBeGreaterThan(0);
      expect(new Set(cards.map(({ productId }) => productOf(productId).catalogue))).toEqual(
        new Set([catalogueOfCode(code)]),
      );
      expect(cards.every(({ brandCode }) => brandCode.startsWith('MBH'))).toBe(true);
    },
  );

  it('lists every product once over all its pages, even for a category code in lower case', async () => {
    const cards = await listAllPages(':price-asc:category:lsh1');
    const luxury = seeded.shop.products.filter(({ catalogue }) => catalogue === 'luxury');
    expect(cards.map(({ productId }) => productId).sort()).toEqual(luxury.map(({ id }) => id).sort());
    const prices = cards.map(({ price }) => price.sellingPrice.value);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it('of a brand has the name of the brand', async () => {
    const response = await found(':relevance:brand:MBH11A00001');
    expect(response.h1PageName).toBe('Halden & Roe');
    expect(response.seo.breadcrumbs.at(-1)?.url).toBe('/halden-roe/c-mbh11a00001');
    expect(new Set(response.searchresult.map(({ brandCode }) => brandCode))).toEqual(
      new Set(['MBH11A00001']),
    );
  });

  it('of a complete catalogue filtered by Women has the name Women', async () => {
    const response = await found(':relevance:category:LSH1:genderbeauty-classification:Women');
    expect(response.h1PageName).toBe('Women');
  });

  it('of a collection has the name of the collection [LST-05]', async () => {
    const response = await found(':relevance:category:LSH1:tag:gifting');
    expect(response.h1PageName).toBe('Presents');
    expect(response.seo.breadcrumbs.at(-1)).toEqual({ name: 'Presents', url: '/luxury/browse/gifting' });
    expect(response.currentQuery.filters.map(({ name }) => name)).toEqual(['Luxury', 'Presents']);
  });

  it('shows the range of all prices, ignoring the price filter, and the selected range', async () => {
    const open = await found(':relevance:category:LSH10');
    const narrow = await found(':relevance:category:LSH10:price:30000-60000');
    expect(narrow.priceRange).toEqual({ ...open.priceRange, selectedMin: 30_000, selectedMax: 60_000 });
    for (const { price } of narrow.searchresult) {
      expect(price.sellingPrice.value).toBeGreaterThanOrEqual(30_000);
      expect(price.sellingPrice.value).toBeLessThanOrEqual(60_000);
    }
  });

  it.each([
    ':relevance:brand:MBH99Z99999',
    ':relevance:category:LSH99',
    ':price-asc:category:x:colour:Black',
  ])('is undefined for an unknown code: %s', async (q) => expect(await list(q)).toBeUndefined());

  it('is empty beyond its last page, with the right totals', async () => {
    const first = await found(':relevance:category:LSH10');
    const beyond = await list(':relevance:category:LSH10', 9_999);
    expect(beyond).toMatchObject({
      searchresult: [],
      pagination: { ...first.pagination, currentPage: 9_999 },
      facetdata: first.facetdata,
    });
  });

  it('never fails, whatever the query text', () =>
    fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ maxLength: 600, unit: 'binary' }),
          fc
            .array(
              fc.constantFrom(':', 'price', '20-', '%', '%3A', 'brand', 'MBH11A00001', 'a', '-', '__proto__'),
            )
            .map((parts) => parts.join('')),
        ),
        async (text) => void (await list(text)),
      ),
      { numRuns: 300 },
    ));

  it('cuts the search text to 51 characters', async () => {
    const { currentQuery } = await found('a'.repeat(80));
    expect(currentQuery.searchText).toHaveLength(51);
  });

  it('contains only products of the scope category, which does not appear as a filter', async () => {
    const response = await listProducts(seeded.catalogue, {
      searchText: 'bag',
      page: 0,
      pageSize: 100,
      scope: 'ISH1',
    });
    expect(response?.searchresult.every(({ productCategoryId }) => productCategoryId.startsWith('ISH'))).toBe(
      true,
    );
    expect(response?.currentQuery.filters).toEqual([]);
  });
});

describe('the first page of a search [SEA-11]', () => {
  const all = (of: string) => (results: { productCategoryId: string }[]) =>
    results.every(({ productCategoryId }) => productCategoryId.startsWith(of));
  it.each([
    ['juttis', 'ISH1030'],
    ['jooti', 'ISH1030'],
    ['black tote', 'LSH1010103'],
    ['sunglases', 'LSH1810'],
    ['cashmere sweater', 'LSH1110'],
    ['chelsea boots', 'LSH1320'],
    ['emrald ring', 'LSH1520101'],
    ['lipstic', 'LSH2110102'],
    ['jhumka', 'ISH1040101'],
  ])('for the text “%s” begins with products of category %s', async (term, code) => {
    const { searchresult } = await found(term);
    expect(searchresult.length).toBeGreaterThanOrEqual(4);
    expect(all(code)(searchresult.slice(0, 4))).toBe(true);
  });

  it('begins with the same product for the spellings “tophandle” and “top handle”', async () => {
    const [joined, parted] = [await found('tophandle'), await found('top handle')];
    expect(joined.searchresult[0]).toEqual(parted.searchresult[0]);
  });

  it('finds a misspelt brand and suggests the right spelling [SEA-06]', async () => {
    const response = await found('maison verane');
    expect(response.spellingSuggestion).toBe('maison verrane');
    expect(response.searchresult[0]?.brandname).toBe('Maison Verrane');
  });

  it('applies the filters that the shop adds to every search [SEA-04]', async () => {
    const { pagination, searchresult } = await found(
      'tote:relevance:superBrand:SBD11A11124:inStockFlag:true',
    );
    expect(pagination.totalResults).toBeGreaterThan(0);
    expect(searchresult.every(({ isOutOfStock }) => !isOutOfStock)).toBe(true);
  });

  it.each(['saree', 'sari', 'silk saree', 'lehenga'])(
    'reports that %s is not sold, and shows dupattas, kurtas and shawls first [SEA-11]',
    async (typed) => {
      const response = await found(typed);
      expect(typed).toContain(response.unlistedWords);
      expect(response.spellingSuggestion).toBeNull();
      for (const { productname } of response.searchresult.slice(0, 8))
        expect(productname).toMatch(/dupatta|kurta|shawl/i);
    },
  );

  it.each([
    ['कुर्ता', /kurta/i],
    ['रेशम दुपट्टा', /dupatta/i],
    ['घड़ी', /watch|automatic|seconds/i],
    ['हैंडबैग', /bag|tote|crescent|half-moon/i],
    ['झुमके', /jhumka/i],
  ])('finds products for the Devanagari text %s', async (typed, name) => {
    const response = await found(typed);
    expect(response.unlistedWords).toBeUndefined();
    expect(response.searchresult.length).toBeGreaterThan(3);
    for (const { productname } of response.searchresult.slice(0, 4)) expect(productname).toMatch(name);
  });

  it('reports that sarees are not sold, also for a search in Devanagari', async () => {
    const response = await found('साड़ी');
    expect(response.unlistedWords).toBeTruthy();
    expect(response.searchresult[0]?.productname).toMatch(/dupatta|kurta|shawl/i);
  });

  it.each(['sneakers', 'suitcase', 'jeans'])(
    'does not correct %s to an unrelated word, and shows the nearest products',
    async (typed) => {
      const response = await found(typed);
      expect(response).toMatchObject({ unlistedWords: typed, spellingSuggestion: null });
      expect(response.pagination.totalResults).toBeGreaterThan(0);
    },
  );

  it.each(['tote', 'red bag', 'hndbag', 'sungla', 'earing', 'maison verane', 'laptop bag'])(
    'does not report %s as not sold',
    async (typed) => expect((await found(typed)).unlistedWords).toBeUndefined(),
  );

  it('is empty for an unknown word, without a spelling suggestion', async () => {
    const response = await found('xqzzyw');
    expect(response).toMatchObject({ searchresult: [], priceRange: null, spellingSuggestion: null });
  });
});

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

describe('a change in the database', () => {
  const sellOut = async (ussids: string[]) => {
    await seeded.db.transaction(async (tx) => {
      for (const ussid of ussids) await tx.update(offer).set({ stock: 0 }).where(eq(offer.ussid, ussid));
      await recordChanges(tx, 'offer', ussids, new Date(0));
    });
    await seeded.follower.poll();
  };

  it('shows a size as sold out', async () => {
    const product = seeded.shop.products.find(
      ({ colours }) => (colours[0]?.variants.filter(({ offers }) => offers[0]?.stock).length ?? 0) > 2,
    );
    const before = await productPage(product?.id ?? '');
    const size = before.variantOptions.sizelink.find(({ isAvailable }) => isAvailable);
    const variants = product?.colours.flatMap((colour) => colour.variants) ?? [];
    const variant = variants.find(({ offers }) => offers.some(({ ussid }) => ussid === size?.ussid));
    await sellOut(variant?.offers.map(({ ussid }) => ussid) ?? []);
    const after = await productPage(product?.id ?? '');
    expect(after.variantOptions.sizelink.find((one) => one.size === size?.size)).toMatchObject({
      isAvailable: false,
      stockCount: 0,
    });
  });

  it('removes a sold-out product from the in-stock listing', async () => {
    const inStock = ':relevance:category:LSH10:inStockFlag:true';
    const before = await found(inStock);
    const id = before.searchresult[0]?.productId ?? '';
    const offers = productOf(id).colours.flatMap(({ variants }) => variants.flatMap((one) => one.offers));
    await sellOut(offers.map(({ ussid }) => ussid));
    const after = await found(inStock);
    expect(after.pagination.totalResults).toBe(before.pagination.totalResults - 1);
    expect(after.searchresult.map(({ productId }) => productId)).not.toContain(id);
    const [card] = await seeded.catalogue.cards([{ id }]);
    expect(card?.isOutOfStock).toBe(true);
  });

  it('updates the price of a tile, the sort order and the price range', async () => {
    const { searchresult } = await found(':price-desc:category:LSH13');
    const [first, second] = searchresult;
    const ussids = productOf(second?.productId ?? '').colours.flatMap(({ variants }) =>
      variants.flatMap(({ offers }) => offers.map(({ ussid }) => ussid)),
    );
    const paise = ((first?.price.sellingPrice.value ?? 0) + 1_000) * 100;
    await seeded.db.transaction(async (tx) => {
      for (const ussid of ussids)
        await tx.update(offer).set({ pricePaise: paise, mrpPaise: paise }).where(eq(offer.ussid, ussid));
      await recordChanges(tx, 'product', [second?.productId ?? ''], new Date(0));
    });
    await seeded.follower.poll();
    const after = await found(':price-desc:category:LSH13');
    expect(after.searchresult[0]?.productId).toBe(second?.productId);
    expect(after.priceRange?.max).toBe(paise / 100);
  });
});

test('every category has the level that its code implies [SEO-04]', () => {
  for (const { code, level } of seeded.catalogue.categories.values())
    expect([code, level]).toEqual([code, code.length === 4 ? 1 : categoryLevel(code)]);
});

test('the sitemap contains every public path once [SEO-07]', async () => {
  const response = schemas.sitemap.response.parse(await createSitemap({ ...seeded, clock })(0));
  const { articles, brands, categories, content, dynamicListings, products, stores } = seeded.shop;
  const now = clock.now();
  const published = articles.filter(({ publishedAt }) => new Date(publishedAt) <= now);
  const sections = new Set(published.map(({ section }) => section));
  const own = dynamicListings.filter(({ dupCanonicalUrl }) => dupCanonicalUrl === '');
  const urls = response.entries.map(({ url }) => url);
  expect(response.totalPages).toBe(1);
  expect(new Set(urls).size).toBe(
    brands.length +
      categories.length +
      content.length +
      own.length +
      products.length +
      stores.length +
      published.length +
      sections.size,
  );
  expect(urls).toEqual(expect.arrayContaining(own.map(({ url }) => url)));
  expect(urls).toEqual(expect.arrayContaining(stores.map(({ slug }) => `/${slug}-store`)));
  expect(urls).toHaveLength(new Set(urls).size);
  expect((await createSitemap({ ...seeded, clock })(1)).entries).toEqual([]);
});

test('the sitemap dates a category by the latest change of a product at any level below it', async () => {
  const { db } = seeded;
  const beauty = seeded.shop.products.find(({ categoryCode }) => categoryCode.startsWith('LSH2'));
  if (!beauty) throw new Error('no product outside of LSH1…');
  const dateOf = async (code: string) =>
    (await createSitemap({ ...seeded, clock })(0)).entries.find(({ url }) =>
      url.endsWith(`/c-${code.toLowerCase()}`),
    )?.lastModified;
  const change = (changedAt: Date | null) =>
    db.update(product).set({ changedAt }).where(eq(product.id, beauty.id));
  await change(new Date('2031-05-06T12:00:00Z'));
  const path = seeded.catalogue.pathTo(beauty.categoryCode).map(({ code }) => code);
  expect(path).toContain('LSH1');
  for (const code of path) expect([code, await dateOf(code)]).toEqual([code, '2031-05-06']);
  expect(await dateOf('LSH10')).not.toBe('2031-05-06');
  await change(null);
});

test('sitemap pages of any size contain the same entries, each once, and none beyond the last page', async () => {
  const fullSitemap = await createSitemap({ ...seeded, clock })(0);
  for (const pageSize of [7, 100, fullSitemap.entries.length - 1, fullSitemap.entries.length]) {
    const sitemap = createSitemap({ ...seeded, clock, pageSize });
    const { totalPages } = await sitemap(0);
    expect(totalPages).toBe(Math.ceil(fullSitemap.entries.length / pageSize));
    const pages = [];
    for (let page = 0; page < totalPages; page++) pages.push((await sitemap(page)).entries);
    expect(pages.flat()).toEqual(fullSitemap.entries);
    expect(pages.every((entries) => entries.length > 0)).toBe(true);
    for (const beyond of [totalPages, 99_998])
      expect(await sitemap(beyond)).toEqual({ totalPages, entries: [] });
  }
}, 60_000);

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

test('no two listings of the sitemap share a title', async () => {
  const { brands, categories } = seeded.shop;
  const titles = [];
  for (const key of ['category', 'brand'])
    for (const { code } of key === 'category' ? categories : brands) {
      const { seo, h1PageName } = await found(`:relevance:${key}:${code}`);
      titles.push(seo.title ?? `${key} ${h1PageName}`);
      expect(seo.canonicalURL?.endsWith(`/c-${code.toLowerCase()}`)).toBe(true);
    }
  expect(titles).toHaveLength(new Set(titles).size);
}, 60_000);

test('a change of price or text, not of popularity, updates lastModified of product and brand', async () => {
  const { db } = seeded;
  const product = seeded.shop.products.at(-1)!;
  const url = `/${product.slug}/p-${product.id}`;
  const brand = seeded.shop.brands.find(({ code }) => code === product.brandCode)!;
  const dayOf = async (path: string) =>
    (await createSitemap({ db, catalogue: seeded.catalogue, clock })(0)).entries.find(
      (entry) => entry.url === path,
    )?.lastModified;
  const first = await dayOf(url);
  expect(first).toBe(indianDay(new Date(product.createdAt)));
  await db.execute(sql`update product set popularity = popularity + 1 where id = ${product.id}`);
  expect(await dayOf(url)).toBe(first);
  const today = indianDay(new Date());
  await db.execute(sql`update offer set price_paise = price_paise - 1 where variant_sku in
    (select sku from variant where product_id = ${product.id})`);
  expect(await dayOf(url)).toBe(today);
  expect(await dayOf(`/${brand.slug}/c-${brand.code.toLowerCase()}`)).toBe(today);
  await db.execute(sql`update product set changed_at = null where id = ${product.id}`);
  expect(await dayOf(url)).toBe(first);
  await db.execute(sql`update product set title = title || '.' where id = ${product.id}`);
  expect(await dayOf(url)).toBe(today);
});
