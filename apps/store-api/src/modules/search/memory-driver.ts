import { sql } from 'drizzle-orm';
import path from 'node:path';
import { rowsOf, type Database } from '../../db/database.ts';
import { IndexBuilder, openColumnarEngine, type ColumnarEngine, type ColumnarState } from './columnar.ts';
import { markOf, type SearchDriver } from './driver.ts';
import type { SearchNames } from './engine.ts';
import { readIndexFile, writeIndexFile } from './index-file.ts';

export interface MemoryDriverOptions {
  db: Database;
  /** Where the index outlives the process; without it, it does not. */
  dataDir?: string | undefined;
  now?: () => number;
}

/** The index in the process. What took a minute to build is in a file, and is brought up to date from change_log. */
export function memoryDriver({ db, dataDir, now }: MemoryDriverOptions): SearchDriver {
  const file = dataDir && path.join(dataDir, 'search.index');
  const clock = now ? { now } : {};
  let engine: ColumnarEngine | undefined;
  let made = '';

  return {
    async resume(names) {
      made = await madeOf(db, names);
      if (!file || !made) return undefined;
      const kept = await readIndexFile<{ cursor: string; size: number; state: ColumnarState }>(file, made);
      if (!kept || kept.size !== (await sizeOf(db)) || (await isAhead(db, kept.cursor))) return undefined;
      engine = openColumnarEngine(kept.state, { names, ...clock });
      return { engine, cursor: kept.cursor };
    },
    async build(names, documents) {
      made = await madeOf(db, names);
      const builder = new IndexBuilder(names);
      for await (const document of documents) builder.add(document);
      engine = openColumnarEngine(builder.finish(), { names, ...clock });
      return engine;
    },
    async keep(cursor) {
      if (!file || !engine || !made) return;
      await writeIndexFile(file, made, { cursor, size: engine.size, state: engine.state() });
    },
  };
}

/** The names, and which database it is; nothing where the server does not tell. */
async function madeOf(db: Database, names: SearchNames): Promise<string> {
  try {
    const [row] = await rowsOf<{ id: string }>(
      db,
      sql`select system_identifier || '/' || (select oid from pg_database where datname = current_database()) as id
        from pg_control_system()`,
    );
    return row ? `${row.id} ${markOf(names)}` : '';
  } catch {
    return '';
  }
}

/** Products that were written without a word in change_log, as a filling does, are told by their number. */
async function sizeOf(db: Database): Promise<number> {
  const [row] = await rowsOf<{ size: number }>(db, sql`select count(*)::int as size from product`);
  return row?.size ?? 0;
}

/** A database that was put back to an earlier day has yet to come to this cursor. */
async function isAhead(db: Database, cursor: string): Promise<boolean> {
  const [row] = await rowsOf<{ ahead: boolean }>(
    db,
    sql`select ${cursor}::xid8 > pg_snapshot_xmax(pg_current_snapshot()) as ahead`,
  );
  return row?.ahead !== false;
}
