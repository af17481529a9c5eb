import { formatPaise, slugOf } from '@luxe/format';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf, type OpenDatabase } from '../db/database.ts';
import { openEmbedded } from '../testing/databases.ts';
import { createImporter, type FileRow, type Importer } from '../testing/importing.ts';

let database: OpenDatabase;
let importer: Importer;
beforeAll(async () => {
  database = await openEmbedded();
  importer = createImporter(database.db);
}, 60_000);
afterAll(async () => {
  importer.close();
  await database.close();
});

/** What the retailer's system knows about a variant. */
interface Variant {
  readonly group: string;
  readonly title: string;
  readonly brand: string;
  readonly category: string;
  readonly colour: string;
  readonly size: string;
  readonly price: number;
  readonly mrp: number;
  readonly stock: number;
}

const price = fc.integer({ min: 100, max: 10_00_000_00 });
const product = fc.record({
  title: fc.constantFrom('Linen shirt', 'रेशम कुर्ता', 'Bag, “large”', 'Moon vase'),
  brand: fc.constantFrom('Kestrel & Vale', 'Neela', 'Café Løv'),
  category: fc.constantFrom('Clothing > Shirts', 'Bags', 'Home > Vases > Small'),
  variants: fc.uniqueArray(
    fc.record({
      colour: fc.constantFrom('Red', 'Ink blue', 'Off-white'),
      size: fc.constantFrom('S', 'M', '42.5'),
      prices: fc.tuple(price, price),
      stock: fc.integer({ min: 0, max: 50 }),
    }),
    { minLength: 1, maxLength: 4, selector: ({ colour, size }) => `${colour} ${size}` },
  ),
});
const catalogue = fc.array(product, { minLength: 1, maxLength: 5 });
/** The columns of a delta, and which variants it has. */
const delta = fc.record({
  columns: fc.uniqueArray(fc.constantFrom('price', 'mrp', 'stock', 'title'), { minLength: 1 }),
  picks: fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
  prices: fc.tuple(price, price),
  stock: fc.integer({ min: 0, max: 50 }),
});

function toVariants(
  prefix: string,
  products: readonly (typeof product extends fc.Arbitrary<infer One> ? One : never)[],
) {
  return new Map(
    products.flatMap(({ variants, ...shared }, at) =>
      variants.map(({ prices, ...own }, number): [string, Variant] => [
        `${prefix}-${at}-${number}`,
        { group: `${prefix}-${at}`, ...shared, ...own, price: Math.min(...prices), mrp: Math.max(...prices) },
      ]),
    ),
  );
}

const toRow = (sku: string, { price: selling, mrp, stock, ...texts }: Variant): FileRow => ({
  sku,
  ...texts,
  price: formatPaise(selling),
  mrp: (mrp / 100).toFixed(2),
  stock: String(stock),
});

/** The variants of a run, as the shop has them. */
async function stored(prefix: string): Promise<Map<string, Omit<Variant, 'category'>>> {
  const rows = await rowsOf<Omit<Variant, 'category'> & { sku: string; key: string }>(
    database.db,
    sql`select variant.sku, source_group as "group", product.name as title, brand.name as brand,
        product_colour.name as colour, product_colour.key, variant.size, price_paise::float8 as price,
        mrp_paise::float8 as mrp, stock
      from variant join product on product.id = variant.product_id join brand on brand.code = brand_code
      join product_colour on product_colour.product_id = product.id and product_colour.key = colour_key
      join offer on variant_sku = variant.sku where variant.sku like ${`${prefix}-%`} order by variant.sku`,
  );
  return new Map(
    rows.map(({ sku, key, ...row }) => {
      expect(key).toBe(slugOf(row.colour));
      return [sku, row];
    }),
  );
}
function withoutCategory(variants: ReadonlyMap<string, Variant>) {
  return new Map(
    [...variants].sort().map(([sku, variant]) => {
      const { category: _, ...rest } = variant;
      return [sku, rest];
    }),
  );
}
const changeCount = async () =>
  (await rowsOf<{ count: number }>(database.db, sql`select count(*)::int as count from change_log`))[0]
    ?.count;

it('the shop has what the file has, the same file changes nothing, and a delta changes its columns only', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(
      catalogue,
      delta,
      fc.boolean(),
      async (products, { columns, picks, prices, stock }, isShuffled) => {
        run += 1;
        const prefix = `R${run}`;
        const variants = toVariants(prefix, products);
        const rows = [...variants].map(([sku, variant]) => toRow(sku, variant));
        const result = await importer.importRows(isShuffled ? rows.toReversed() : rows);
        expect(result).toMatchObject({
          outcome: 'imported',
          counts: { products: { added: products.length } },
        });
        expect(await stored(prefix)).toEqual(withoutCategory(variants));

        const changes = await changeCount();
        expect(await importer.importRows(rows)).toMatchObject({
          counts: { products: { added: 0, changed: 0, unchanged: products.length } },
          written: { hasChanges: false },
        });
        expect(await changeCount()).toBe(changes);

        const expected = new Map(variants);
        const changedRows: FileRow[] = [];
        [...variants].forEach(([sku, before], at) => {
          if (!picks[at % picks.length]) return;
          const changed = { ...before };
          if (columns.includes('stock')) changed.stock = stock;
          if (columns.includes('mrp')) changed.mrp = Math.max(...prices, before.price);
          if (columns.includes('price')) changed.price = Math.min(...prices, changed.mrp);
          const complete = toRow(sku, changed);
          const cells = columns
            .filter((column) => column !== 'title')
            .map((column) => [column, complete[column] ?? '']);
          changedRows.push({ sku, ...Object.fromEntries(cells) });
          expected.set(sku, changed);
        });
        if (changedRows.length === 0) return;
        expect(await importer.importRows(changedRows)).toMatchObject({ outcome: 'imported' });
        expect(await stored(prefix)).toEqual(withoutCategory(expected));
      },
    ),
    { numRuns: 12, seed: 11 },
  );
});
