import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../../db/database.ts';

/** A row of change_log. */
export interface Change {
  entity: string;
  entityId: string;
}

export interface ChangeFeedOptions {
  db: Database;
  /** Given what has changed since the last time, each thing once. It is finished before the next is read; if it throws, the same comes again. */
  onChanges(changes: Change[]): Promise<void>;
  onError(error: unknown): void;
  /** Milliseconds between two looks. */
  every?: number;
}

/**
 * Reads change_log with a cursor of its own. Only transactions below `pg_snapshot_xmin` are read: all of them have ended, so nothing
 * can still turn up before the cursor. (A cursor on a serial number skips rows that were numbered early and committed late.)
 */
export class ChangeFeed {
  readonly #options: ChangeFeedOptions;
  #cursor: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<void> | undefined;
  #isOpen = true;

  constructor(options: ChangeFeedOptions) {
    this.#options = options;
  }

  /** Sets the cursor to now: call it before reading what the changes will be applied to. */
  async mark(): Promise<void> {
    const [now] = await rowsOf<{ xmin: string }>(
      this.#options.db,
      sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`,
    );
    this.#cursor = now?.xmin;
  }

  /** Looks from now on until `close`. */
  start() {
    const { every = 300, onError } = this.#options;
    this.#timer = setTimeout(() => {
      this.poll()
        .catch(onError)
        .finally(() => this.#isOpen && this.start());
    }, every);
    this.#timer.unref();
  }

  /** Looks once. Two at a time share one look. */
  poll(): Promise<void> {
    this.#turn ??= this.#read().finally(() => (this.#turn = undefined));
    return this.#turn;
  }

  async close(): Promise<void> {
    this.#isOpen = false;
    clearTimeout(this.#timer);
    await this.#turn?.catch(() => {});
  }

  async #read() {
    const { db, onChanges } = this.#options;
    if (this.#cursor === undefined) await this.mark();
    const rows = await rowsOf<{ xmin: string; entity: string; entity_id: string }>(
      db,
      sql`with now as (select pg_snapshot_xmin(pg_current_snapshot()) as xmin)
        select distinct now.xmin::text as xmin, entity, entity_id
        from change_log, now
        where xid >= ${this.#cursor}::xid8 and xid < now.xmin`,
    );
    const [first] = rows;
    if (!first) return;
    await onChanges(rows.map(({ entity, entity_id }) => ({ entity, entityId: entity_id })));
    this.#cursor = first.xmin;
  }
}
