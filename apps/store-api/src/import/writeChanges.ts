import { StartupError, type Clock } from '@luxe/host';
import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
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
 * Writes all staged changes of a run and its lines in the change log, in one transaction. Rows that orders
 * may lock come last, so that shoppers wait as briefly as possible. The order of locks is that of the shop:
 * offers in the order of their names, then their products.
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
      () => writer.lockOffers(),
      () => writer.checkUnchanged(),
      () => writer.updateOffers(),
      () => writer.updateProducts(),
      () => writer.endVariants(),
      () => writer.recordChanges(),
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

  /**
   * Locks the offers that change. An order locks offers in the same sequence, so neither waits for the other
   * for ever. `for no key update` lets shoppers add the offers to their bags meanwhile.
   */
  async lockOffers(): Promise<void> {
    await this.#tx.execute(
      sql`select count(*) from (
          select 1 from offer where ussid in (
            select ussid from ${this.#rows('changed offer', offer)}
            union select ussid from ${this.#stocks()}
          ) order by ussid for no key update
        ) locked`,
    );
  }

  /**
   * Throws when a row that this import changes has changed since it was read. The stock and
   * the time of the last change do not count: orders change the one, and a trigger the other.
   */
  async checkUnchanged(): Promise<void> {
    await this.#tx.execute(
      sql`select 1 from product where id in (select id from ${this.#rows('old product', product)})
        order by id for no key update`,
    );
    const found = [
      await this.#countOverwritten('old product', product, 'id', sql`'{changed_at}'`),
      await this.#countOverwritten('old colour', productColour, 'product_id', sql`'{}'`),
      await this.#countOverwritten('old variant', variant, 'sku', sql`'{}'`),
      await this.#countOverwritten('old offer', offer, 'ussid', sql`'{stock,stock_short}'`),
    ].reduce((sum, one) => sum + one);
    if (found > 0)
      throw new StartupError(
        `The shop has changed since the file was compared with it (rows: ${found}). Run the import again.`,
      );
  }

  async updateOffers(): Promise<void> {
    const prices = await rowsOf<{ ussid: string }>(
      this.#tx,
      sql`update offer set mrp_paise = given.mrp_paise, price_paise = given.price_paise,
          delivery_modes = given.delivery_modes
        from ${this.#rows('changed offer', offer)} where offer.ussid = given.ussid
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
          from ${this.#stocks()} left join reserved on reserved.ussid = given.ussid
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
  }

  async updateProducts(): Promise<void> {
    await this.#update('changed product', product, ['id'], ['changed_at']);
    await this.#update('changed colour', productColour, ['product_id', 'key']);
    await this.#update('changed variant', variant, ['sku']);
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
      sql`insert into change_log (topic, key, at) select 'offer', ussid, ${at} from (
          select unnest(${textArray(this.#changedOffers)}) as ussid
          union select ussid from ${this.#rows('new offer', offer)}
            where variant_sku not in (select sku from ${this.#rows('new variant', variant)})
        ) changed`,
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

  /** The stocks to set, as a table `given` of `ussid` and `stock`. Ended variants have none. */
  #stocks(): SQL {
    const ended = sql`union all select ussid, 0 from offer where variant_sku in (${missingSkus(this.#runId)})`;
    return sql`(select staged.ussid, staged.stock from import_change,
        json_populate_recordset(null::offer, import_change.rows) staged
      where run_id = ${this.#runId} and kind = 'stock' ${this.#options.isFull ? ended : sql``}) given`;
  }

  /** Number of staged old rows that are no longer in the table. `without` are columns that do not count. */
  async #countOverwritten(kind: ChangeKind, table: PgTable, key: string, without: SQL): Promise<number> {
    const name = sql.identifier(getTableName(table));
    const column = sql.identifier(key);
    const [row] = await rowsOf<{ count: number }>(
      this.#tx,
      sql`select count(*)::int as count from ${this.#rows(kind, table)}
        where not exists (
          select 1 from ${name} stored where stored.${column} = given.${column}
            and to_jsonb(stored) - ${without}::text[] = to_jsonb(given) - ${without}::text[]
        )`,
    );
    return row?.count ?? 0;
  }

  async #insert(kind: ChangeKind, table: PgTable, conflict: SQL = sql``): Promise<void> {
    const name = sql.identifier(getTableName(table));
    await this.#tx.execute(sql`insert into ${name} select * from ${this.#rows(kind, table)} ${conflict}`);
  }

  /** Updates all columns except the keys and `without`. */
  async #update(
    kind: ChangeKind,
    table: PgTable,
    keys: readonly string[],
    without: readonly string[] = [],
  ): Promise<void> {
    const name = sql.identifier(getTableName(table));
    const columns = Object.values(getTableColumns(table))
      .map((column) => column.name)
      .filter((column) => !keys.includes(column) && !without.includes(column));
    const set = sql.join(
      columns.map((column) => sql`${sql.identifier(column)} = given.${sql.identifier(column)}`),
      sql`, `,
    );
    const where = sql.join(
      keys.map((key) => sql`${name}.${sql.identifier(key)} = given.${sql.identifier(key)}`),
      sql` and `,
    );
    await this.#tx.execute(sql`update ${name} set ${set} from ${this.#rows(kind, table)} where ${where}`);
  }
}

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

/** A list of texts as one parameter. */
const textArray = (texts: readonly string[]): SQL =>
  sql`array(select json_array_elements_text(${JSON.stringify(texts)}::json))`;
