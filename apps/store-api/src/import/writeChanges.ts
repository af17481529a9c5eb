import { StartupError, type Clock } from '@luxe/host';
import { getTableName, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { recordChanges } from '../db/changeLog.ts';
import { rowsOf, withoutTimeout, type Database } from '../db/database.ts';
import {
  brand,
  category,
  contentPage,
  mediaFile,
  navigation,
  offer,
  product,
  productColour,
  seller,
  variant,
} from '../db/schema/catalogue.ts';
import { textArray } from '../db/textArray.ts';
import type { ContentPlan } from './planContent.ts';
import type { ChangeKind } from './planImport.ts';
import { reservedUnits } from './reserved.ts';
import { isAlone } from './staging.ts';

/** Number of the advisory lock that writing imports take. No other lock uses it. */
const lock = 7_318_449_004;

export interface WriteOptions {
  readonly content: ContentPlan;
  /** Ends the variants of earlier imports that this file does not have. */
  readonly isFull: boolean;
  /** When the retailer counted the stock. */
  readonly countedAt: Date;
  readonly onStep: (done: number, total: number) => void;
}

export interface Written {
  /** Offers whose price or stock has changed. */
  readonly changedOffers: number;
  readonly endedVariants: number;
  readonly endedProducts: number;
  readonly hasChanges: boolean;
}

/**
 * Writes all staged changes of a run and its lines in the change log, in one transaction. Offers, which
 * orders lock, come last, so that shoppers wait as briefly as possible. Every program locks products before
 * their offers.
 */
export function writeChanges(
  db: Database,
  clock: Clock,
  runId: number,
  options: WriteOptions,
): Promise<Written> {
  return db.transaction(async (tx) => {
    await withoutTimeout(tx);
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(lock))})`);
    if (!(await isAlone(tx, runId)))
      throw new StartupError('Another import has ended since this one began. Run this one again.');
    const now = clock.now();
    const writer = new Writer(tx, runId, now, options);
    const steps: (() => Promise<void>)[] = [
      () => writer.insertNames(),
      () => writer.insertNewRows(),
      () => writer.stageOffers(),
      () => writer.checkProducts(),
      () => writer.updateProducts(),
      () => writer.endVariants(),
      () => writer.recordChanges(),
      () => writer.lockOffers(),
      () => writer.updateOffers(),
    ];
    for (const [done, step] of steps.entries()) {
      options.onStep(done, steps.length);
      await step();
    }
    options.onStep(steps.length, steps.length);
    await tx.execute(sql`update import_run set finished_at = ${now.toISOString()} where id = ${runId}`);
    return writer.written();
  });
}

class Writer {
  readonly #tx: Database;
  readonly #runId: number;
  readonly #now: Date;
  readonly #options: WriteOptions;
  #changedOffers: string[] = [];
  #endedVariants: string[] = [];
  #endedProducts: string[] = [];
  #hasStaged = false;

  constructor(tx: Database, runId: number, now: Date, options: WriteOptions) {
    this.#tx = tx;
    this.#runId = runId;
    this.#now = now;
    this.#options = options;
  }

  written(): Written {
    return {
      changedOffers: this.#changedOffers.length,
      endedVariants: this.#endedVariants.length,
      endedProducts: this.#endedProducts.length,
      hasChanges: this.#hasChanges(),
    };
  }

  async insertNames(): Promise<void> {
    const [found] = await rowsOf<{ exists: boolean }>(
      this.#tx,
      sql`select exists (select 1 from import_change where run_id = ${this.#runId})`,
    );
    this.#hasStaged = found?.exists ?? false;
    await this.#insert('new brand', brand);
    await this.#insert('new category', category);
    await this.#insert('new seller', seller);
    await this.#insert('new media', mediaFile, sql`on conflict do nothing`);
    const { pages, menus } = this.#options.content;
    if (pages.length > 0) await this.#tx.insert(contentPage).values([...pages]);
    for (const { catalogue, items } of menus)
      await this.#tx
        .insert(navigation)
        .values({ catalogue, items })
        .onConflictDoUpdate({ target: navigation.catalogue, set: { items } });
  }

  async insertNewRows(): Promise<void> {
    await this.#insert('new product', product);
    await this.#insert('new colour', productColour);
    await this.#insert('new variant', variant);
    await this.#insert('new offer', offer);
  }

  /** Puts what changes about offers into tables of this transaction, so that little is done under locks. */
  async stageOffers(): Promise<void> {
    const ended = this.#options.isFull
      ? sql`union all select ussid, 0 from offer where variant_sku in (${missingSkus(this.#runId)})`
      : sql``;
    for (const [table, rows] of [
      [sql`offer_before`, sql`select * from ${this.#rows('old offer', offer)}`],
      [sql`offer_after`, sql`select * from ${this.#rows('changed offer', offer)}`],
      // Ended variants have no stock.
      [sql`stock_after`, sql`select ussid, stock from ${this.#rows('stock', offer)} ${ended}`],
    ] as const) {
      await this.#tx.execute(sql`create temporary table ${table} on commit drop as ${rows}`);
      await this.#tx.execute(sql`analyze ${table}`);
    }
  }

  /** Locks the products that change. Throws when a row about them has changed since it was read. */
  async checkProducts(): Promise<void> {
    await this.#tx.execute(
      sql`select count(*) from (
          select 1 from product where id in (select id from ${this.#rows('old product', product)})
            or id in (${productsWithOtherPrices})
          order by id for no key update
        ) locked`,
    );
    // A trigger sets the time of the last change.
    await this.#checkRows(this.#rows('old product', product), product, ['changed_at']);
    await this.#checkRows(this.#rows('old colour', productColour), productColour);
    await this.#checkRows(this.#rows('old variant', variant), variant);
  }

  /**
   * Locks the offers that change. An order locks offers in the same sequence, so neither waits for the other
   * for ever. `for no key update` lets shoppers add the offers to their bags meanwhile. Throws when an offer
   * has changed since it was read, in more than its stock, which orders change.
   */
  async lockOffers(): Promise<void> {
    await this.#tx.execute(
      sql`select count(*) from (
          select 1 from offer where ussid in (select ussid from offer_after union select ussid from stock_after)
          order by ussid for no key update
        ) locked`,
    );
    await this.#checkRows(sql`offer_before given`, offer, ['stock', 'stock_short']);
  }

  async updateOffers(): Promise<void> {
    const prices = await rowsOf<{ ussid: string }>(
      this.#tx,
      sql`update offer set mrp_paise = given.mrp_paise, price_paise = given.price_paise,
          delivery_modes = given.delivery_modes
        from offer_after given where offer.ussid = given.ussid
          and (offer.mrp_paise, offer.price_paise, offer.delivery_modes)
            is distinct from (given.mrp_paise, given.price_paise, given.delivery_modes)
        returning offer.ussid`,
    );
    // Under the locks, so an order that was placed since the file was read counts.
    const stocks = await rowsOf<{ ussid: string }>(
      this.#tx,
      sql`with reserved as (${reservedUnits(this.#options.countedAt)}),
        free as (
          select given.ussid, given.stock - coalesce(held, 0) - coalesce(sold, 0) as units, coalesce(held, 0) as held
          from stock_after given left join reserved on reserved.ussid = given.ussid
        ),
        target as (
          select ussid, greatest(0, units) as stock, least(held, greatest(0, -units)) as short from free
        )
        update offer set stock = target.stock, stock_short = target.short
        from target where offer.ussid = target.ussid
          and (offer.stock, offer.stock_short) is distinct from (target.stock, target.short)
        returning offer.ussid`,
    );
    this.#changedOffers = [...new Set([...prices, ...stocks].map(({ ussid }) => ussid))];
    await this.#tx.execute(
      sql`insert into change_log (topic, key, at)
        select 'offer', unnest(${textArray(this.#changedOffers)}), ${this.#now.toISOString()}::timestamptz`,
    );
  }

  async updateProducts(): Promise<void> {
    // What the trigger would do later, while the offers are locked.
    await this.#tx.execute(
      sql`update product set changed_at = now() where id in (${productsWithOtherPrices})`,
    );
    await this.#update('changed product', product, ['changed_at']);
    await this.#update('changed colour', productColour);
    await this.#update('changed variant', variant);
    await this.#tx.execute(
      sql`delete from product_colour using ${this.#rows('dropped colour', productColour)}
        where product_colour.product_id = given.product_id and product_colour.key = given.key`,
    );
  }

  /** Ends the variants that a complete file no longer has, and products without other variants. */
  async endVariants(): Promise<void> {
    if (!this.#options.isFull) return;
    const at = this.#now.toISOString();
    const variants = await rowsOf<{ sku: string }>(
      this.#tx,
      sql`update variant set ended_at = ${at} where sku in (${missingSkus(this.#runId)}) returning sku`,
    );
    const products = await rowsOf<{ id: string }>(
      this.#tx,
      sql`update product set ended_at = ${at}
        where source_group is not null and ended_at is null
          and not exists (select 1 from variant where product_id = product.id and ended_at is null)
        returning id`,
    );
    this.#endedVariants = variants.map(({ sku }) => sku);
    this.#endedProducts = products.map(({ id }) => id);
  }

  async recordChanges(): Promise<void> {
    if (!this.#hasChanges()) return;
    const { content } = this.#options;
    const at = sql`${this.#now.toISOString()}::timestamptz`;
    await this.#tx.execute(
      sql`insert into change_log (topic, key, at) select 'name', code, ${at} from (
          select code from ${this.#rows('new brand', brand)}
          union select code from ${this.#rows('new category', category)}
          union select id from ${this.#rows('new seller', seller)}
        ) added`,
    );
    await this.#tx.execute(
      sql`insert into change_log (topic, key, at) select 'product', id, ${at} from (
          select id from ${this.#rows('new product', product)}
          union select id from ${this.#rows('changed product', product)}
          union select product_id from ${this.#rows('new colour', productColour)}
          union select product_id from ${this.#rows('changed colour', productColour)}
          union select product_id from ${this.#rows('new variant', variant)}
          union select product_id from ${this.#rows('changed variant', variant)}
          union select product_id from variant where sku = any(${textArray(this.#endedVariants)})
        ) changed`,
    );
    await this.#tx.execute(
      sql`insert into change_log (topic, key, at) select 'offer', ussid, ${at}
        from ${this.#rows('new offer', offer)}
        where variant_sku not in (select sku from ${this.#rows('new variant', variant)})`,
    );
    const pages = content.pages.map(({ slug }) => slug);
    const menus = content.menus.length > 0 ? ['nav-menu'] : [];
    const assortment = (await this.#changesAssortment()) ? ['sitemap'] : [];
    await recordChanges(this.#tx, 'content', [...assortment, ...pages, ...menus], this.#now);
  }

  /** Whether products come, go or change what listings depend on, other than their prices and stocks. */
  async #changesAssortment(): Promise<boolean> {
    if (this.#endedProducts.length > 0) return true;
    const [found] = await rowsOf<{ exists: boolean }>(
      this.#tx,
      sql`select exists (select 1 from import_change
        where run_id = ${this.#runId}
          and kind in ('new brand', 'new category', 'new product', 'changed product', 'new colour'))`,
    );
    return found?.exists ?? false;
  }

  #hasChanges(): boolean {
    return (
      this.#hasStaged ||
      this.#endedVariants.length > 0 ||
      this.#options.content.pages.length > 0 ||
      this.#options.content.menus.length > 0
    );
  }

  /** Staged rows of a kind, as a table `given`. */
  #rows(kind: ChangeKind, table: PgTable): SQL {
    const name = sql.identifier(getTableName(table));
    return sql`(select staged.* from import_change,
        json_populate_recordset(null::${name}, import_change.rows) staged
      where run_id = ${this.#runId} and kind = ${kind}) given`;
  }

  /**
   * Throws when a row of `given`, as it was read, is no longer in the table. `without` are columns that do
   * not count.
   */
  async #checkRows(given: SQL, table: PgTable, without: readonly string[] = []): Promise<void> {
    const { keys, others } = columnsOf(table, without);
    const row = (name: string) =>
      sql.join(
        others.map((column) => sql`${sql.identifier(name)}.${sql.identifier(column)}`),
        sql`, `,
      );
    const [found] = await rowsOf<{ count: number }>(
      this.#tx,
      sql`select count(*)::int as count from ${given}
        where not exists (
          select 1 from ${sql.identifier(getTableName(table))} stored where ${equal('stored', keys)}
            and row(${row('stored')}) is not distinct from row(${row('given')})
        )`,
    );
    if (found?.count)
      throw new StartupError(
        `The shop has changed since the file was compared with it (rows: ${found.count}). Run the import again.`,
      );
  }

  async #insert(kind: ChangeKind, table: PgTable, conflict: SQL = sql``): Promise<void> {
    const name = sql.identifier(getTableName(table));
    await this.#tx.execute(sql`insert into ${name} select * from ${this.#rows(kind, table)} ${conflict}`);
  }

  /** Updates all columns except the keys and `without`. */
  async #update(kind: ChangeKind, table: PgTable, without: readonly string[] = []): Promise<void> {
    const name = getTableName(table);
    const { keys, others } = columnsOf(table, without);
    const set = sql.join(
      others.map((column) => sql`${sql.identifier(column)} = given.${sql.identifier(column)}`),
      sql`, `,
    );
    await this.#tx.execute(
      sql`update ${sql.identifier(name)} set ${set} from ${this.#rows(kind, table)} where ${equal(name, keys)}`,
    );
  }
}

