// Measures imports of a large catalogue on PostgreSQL, and prints the result as one line of JSON:
// `node measureImport.ts --products 100000 --variants 3`. The texts are those of the demonstration catalogue;
// its pictures are read from their folder.
import { artFolder, streamProducts } from '@luxe/catalogue';
import { systemClock } from '@luxe/host';
import { startPostgres } from '@luxe/host/testing';
import { sql } from 'drizzle-orm';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isBefore } from '../db/changeLog.ts';
import { rowsOf } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openServer } from '../db/server.ts';
import { importFile, type ImportOptions } from '../import/importFile.ts';
import { listProducts } from '../modules/catalogue/listing.ts';
import { openCatalogue } from '../openCatalogue.ts';
import { toCsv, type FileRow } from './importing.ts';

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    variants: { type: 'string', default: '3' },
  },
});
const productCount = Number(values.products);
const folder = mkdtempSync(path.join(tmpdir(), 'luxe-import-'));
const server = await startPostgres();
try {
  const { db, close } = await openServer(server.url);
  await migrate(db);
  const all = path.join(folder, 'all.csv');
  const rows = await writeCatalogue(all, Number(values.variants));
  const result: Record<string, unknown> = {
    products: productCount,
    rows,
    megabytes: Math.round(statSync(all).size / 1e6),
    first: await measure(all),
    again: await measure(all),
  };
  const shop = await openCatalogue({
    db,
    every: 100,
    onError(error) {
      throw error;
    },
  });
  for (const [column, counts] of [
    ['price', [1, 1000, 10_000, productCount]],
    ['stock', [1, 1000, 10_000]],
    ['title', [1, 1000, 10_000, productCount]],
  ] as const)
    for (const count of counts) {
      const file = path.join(folder, `${column}-${count}.csv`);
      await writeDelta(file, count, column);
      const seconds = await measure(file);
      const began = performance.now();
      while (isBefore(shop.follower.cursor(), await newestChange())) await shop.follower.poll();
      result[`${column} of ${count}`] = { ...seconds, shown: secondsSince(began) };
    }
  const listing = await listProducts(shop.catalogue, { searchText: '', page: 0, pageSize: 24 });
  result.listed = listing?.pagination.totalResults;
  process.stdout.write(`${JSON.stringify(result)}\n`);
  await shop.close();
  await close();

  /** Seconds of an import, in total and by step. */
  async function measure(file: string, more: Partial<ImportOptions> = {}) {
    const began = performance.now();
    const steps: Record<string, number> = {};
    let step = '';
    let stepBegan = began;
    const finish = () => {
      if (step) steps[step] = (steps[step] ?? 0) + secondsSince(stepBegan);
      stepBegan = performance.now();
    };
    const imported = await importFile(
      db,
      { file, mediaDir: path.join(folder, 'media'), pictureFolder: path.join(artFolder, 'images'), ...more },
      {
        clock: systemClock,
        progress(name) {
          if (name === step) return;
          finish();
          step = name;
        },
      },
    );
    finish();
    if (imported.outcome === 'rejected') throw new Error(JSON.stringify(imported.problems.slice(0, 5)));
    const megabytes = Math.round(process.memoryUsage().rss / 1e6);
    return { seconds: secondsSince(began), steps, megabytes, ...imported.counts.products };
  }

  /** The cursor of a reader that has read all changes. */
  async function newestChange(): Promise<string> {
    const [row] = await rowsOf<{ xid: string }>(
      db,
      sql`select (coalesce(max(xid::text::numeric), 0) + 1)::text as xid from change_log`,
    );
    return row?.xid ?? '0';
  }
} finally {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);

function secondsSince(began: number): number {
  return Number(((performance.now() - began) / 1000).toFixed(1));
}

/** Writes a catalogue with at most `variants` variants per product. Resolves to the number of rows. */
async function writeCatalogue(file: string, variants: number): Promise<number> {
  const pictures = readdirSync(path.join(artFolder, 'images'));
  const output = createWriteStream(file);
  let rows = 0;
  let number = 0;
  for (const product of streamProducts({ seed: 1, count: productCount })) {
    number += 1;
    const own = product.colours
      .flatMap((colour) => colour.variants.map((variant) => ({ colour, variant })))
      .slice(0, variants)
      .map(({ colour, variant }): FileRow => {
        const [offer] = variant.offers;
        return {
          sku: variant.sku,
          group: product.id,
          title: product.name,
          brand: product.title.slice(0, -product.name.length).trim(),
          category: `Department ${product.categoryCode.slice(0, 5)} > Category ${product.categoryCode}`,
          description: product.description,
          details: product.details.map(({ label, value }) => `${label}: ${value}`).join(' | '),
          care: product.care,
          gender: product.genders.join('|'),
          return_policy: product.returnPolicy,
          colour: colour.name,
          size: variant.size ?? '',
          images: [0, 1].map((at) => pictures[(number * 2 + at) % pictures.length] ?? '').join('|'),
          price: String((offer?.price ?? 100) / 100),
          mrp: String((offer?.mrp ?? 100) / 100),
          stock: String(offer?.stock ?? 0),
        };
      });
    const text = toCsv(own);
    const isFull = !output.write(rows === 0 ? `${text}\n` : `${text.slice(text.indexOf('\n') + 1)}\n`);
    if (isFull) await once(output, 'drain');
    rows += own.length;
  }
  output.end();
  await once(output, 'finish');
  return rows;
}

/** Writes a new price, stock or title of `count` products. */
async function writeDelta(file: string, count: number, column: 'price' | 'stock' | 'title'): Promise<void> {
  const rows: FileRow[] = [];
  for (const { colours, name } of streamProducts({ seed: 1, count: productCount })) {
    if (rows.length === count) break;
    const [variant] = colours[0]?.variants ?? [];
    const value = column === 'title' ? `${name}, ${count}` : String(100 + (count % 97));
    if (variant) rows.push({ sku: variant.sku, [column]: value });
  }
  const output = createWriteStream(file);
  output.end(toCsv(rows));
  await once(output, 'finish');
}
