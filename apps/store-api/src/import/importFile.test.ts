import { schemas } from '@luxe/contract/schemas';
import { systemClock } from '@luxe/host';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { rowsOf, type OpenDatabase } from '../db/database.ts';
import { offer, product, variant } from '../db/schema/catalogue.ts';
import { listBrands } from '../modules/catalogue/listBrands.ts';
import { listProducts } from '../modules/catalogue/listing.ts';
import { showProduct } from '../modules/catalogue/product.ts';
import { createSitemap } from '../modules/catalogue/sitemap.ts';
import type { OpenCatalogue } from '../openCatalogue.ts';
import { openPolled } from '../testing/openPolled.ts';
import { postgresDriver } from '../modules/search/postgresDriver.ts';
import { databases, openEmbedded } from '../testing/databases.ts';
import { insertFixtures } from '../testing/fixtures.ts';
import { createImporter, newRow, type Importer } from '../testing/importing.ts';
import type { ImportResult } from './importFile.ts';
import { beginRun, endRun } from './staging.ts';
import { writeChanges } from './writeChanges.ts';

const shirt = { group: 'shirt', title: 'Juhu linen shirt', brand: 'Kestrel', category: 'Clothing > Shirts' };
const shirts = [
  { sku: 'S-1', ...shirt, price: '2990', mrp: '3490', stock: '5', colour: 'Ink blue', size: 'M' },
  { sku: 'S-2', ...shirt, price: '2990', mrp: '3490', stock: '0', colour: 'Ink blue', size: 'L' },
  { sku: 'S-3', ...shirt, price: '2790', mrp: '3490', stock: '2', colour: 'White', size: 'M' },
];
const lamp = {
  sku: 'L-1',
  title: 'Brass lamp',
  brand: 'Deepika Home',
  category: 'Home > Lamps',
  price: '12,500.50',
  stock: '2',
};

