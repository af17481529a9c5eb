import { inArray } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { PgTable } from 'drizzle-orm/pg-core';
import { toColumns } from '../db/insertMany.ts';
import type { Database } from '../db/database.ts';
import {
  brand,
  category,
  mediaFile,
  offer,
  product,
  productColour,
  seller,
  variant,
} from '../db/schema/catalogue.ts';
import { importChange } from '../db/schema/import.ts';
import type { CatalogueName } from '../model/catalogue.ts';
import { readParts } from '../modules/catalogue/repository.ts';
import { planProduct, type ProductPlan } from './planProduct.ts';
import type { PlanContext, StoredParts } from './productParts.ts';
import type { PictureFile } from './pictures.ts';
import type { Problem } from './readers/problem.ts';
import { readReserved, toStockColumns } from './reserved.ts';
import type { ReportProgress } from './showProgress.ts';
import { countProducts, readProducts } from './staging.ts';

/** Products per batch. */
const batchSize = 300;
/** Products on the home page of a new shop. */
const railSize = 12;

/** Kinds of staged changes. Their rows have the names of the database's columns. */
export type ChangeKind =
  | `new ${'brand' | 'category' | 'seller' | 'media' | 'product' | 'colour' | 'variant' | 'offer'}`
  | `changed ${'product' | 'colour' | 'variant' | 'offer'}`
  // The rows before the change, to notice another change of the same row.
  | `old ${'product' | 'colour' | 'variant' | 'offer'}`
  | 'dropped colour'
  | 'stock';

/** Numbers of what an import changes. */
export interface ImportCounts {
  products: { added: number; changed: number; unchanged: number };
  variants: { added: number; changed: number };
  offers: { added: number; changed: number };
  /** Offers that get another stock. */
  stocks: number;
  /** Offers in stock that a complete file empties. */
  emptied: number;
  brands: number;
  categories: number;
}

export interface PlannedImport {
  readonly counts: ImportCounts;
  /** Ids of new products by catalogue, at most as many as a rail shows. */
  readonly firstProducts: Readonly<Record<CatalogueName, readonly string[]>>;
  readonly problems: readonly Problem[];
}

export interface PlanImportOptions extends PlanContext {
  /** When the retailer counted the stock. */
  readonly countedAt: Date;
  readonly progress: ReportProgress;
}

/** Compares the staged rows with the database, product by product, and stages all differences. */
export async function planImport(
  db: Database,
  runId: number,
  options: PlanImportOptions,
): Promise<PlannedImport> {
  const { names, countedAt, progress } = options;
  const problems: Problem[] = [];
  const counts: ImportCounts = {
    products: { added: 0, changed: 0, unchanged: 0 },
    variants: { added: 0, changed: 0 },
    offers: { added: 0, changed: 0 },
    stocks: 0,
    emptied: 0,
    brands: names.newBrands.length,
    categories: names.newCategories.length,
  };
  const firstProducts: Record<CatalogueName, string[]> = { luxury: [], indiluxe: [] };
  const reserved = await readReserved(db, countedAt);
  const usedSellers = new Set<string>();
  const usedIds = new Set<string>();
  const usedFiles = new Map<string, PictureFile>();
  const files = new Map([...options.pictures.values()].map((one) => [one.file, one]));
  const total = await countProducts(db, runId);
  let done = 0;
  for await (const batch of readProducts(db, runId, batchSize)) {
    const stored = await readStored(db, [...batch.keys()]);
    const ids = await newIds(db, batch, usedIds);
    const plans: { plan: ProductPlan; parts: StoredParts | undefined }[] = [];
    for (const [key, rows] of batch) {
      const parts = stored.get(key);
      const { plan, problems: found } = planProduct(ids.get(key) ?? key, rows, parts, options);
      problems.push(...found);
      if (plan) plans.push({ plan: withoutEqualStocks(plan, parts, reserved), parts });
    }
    done += batch.size;
    progress('Comparing products', done, total);
    if (problems.length > 0) continue;
    for (const { plan } of plans) {
      count(counts, plan);
      counts.emptied += plan.emptied;
      const rail = plan.newProduct && firstProducts[plan.newProduct.catalogue];
      if (rail && rail.length < railSize) rail.push(plan.newProduct?.id ?? '');
      for (const { sellerId } of plan.newOffers) usedSellers.add(sellerId);
      for (const { images } of [...plan.newColours, ...plan.changedColours])
        for (const { file } of images) {
          const own = files.get(file);
          if (own) usedFiles.set(file, own);
        }
    }
    await stagePlans(
      db,
      runId,
      plans.map(({ plan }) => plan),
    );
    await stageOldRows(db, runId, plans);
  }
  if (problems.length === 0) {
    const media = [...usedFiles.values()].map(({ file, path }) => ({ name: file, path }));
    await stage(db, runId, 'new brand', brand, names.newBrands);
    await stage(db, runId, 'new category', category, names.newCategories);
    await stage(
      db,
      runId,
      'new seller',
      seller,
      names.newSellers.filter(({ id }) => usedSellers.has(id)),
    );
    for (let at = 0; at < media.length; at += 1000)
      await stage(db, runId, 'new media', mediaFile, media.slice(at, at + 1000));
  }
  return { counts, firstProducts, problems };
}