/** Names of the columns of a table: those of its primary key, and all others except `without`. */
function columnsOf(table: PgTable, without: readonly string[]) {
  const { columns, primaryKeys } = getTableConfig(table);
  const ofKey = new Set(primaryKeys.flatMap((key) => key.columns.map(({ name }) => name)));
  const isKey = ({ primary, name }: PgColumn) => primary || ofKey.has(name);
  return {
    keys: columns.filter(isKey).map(({ name }) => name),
    others: columns.filter((one) => !isKey(one) && !without.includes(one.name)).map(({ name }) => name),
  };
}

/** Condition that a row has the keys of a row of `given`. */
const equal = (table: string, keys: readonly string[]): SQL =>
  sql.join(
    keys.map((key) => sql`${sql.identifier(table)}.${sql.identifier(key)} = given.${sql.identifier(key)}`),
    sql` and `,
  );

/** Ids of the products whose price or MRP changes in `stageOffers`. */
const productsWithOtherPrices: SQL = sql`
  select variant.product_id from offer_after join offer_before using (ussid)
    join variant on variant.sku = offer_after.variant_sku
  where (offer_after.price_paise, offer_after.mrp_paise) is distinct from (offer_before.price_paise, offer_before.mrp_paise)`;

/** Variants of earlier imports that are for sale, and that the file of this run does not have. */
const missingSkus = (runId: number): SQL => sql`
  select variant.sku from variant join product on product.id = variant.product_id
  where product.source_group is not null and variant.ended_at is null
    and not exists (select 1 from import_row where run_id = ${runId} and import_row.sku = variant.sku)`;

/** Number of variants of imports that are for sale, and how many of them a complete file would end. */
export async function countEnded(
  db: Database,
  runId: number,
): Promise<{ readonly ended: number; readonly live: number }> {
  const [row] = await rowsOf<{ ended: number; live: number }>(
    db,
    sql`select (select count(*)::int from (${missingSkus(runId)}) missing) as ended, count(*)::int as live
      from variant join product on product.id = variant.product_id
      where product.source_group is not null and variant.ended_at is null`,
  );
  return row ?? { ended: 0, live: 0 };
}
