import type { Clock } from '@luxe/host';
import { generateCatalogue } from '@luxe/catalogue';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from './db/database.ts';
import type { Log } from '@luxe/host/log';
import { withoutTimeout } from './db/withoutTimeout.ts';
import { applicationProperty, discount, product } from './db/schema/index.ts';
import { seedCatalogue } from './modules/catalogue/seed.ts';
import { giveDemoCredits } from './modules/credit/demo.ts';
import { demoDiscounts } from './modules/discount/demo.ts';

/** Number of the advisory lock. No other lock uses it. */
const lock = 7_318_449_003;

/**
 * Fills an empty catalogue with the demo shop, in one transaction, so that an interrupted start leaves the
 * catalogue empty. A lock makes replicas that start together wait for each other.
 */
export async function seedIfEmpty(db: Database, log: Log, clock: Clock): Promise<void> {
  if (await hasProducts(db)) return;
  await db.transaction(async (tx) => {
    await withoutTimeout(tx);
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(lock))})`);
    if (!(await hasProducts(tx))) await seed(tx, log, clock);
  });
}

async function seed(tx: Database, log: Log, clock: Clock): Promise<void> {
  log.info('Filling the catalogue. This happens once and takes a few seconds.');
  const began = performance.now();
  let loggedAt = began;
  const catalogue = generateCatalogue({ seed: 1 });
  await seedCatalogue(tx, catalogue, (done, total) => {
    if (performance.now() - loggedAt < 2000) return;
    loggedAt = performance.now();
    log.info(`Catalogue: ${done} of ${total} products.`);
  });
  await tx.insert(discount).values(demoDiscounts(catalogue, clock.now()));
  await giveDemoCredits(tx, catalogue, clock.now());
  // The demo shop gives gifts with orders, and its orders earn points.
  await tx
    .update(applicationProperty)
    .set({ value: 'true' })
    .where(inArray(applicationProperty.name, ['luxgwpcheckoutfree', 'isLoyaltyEnabled_Lux']));
  log.info(
    `The catalogue has ${catalogue.products.length} products (${((performance.now() - began) / 1000).toFixed(1)} s).`,
  );
}

const hasProducts = async (db: Database) =>
  (await db.select({ id: product.id }).from(product).limit(1)).length > 0;