/** Reads existing products with their parts, by id. */
async function readStored(db: Database, keys: readonly string[]): Promise<Map<string, StoredParts>> {
  const ids = keys.filter((key) => !isNew(key));
  if (ids.length === 0) return new Map();
  const products = await db.select().from(product).where(inArray(product.id, ids));
  const { colours, variants, offers } = await readParts(db, ids);
  const coloursOf = Map.groupBy(colours, ({ productId }) => productId);
  const variantsOf = Map.groupBy(variants, ({ productId }) => productId);
  const offersOf = Map.groupBy(offers, ({ variantSku }) => variantSku);
  return new Map(
    products.map((one) => {
      const own = variantsOf.get(one.id) ?? [];
      const ofVariants = own.flatMap(({ sku }) => offersOf.get(sku) ?? []);
      return [
        one.id,
        { product: one, colours: coloursOf.get(one.id) ?? [], variants: own, offers: ofVariants },
      ];
    }),
  );
}

const isNew = (key: string) => key.startsWith('new ');

/**
 * Ids of new products, derived from their groups, so that an import into another database gives the same
 * URLs. When an id is taken, the next one is tried. `used` contains the ids of this run, and gets the new
 * ones.
 */
async function newIds(
  db: Database,
  batch: ReadonlyMap<string, unknown>,
  used: Set<string>,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  let open = [...batch.keys()].filter(isNew);
  for (let attempt = 0; open.length > 0; attempt += 1) {
    const candidates = new Map(open.map((key) => [key, idOf(key, attempt)]));
    const taken = await db
      .select({ id: product.id })
      .from(product)
      .where(inArray(product.id, [...candidates.values()]));
    for (const { id } of taken) used.add(id);
    for (const [key, id] of candidates)
      if (!used.has(id)) {
        ids.set(key, id);
        used.add(id);
      }
    open = open.filter((key) => !ids.has(key));
  }
  return ids;
}

/** `mp` and 15 digits from a hash of the key. */
function idOf(key: string, attempt: number): string {
  const hash = createHash('sha256').update(`${key}\n${attempt}`).digest();
  return `mp${String(hash.readBigUInt64BE(0) % 1_000_000_000_000_000n).padStart(15, '0')}`;
}

/** Drops the stocks that an offer already has, so that the same file changes nothing. */
function withoutEqualStocks(
  plan: ProductPlan,
  parts: StoredParts | undefined,
  reserved: Awaited<ReturnType<typeof readReserved>>,
): ProductPlan {
  const offers = new Map(parts?.offers.map((one) => [one.ussid, one]));
  const stocks = plan.stocks.filter((target) => {
    const now = offers.get(target.ussid);
    const next = toStockColumns(target, reserved.get(target.ussid));
    return now?.stock !== next.stock || now.stockShort !== next.stockShort;
  });
  return { ...plan, stocks };
}

