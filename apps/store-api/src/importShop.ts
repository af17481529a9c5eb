import type { Clock } from '@luxe/host';
import type { Log } from '@luxe/host/log';
import { eq, sql } from 'drizzle-orm';
import { withoutTimeout, type Database } from './db/database.ts';
import { applicationProperty, discount, dropStore, product, sellerTax } from './db/schema/index.ts';
import type { Catalogue } from './model/catalogue.ts';
import { importCatalogue } from './modules/catalogue/importCatalogue.ts';
import { giveCredits, type CreditHolder } from './modules/credit/giveCredits.ts';

/** Number of the advisory lock. No other lock uses it. */
const lock = 7_318_449_003;

export type DiscountRule = typeof discount.$inferInsert;

/** Everything that a shop is filled with before it opens. */
export interface ShopModel {
  catalogue: Catalogue;
  discounts: readonly DiscountRule[];
  creditHolders: readonly CreditHolder[];
  /** Stores that accept returns. */
  dropStores: readonly (typeof dropStore.$inferInsert)[];
  /** Tax data of sellers, for their invoices. */
  sellerTax: readonly (typeof sellerTax.$inferInsert)[];
  /** New values of existing settings of the shop, by name. */
  properties: Readonly<Record<string, string>>;
}

/**
 * Fills an empty database with a shop, in one transaction, so that an interrupted start leaves it empty. A
 * lock makes replicas that start together wait for each other. `createModel` is called only if the database
 * has no products.
 */
export async function importIfEmpty(
  db: Database,
  log: Log,
  clock: Clock,
  createModel: (now: Date) => ShopModel,
): Promise<void> {
  if (await hasProducts(db)) return;
  await db.transaction(async (tx) => {
    await withoutTimeout(tx);
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(lock))})`);
    if (await hasProducts(tx)) return;
    log.info('Filling the catalogue. This happens once and takes a few seconds.');
    await importShop(tx, log, clock, createModel);
  });
}

async function importShop(
  tx: Database,
  log: Log,
  clock: Clock,
  createModel: (now: Date) => ShopModel,
): Promise<void> {
  const began = performance.now();
  let loggedAt = began;
  const now = clock.now();
  const model = createModel(now);
  const { catalogue, discounts, creditHolders, dropStores, properties } = model;
  await importCatalogue(tx, catalogue, (done, total) => {
    if (performance.now() - loggedAt < 2000) return;
    loggedAt = performance.now();
    log.info(`Catalogue: ${done} of ${total} products.`);
  });
  if (discounts.length > 0) await tx.insert(discount).values([...discounts]);
  if (dropStores.length > 0) await tx.insert(dropStore).values([...dropStores]);
  if (model.sellerTax.length > 0) await tx.insert(sellerTax).values([...model.sellerTax]);
  for (const holder of creditHolders) await giveCredits(tx, holder, now);
  for (const [name, value] of Object.entries(properties))
    await tx.update(applicationProperty).set({ value }).where(eq(applicationProperty.name, name));
  log.info(
    `The catalogue has ${catalogue.products.length} products (${((performance.now() - began) / 1000).toFixed(1)} s).`,
  );
}

const hasProducts = async (db: Database) =>
  (await db.select({ id: product.id }).from(product).limit(1)).length > 0;