const problemsOf = (result: ImportResult) => (result.outcome === 'rejected' ? result.problems : []);
/** Numbers of products that were added, changed and unchanged. */
const productsOf = (result: ImportResult) => {
  if (result.outcome === 'rejected') throw new Error(JSON.stringify(result.problems.slice(0, 3)));
  const { added, changed, unchanged } = result.counts.products;
  return [added, changed, unchanged];
};

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`an import on ${name}`, () => {
    let database: OpenDatabase;
    let importer: Importer;
    let shop: OpenCatalogue;
    beforeAll(async () => {
      database = await open();
      importer = createImporter(database.db);
      // The shop is open before its first product exists.
      shop = await openPolled({ db: database.db });
    }, 60_000);
    afterAll(async () => {
      importer.close();
      await shop.close();
      await database.close();
    });

    const idOf = async (sku: string) => {
      const [row] = await database.db.select().from(variant).where(eq(variant.sku, sku));
      return row?.productId ?? '';
    };
    const pageOf = async (sku: string, colour?: string) => {
      const page = await showProduct(shop.catalogue, await idOf(sku), colour);
      return page && schemas.productDetails.response.parse(page);
    };
    const search = async (searchText: string) => {
      const listing = await listProducts(shop.catalogue, { searchText, page: 0, pageSize: 24 });
      return listing && schemas.searchProducts.response.parse(listing);
    };
    const sitemap = async () =>
      (
        await createSitemap({ db: database.db, catalogue: shop.catalogue, clock: systemClock })(0)
      ).entries.map(({ url }) => url);
    /** Everything that an import may write, and the number of lines in the change log. */
    const dump = () =>
      rowsOf(
        database.db,
        sql`select (select json_agg(one order by one.id) from product one) as products,
          (select json_agg(one order by one.product_id, one.key) from product_colour one) as colours,
          (select json_agg(one order by one.sku) from variant one) as variants,
          (select json_agg(one order by one.ussid) from offer one) as offers,
          (select json_agg(one order by one.code) from brand one) as brands,
          (select json_agg(one order by one.code) from category one) as categories,
          (select json_agg(one order by one.id) from seller one) as sellers,
          (select json_agg(one order by one.catalogue) from navigation one) as menus,
          (select json_agg(one order by one.slug) from content_page one) as pages,
          (select json_agg(one order by one.name) from media_file one) as media,
          (select count(*)::int from change_log) as changes,
          (select count(*)::int from import_row) as staged_rows,
          (select count(*)::int from import_change) as staged_changes`,
      );

    it('fills an empty, open shop: search, pages, menu and sitemap follow', async () => {
      expect(productsOf(await importer.importRows([...shirts, lamp]))).toEqual([2, 0, 0]);
      await shop.follower.poll();

      const page = await pageOf('S-1');
      expect(page).toMatchObject({
        productName: 'Juhu linen shirt',
        brandName: 'Kestrel',
        color: 'Ink blue',
        winningSellerPrice: { value: 2990 },
        mrpPrice: { value: 3490 },
        winningSellerName: 'LUXE',
        returnPolicy: 'Not Returnable',
        isOfferExisting: 'Y',
      });
      expect(page?.categoryHierarchy.map((one) => one.category_name)).toEqual([
        'Luxury',
        'Clothing',
        'Shirts',
      ]);
      expect(page?.variantOptions.sizelink.map((one) => [one.size, one.stockCount])).toEqual([
        ['M', 5],
        ['L', 0],
      ]);
      expect(page?.variantOptions.colorlink.map((one) => one.color)).toEqual(['Ink blue', 'White']);
      expect((await pageOf('L-1'))?.winningSellerPrice.value).toBe(12_500.5);

      const found = await search('linen shirt');
      expect(found?.searchresult.map(({ productId }) => productId)).toEqual([await idOf('S-1')]);
      expect(found?.facetdata.find(({ key }) => key === 'colour')?.values.map(({ value }) => value)).toEqual([
        'Blue',
        'White',
      ]);
      expect((await search('deepika'))?.searchresult).toHaveLength(1);
      const urls = await sitemap();
      expect(urls).toEqual(
        expect.arrayContaining([page?.webURL, '/kestrel/c-mbh90a00001', '/shirts/c-lsh1010']),
      );
      expect((await listBrands(shop.catalogue, 'luxury')).map((one) => one.name).sort()).toEqual([
        'Deepika Home',
        'Kestrel',
      ]);
      const menu = schemas.navigation.response.parse(await shop.content.menu('luxury'));
      expect(menu.centre.map(({ title }) => title)).toEqual(['Clothing', 'Home', 'Brands']);
      expect(menu.centre[0]?.sectionsCollection[0]?.items).toEqual([
        { title: 'Shirts', redirectionUrl: '/shirts/c-lsh1010' },
      ]);
      const home = schemas.homePage.response.parse(await shop.content.pageBySlug('home-page'));
      expect(home.blocks.map(({ type }) => type)).toEqual(['productRail']);
    });

    it('of the same file changes nothing, and records no change', async () => {
      const before = await dump();
      expect(productsOf(await importer.importRows([...shirts, lamp]))).toEqual([0, 0, 2]);
      expect(await dump()).toEqual(before);
    });

    it('of a few columns changes only these', async () => {
      const rows = [
        { sku: 'S-1', price: '2500', stock: '9' },
        { sku: 'L-1', price: '', stock: '0' },
      ];
      const before = await pageOf('S-3', 'White');
      expect(productsOf(await importer.importRows(rows))).toEqual([0, 2, 0]);
      await shop.follower.poll();
      expect(await pageOf('S-1')).toMatchObject({
        winningSellerPrice: { value: 2500 },
        mrpPrice: { value: 3490 },
        productName: 'Juhu linen shirt',
      });
      expect((await pageOf('L-1'))?.isOutOfStock).toBe(true);
      expect((await pageOf('S-3', 'White'))?.winningSellerPrice).toEqual(before?.winningSellerPrice);
    });

    it('adds a brand, a department and a variant to an open shop', async () => {
      const rows = [
        { ...shirts[0], sku: 'S-4', size: 'S', colour: 'Ink blue', stock: '1' },
        newRow('W-1', { title: 'Field watch', brand: 'Meridian', category: 'Watches' }),
      ];
      expect(productsOf(await importer.importRows(rows))).toEqual([1, 1, 0]);
      await shop.follower.poll();
      expect((await pageOf('S-1'))?.variantOptions.sizelink.map(({ size }) => size)).toEqual(['M', 'L', 'S']);
      expect((await search(':relevance:category:LSH12'))?.h1PageName).toBe('Watches');
      expect((await search('meridian'))?.searchresult).toHaveLength(1);
      const menu = await shop.content.menu('luxury');
      expect(menu.centre.map(({ title }) => title)).toEqual(['Clothing', 'Home', 'Brands', 'Watches']);
    });

    it('gives a variant the offers of several sellers, the first row first', async () => {
      const watch = newRow('W-2', { title: 'Dress watch', category: 'Watches', price: '900', mrp: '1000' });
      const rows = [
        { ...watch, seller: 'Kala Ghoda Trading', stock: '0' },
        { ...watch, seller: 'Lavelle Retail', price: '950' },
      ];
      expect(productsOf(await importer.importRows(rows))).toEqual([1, 0, 0]);
      await shop.follower.poll();
      expect(await pageOf('W-2')).toMatchObject({
        winningSellerName: 'Lavelle Retail',
        winningSellerPrice: { value: 950 },
        otherSellersCount: 1,
      });
      expect(problemsOf(await importer.importRows([{ sku: 'W-2', stock: '3' }]))).toMatchObject([
        { field: 'seller', reason: 'The variant has several sellers. Name one of them.' },
      ]);
      await importer.importRows([{ sku: 'W-2', stock: '3', seller: 'kala ghoda trading' }]);
      await shop.follower.poll();
      expect(await pageOf('W-2')).toMatchObject({ winningSellerName: 'Kala Ghoda Trading' });
    });

    it('with an invalid row writes nothing, and reports every problem', async () => {
      const before = await dump();
      const rows = [newRow('N-1'), newRow('N-2', { price: '1.999', hsn: '1' }), newRow('N-1'), newRow('N-3')];
      expect(problemsOf(await importer.importRows(rows))).toEqual([
        { line: 3, field: 'hsn', reason: expect.any(String) },
        { line: 3, field: 'price', reason: expect.stringContaining('two decimals') },
        { line: 4, field: 'sku', reason: 'Line 2 has the same sku.' },
      ]);
      expect(await dump()).toEqual(before);
    });

    test.each([
      [
        'a new product without a title',
        [{ sku: 'N-1', brand: 'K', category: 'C', price: '1', stock: '1' }],
        'title',
        'A new product needs a title.',
      ],
      [
        'a new variant without a price',
        [{ ...shirt, sku: 'N-1', stock: '1', size: 'XL' }],
        'price',
        'A new variant needs a price.',
      ],
      [
        'a price above the stored MRP',
        [{ sku: 'S-1', price: '3500' }],
        'price',
        'The price ₹3,500 is above the MRP ₹3,490',
      ],
      [
        'a variant of another group',
        [{ sku: 'S-1', group: 'other' }],
        'group',
        'The sku already belongs to the group shirt.',
      ],
      [
        'two equal variants',
        [newRow('N-1', { group: 'g', size: 'M' }), newRow('N-2', { group: 'g', size: 'm' })],
        'size',
        'Line 2 has the same product, colour and size.',
      ],
      [
        'an unknown category code',
        [newRow('N-1', { category: 'LSH9999' })],
        'category',
        'There is no category LSH9999.',
      ],
      [
        'an unknown collection',
        [newRow('N-1', { tags: 'gifting' })],
        'tags',
        'There is no collection gifting.',
      ],
      [
        'a file picture without a folder',
        [newRow('N-1', { images: 'a.jpg' })],
        'images',
        'name the folder of the pictures with --pictures',
      ],
      ['no rows', [], '', 'The file has no rows.'],
    ])('with %s writes nothing', async (_, rows, field, reason) => {
      const before = await dump();
      const [problem, ...others] = problemsOf(await importer.importRows(rows));
      expect(problem).toMatchObject({ field, reason: expect.stringContaining(reason) });
      expect(others).toEqual([]);
      expect(await dump()).toEqual(before);
    });

    it('that fails while it writes leaves nothing', async () => {
      const before = await dump();
      await database.db.execute(sql`create function fail() returns trigger language plpgsql as
        $$ begin raise exception 'the disk is full'; end $$`);
      await database.db.execute(sql`create trigger fail before insert on change_log execute function fail()`);
      const rows = [
        newRow('N-1', { brand: 'New brand', category: 'New > Category' }),
        { ...newRow('S-1'), price: '10' },
      ];
      const given = rows.map((row) => ({ ...row, group: row.sku === 'S-1' ? 'shirt' : '' }));
      await expect(importer.importRows(given)).rejects.toThrow();
      await database.db.execute(sql`drop trigger fail on change_log`);
      expect(await dump()).toEqual(before);
      expect(await rowsOf(database.db, sql`select 1 from import_run where finished_at is null`)).toEqual([]);
    });

    it('of a complete file does not end most variants unless that is intended', async () => {
      const before = await dump();
      expect(problemsOf(await importer.importRows([shirts[0] ?? {}], { isFull: true }))).toEqual([
        { line: 0, field: '', reason: expect.stringContaining('ends 6 of 7 variants.') },
      ]);
      expect(await dump()).toEqual(before);
    });

    it('of a complete file ends what the file no longer has', async () => {
      const isComplete = { isFull: true, endsMost: true };
      expect(productsOf(await importer.importRows([shirts[0] ?? {}], isComplete))).toEqual([0, 1, 0]);
      await shop.follower.poll();
      const page = await pageOf('S-1');
      expect(page?.variantOptions.sizelink.map(({ size }) => size)).toEqual(['M']);
      expect(page?.variantOptions.colorlink.map(({ color }) => color)).toEqual(['Ink blue']);
      expect(await pageOf('L-1')).toMatchObject({ isDiscontinued: true, isOutOfStock: true });
      expect((await search('lamp'))?.pagination.totalResults).toBe(0);
      expect((await sitemap()).filter((url) => url.includes('/p-mp'))).toEqual([page?.webURL]);
      const ended = await database.db.select().from(offer).where(eq(offer.variantSku, 'L-1'));
      expect(ended.map(({ stock }) => stock)).toEqual([0]);

      const before = await dump();
      expect(productsOf(await importer.importRows([shirts[0] ?? {}], isComplete))).toEqual([0, 0, 1]);
      expect(await dump()).toEqual(before);
    });

    it('of a complete file empties the offers of sellers that it no longer has', async () => {
      const { db } = database;
      const vase = newRow('V-1', { title: 'Vase', seller: 'Kala Ghoda Trading' });
      await importer.importRows([vase, { ...vase, seller: 'Lavelle Retail' }]);
      const isComplete = { isFull: true, endsMost: true };
      const stocks = async () => {
        const rows = await db.select().from(offer).where(eq(offer.variantSku, 'V-1')).orderBy(offer.rank);
        return rows.map(({ stock }) => stock);
      };
      const cut = [vase, { ...vase, sku: 'V-2', title: 'Vase 2' }];
      await importer.importRows(
        cut.flatMap((row) => [row, { ...row, seller: 'Lavelle Retail' }]),
        isComplete,
      );
      expect(problemsOf(await importer.importRows(cut, { isFull: true }))).toMatchObject([
        { reason: expect.stringContaining('ends 0 of 2 variants, and empties 2 offers of other sellers.') },
      ]);
      await importer.importRows([{ ...vase, stock: '4' }], isComplete);
      expect(await stocks()).toEqual([4, 0]);
      const before = await dump();
      await importer.importRows([{ ...vase, stock: '4' }], isComplete);
      expect(await dump()).toEqual(before);
      await importer.importRows([{ ...vase, seller: 'Lavelle Retail', stock: '6' }]);
      expect(await stocks()).toEqual([4, 6]);
    });

    it('brings an ended product back when the file has it again', async () => {
      expect(productsOf(await importer.importRows([lamp]))).toEqual([0, 1, 0]);
      await shop.follower.poll();
      expect((await search('lamp'))?.searchresult).toHaveLength(1);
      const back = await pageOf('L-1');
      expect([back?.isOutOfStock, back?.isDiscontinued]).toEqual([false, undefined]);
    });

    it('leaves products alone that no import wrote, also a complete one', async () => {
      await insertFixtures(database.db).catch(() => {});
      const fixtures = () =>
        database.db
          .select()
          .from(product)
          .where(sql`source_group is null`);
      const before = await fixtures();
      await importer.importRows([lamp], { isFull: true, endsMost: true });
      expect(await fixtures()).toEqual(before);
    });

    it('rejects a plan that another import has overtaken, or whose run is gone', async () => {
      const { db } = database;
      const write = (runId: number) =>
        writeChanges(db, importer.clock, runId, {
          content: { pages: [], menus: [] },
          isFull: true,
          countedAt: importer.clock.now(),
          onStep() {},
        });
      const before = await dump();
      const runId = await beginRun(db, 'slow.csv', importer.clock);
      await importer.importRows([lamp]);
      await expect(write(runId)).rejects.toThrow('Another import has ended');
      await endRun(db, runId);
      await expect(write(runId)).rejects.toThrow('Another import has ended');
      expect(await dump()).toEqual(before);
    });

    it('rejects a plan when an editor has changed a row meanwhile, and overwrites nothing', async () => {
      const { db } = database;
      /** Imports the lamp under another title. `edit` runs between the comparison and the writing. */
      const importAfter = async (edit: () => Promise<unknown>, title: string) => {
        const overtaken = new Proxy(db, {
          get: (target, key) =>
            key === 'transaction'
              ? async (run: Parameters<typeof db.transaction>[0]) => {
                  await edit();
                  return target.transaction(run);
                }
              : Reflect.get(target, key),
        });
        const other = createImporter(overtaken, importer.clock);
        return other.importRows([{ ...lamp, title }]).finally(other.close);
      };
      const stored = async () => (await db.select().from(product).where(eq(product.sourceGroup, 'L-1')))[0];
      const edited = (values: Partial<typeof product.$inferInsert>) =>
        db.update(product).set(values).where(eq(product.sourceGroup, 'L-1'));
      await expect(importAfter(() => edited({ care: 'Wipe dry.' }), 'Brass lamp, low')).rejects.toThrow(
        'The shop has changed since the file was compared with it (rows: 1).',
      );
      expect(await stored()).toMatchObject({ name: 'Brass lamp', care: 'Wipe dry.' });
      const sold = () => db.update(offer).set({ stock: 1 }).where(eq(offer.variantSku, 'L-1'));
      expect(productsOf(await importAfter(sold, 'Brass lamp, tall'))).toEqual([0, 1, 0]);
      expect(await stored()).toMatchObject({ name: 'Brass lamp, tall', care: 'Wipe dry.' });
      expect(productsOf(await importer.importRows([lamp]))).toEqual([0, 1, 0]);
    });

    it('rejects two rows of one offer, however they write the seller', async () => {
      const rows = [newRow('D-1', { seller: 'Kala Studio' }), newRow('D-1', { seller: 'KALA STUDIO' })];
      expect(problemsOf(await importer.importRows(rows))).toEqual([
        { line: 3, field: 'seller', reason: 'Line 2 has the same sku and seller.' },
      ]);
    });

    it('rejects a product with more rows than a product can have', async () => {
      const rows = Array.from({ length: 501 }, (_, at) => newRow(`G-${at}`, { group: 'all', size: `${at}` }));
      expect(problemsOf(await importer.importRows(rows))).toEqual([
        { line: 2, field: 'group', reason: 'The product has 501 rows. The limit is 500.' },
      ]);
    });

    it('only checks a file on request', async () => {
      const before = await dump();
      const result = await importer.importRows([newRow('N-1')], { isCheck: true });
      expect(result).toMatchObject({ outcome: 'checked', counts: { products: { added: 1 } } });
      expect(await dump()).toEqual(before);
    });

    it('reads a feed whose items are all in one line', async () => {
      const item = (id: string, size: string) =>
        `<item><g:id>${id}</g:id><g:item_group_id>F</g:item_group_id><title>Sock</title><g:brand>Kestrel</g:brand><g:product_type>Socks</g:product_type><g:price>100 INR</g:price><g:availability>in_stock</g:availability><g:size>${size}</g:size></item>`;
      const feed = `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${item('F-1', 'S')}${item('F-2', 'M')}</channel></rss>`;
      expect(productsOf(await importer.importText('feed.xml', feed))).toEqual([1, 0, 0]);
      await shop.follower.poll();
      expect((await pageOf('F-1'))?.variantOptions.sizelink.map((one) => [one.size, one.stockCount])).toEqual(
        [
          ['S', 1],
          ['M', 1],
        ],
      );
    });

    test.each([
      ['catalogue.xls', 'must end in .csv'],
      ['catalogue', 'must end in .csv'],
    ])('rejects the file name %s', async (file, sentence) => {
      await expect(importer.importText(file, 'sku\n')).rejects.toThrow(sentence);
    });
  });

it('the search index in the database follows an import, too', async () => {
  const database = await openEmbedded();
  const importer = createImporter(database.db);
  const shop = await openPolled({ db: database.db, driver: postgresDriver({ db: database.db }) });
  await importer.importRows([...shirts, lamp]);
  await shop.follower.poll();
  const found = await listProducts(shop.catalogue, { searchText: 'kestrel shirt', page: 0, pageSize: 24 });
  expect(found?.searchresult).toMatchObject([{ productname: 'Juhu linen shirt', brandname: 'Kestrel' }]);
  expect(found?.facetdata.find(({ key }) => key === 'brand')?.values).toMatchObject([{ name: 'Kestrel' }]);
  await importer.importRows([lamp], { isFull: true, endsMost: true });
  await shop.follower.poll();
  expect(shop.catalogue.engine.size).toBe(1);
  await shop.catalogue.reload();
  expect(shop.catalogue.engine.size).toBe(1);
  importer.close();
  await shop.close();
  await database.close();
}, 60_000);