function count(counts: ImportCounts, plan: ProductPlan) {
  const { newProduct, changedProduct, newColours, changedColours, droppedColours } = plan;
  const { newVariants, changedVariants, newOffers, changedOffers, stocks } = plan;
  const parts = [newColours, changedColours, droppedColours, newVariants, changedVariants, newOffers];
  const isChanged = [...parts, changedOffers, stocks].some(({ length }) => length > 0);
  if (newProduct) counts.products.added += 1;
  else if (changedProduct || isChanged) counts.products.changed += 1;
  else counts.products.unchanged += 1;
  counts.variants.added += newVariants.length;
  counts.variants.changed += changedVariants.length;
  counts.stocks += stocks.length;
  counts.offers.added += newOffers.length;
  counts.offers.changed += new Set([...changedOffers, ...stocks].map(({ ussid }) => ussid)).size;
}

async function stagePlans(db: Database, runId: number, plans: readonly ProductPlan[]): Promise<void> {
  const all = <Row>(rowsOf: (plan: ProductPlan) => Row | readonly Row[] | undefined) =>
    plans.flatMap((plan) => rowsOf(plan) ?? []) as Row[];
  const add = <Table extends PgTable>(
    kind: ChangeKind,
    table: Table,
    rowsOf: (plan: ProductPlan) => Table['$inferSelect'] | readonly Table['$inferSelect'][] | undefined,
  ) => stage(db, runId, kind, table, all(rowsOf));
  await add('new product', product, ({ newProduct }) => newProduct);
  await add('changed product', product, ({ changedProduct }) => changedProduct);
  await add('new colour', productColour, ({ newColours }) => newColours);
  await add('changed colour', productColour, ({ changedColours }) => changedColours);
  await add('dropped colour', productColour, ({ droppedColours }) => droppedColours);
  await add('new variant', variant, ({ newVariants }) => newVariants);
  await add('changed variant', variant, ({ changedVariants }) => changedVariants);
  await add('new offer', offer, ({ newOffers }) => newOffers);
  await add('changed offer', offer, ({ changedOffers }) => changedOffers);
  const stocks = plans.flatMap((plan) => plan.stocks);
  if (stocks.length > 0) await db.insert(importChange).values({ runId, kind: 'stock', rows: stocks });
}

/** Stages the stored rows that a plan changes or drops. */
async function stageOldRows(
  db: Database,
  runId: number,
  plans: readonly { readonly plan: ProductPlan; readonly parts: StoredParts | undefined }[],
): Promise<void> {
  const known = plans.flatMap(({ plan, parts }) => (parts ? [{ plan, parts }] : []));
  const oldRows = <Row>(
    storedOf: (parts: StoredParts) => readonly Row[],
    changedOf: (plan: ProductPlan) => readonly Row[],
    keyOf: (row: Row) => string,
  ) =>
    known.flatMap(({ plan, parts }) => {
      const keys = new Set(changedOf(plan).map(keyOf));
      return storedOf(parts).filter((row) => keys.has(keyOf(row)));
    });
  const products = known.flatMap(({ plan, parts }) => (plan.changedProduct ? parts.product : []));
  const colours = oldRows(
    (parts) => parts.colours,
    (plan) => [...plan.changedColours, ...plan.droppedColours],
    ({ key }) => key,
  );
  const variants = oldRows(
    (parts) => parts.variants,
    (plan) => plan.changedVariants,
    ({ sku }) => sku,
  );
  const offers = oldRows(
    (parts) => parts.offers,
    (plan) => plan.changedOffers,
    ({ ussid }) => ussid,
  );
  await stage(db, runId, 'old product', product, products);
  await stage(db, runId, 'old colour', productColour, colours);
  await stage(db, runId, 'old variant', variant, variants);
  await stage(db, runId, 'old offer', offer, offers);
}

/** Stages rows of a table. */
async function stage<Table extends PgTable>(
  db: Database,
  runId: number,
  kind: ChangeKind,
  table: Table,
  rows: readonly Partial<Table['$inferSelect']>[],
): Promise<void> {
  if (rows.length > 0) await db.insert(importChange).values({ runId, kind, rows: toColumns(table, rows) });
}
