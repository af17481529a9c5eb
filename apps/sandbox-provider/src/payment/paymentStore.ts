import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/** The database of the sandbox, a file on disk. Confirmed changes survive a kill of the process. */
export interface Store {
  /** The first row, or `undefined`. */
  one<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined;
  all<Row>(sql: string, ...values: SQLInputValue[]): Row[];
  /** Returns the number of changed rows. */
  run(sql: string, ...values: SQLInputValue[]): number;
  /** Applies all of `change` or nothing. A nested transaction joins the outer one. */
  transaction<T>(change: () => T): T;
  close(): void;
}

// The last three SQL statements protect the payment rules even if the program has a bug. The two unique
// indexes reject a second open or charged transaction of an order. The trigger rejects refunds above the
// charged amount; it replaces one of earlier files, which counted rejected refunds.
const tables = `
  CREATE TABLE IF NOT EXISTS payment_order (
    order_id TEXT PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    amount INTEGER NOT NULL CHECK (amount > 0),
    customer_id TEXT NOT NULL,
    customer_email TEXT NOT NULL,
    customer_phone TEXT NOT NULL,
    return_url TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    is_cancelled INTEGER NOT NULL DEFAULT 0,
    is_vanished INTEGER NOT NULL DEFAULT 0,
    hangs_until INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE IF NOT EXISTS txn (
    uuid TEXT PRIMARY KEY,
    order_id TEXT NOT NULL REFERENCES payment_order,
    number INTEGER NOT NULL,
    status TEXT NOT NULL,
    method_type TEXT NOT NULL,
    method TEXT NOT NULL,
    txn_type TEXT NOT NULL,
    amount INTEGER NOT NULL,
    outcome TEXT NOT NULL,
    card TEXT,
    saves_card INTEGER NOT NULL,
    vpa TEXT,
    emi TEXT,
    redirects INTEGER NOT NULL,
    wrong_codes INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER,
    due_status TEXT,
    error_code TEXT NOT NULL DEFAULT '',
    error_message TEXT NOT NULL DEFAULT '',
    made_at INTEGER NOT NULL,
    UNIQUE (order_id, number)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS refund (
    id TEXT PRIMARY KEY,
    order_id TEXT NOT NULL REFERENCES payment_order,
    unique_request_id TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount > 0),
    status TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    UNIQUE (order_id, unique_request_id)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS card_token (
    token TEXT PRIMARY KEY,
    card TEXT NOT NULL,
    ends_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS saved_card (
    reference TEXT PRIMARY KEY,
    token TEXT NOT NULL UNIQUE,
    customer_id TEXT NOT NULL,
    card TEXT NOT NULL,
    UNIQUE (customer_id, card)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS webhook (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    order_id TEXT NOT NULL REFERENCES payment_order,
    body TEXT NOT NULL,
    due_at INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX IF NOT EXISTS webhook_of_order ON webhook (order_id, id);
  CREATE INDEX IF NOT EXISTS txn_due ON txn (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX IF NOT EXISTS refund_due ON refund (due_at) WHERE status = 'PENDING';
  CREATE UNIQUE INDEX IF NOT EXISTS one_charge ON txn (order_id) WHERE status = 'CHARGED';
  CREATE UNIQUE INDEX IF NOT EXISTS one_open ON txn (order_id) WHERE status IN ('PENDING_VBV', 'AUTHORIZING');
  DROP TRIGGER IF EXISTS no_more_back_than_charged;
  CREATE TRIGGER IF NOT EXISTS refunds_within_charge AFTER INSERT ON refund
    WHEN (SELECT coalesce(sum(amount), 0) FROM refund WHERE order_id = NEW.order_id AND status <> 'FAILURE')
       > (SELECT coalesce(max(amount), 0) FROM txn WHERE order_id = NEW.order_id AND status = 'CHARGED')
    BEGIN SELECT raise(ABORT, 'more refunded than charged'); END;
`;

/** Opens the database file of a data folder. Creates it when there is none. */
export function openStore(dataDir: string): Store {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(path.join(dataDir, 'sandbox-provider.sqlite'));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000');
  database.exec(tables);
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const prepared = (sql: string) => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  let isOpen = false;
  return {
    one: <Row>(sql: string, ...values: SQLInputValue[]) => prepared(sql).get(...values) as Row | undefined,
    all: <Row>(sql: string, ...values: SQLInputValue[]) => prepared(sql).all(...values) as Row[],
    run: (sql, ...values) => Number(prepared(sql).run(...values).changes),
    transaction(change) {
      if (isOpen) return change();
      database.exec('BEGIN IMMEDIATE');
      isOpen = true;
      try {
        const result = change();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      } finally {
        isOpen = false;
      }
    },
    close: () => database.close(),
  };
}
