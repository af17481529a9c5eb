import { sql } from 'drizzle-orm';
import path from 'node:path';
import { rowsOf, type Database } from '../../db/database.ts';
import { IndexBuilder, openColumnarEngine, type ColumnarEngine, type ColumnarState } from './columnar.ts';
import { fingerprintOf, type SearchDriver } from './driver.ts';
import type { SearchNames } from './engine.ts';
import { readIndexFile, writeIndexFile } from './indexFile.ts';

export interface MemoryDriverOptions {
  db: Database;
  /** Folder of the saved index. If undefined, the index is not saved. */
  dataDir?: string | undefined;
  now?: () => number;
}

/**
 * The in-process index. It is saved to a file, because a build can take a minute. After a restart, change_log
 * provides the changes that the file lacks.
 */
export function memoryDriver({ db, dataDir, now }: MemoryDriverOptions): SearchDriver {
  const file = dataDir && path.join(dataDir, 'search.index');
  const clock = now ? { now } : {};
  let engine: ColumnarEngine | undefined;
  let fingerprint = '';

  return {
    async resume(names, size) {
      fingerprint = await readFingerprint(db, names);
      if (!file || !fingerprint) return undefined;
      const stored = await readIndexFile<{ cursor: string; size: number; state: ColumnarState }>(
        file,
        fingerprint,
      );
      if (!stored || stored.size !== size || (await isAhead(db, stored.cursor))) return undefined;
      engine = openColumnarEngine(stored.state, { names, ...clock });
      return { engine, cursor: stored.cursor };
    },
    async build(names, documents) {
      fingerprint = await readFingerprint(db, names);
      const builder = new IndexBuilder(names);
      for await (const document of documents) builder.add(document);
      engine = openColumnarEngine(builder.finish(), { names, ...clock });
      return engine;
    },
    async useNames(names) {
      fingerprint = await readFingerprint(db, names);
      engine?.useNames(names);
    },
    async save(cursor) {
      if (!file || !engine || !fingerprint) return;
      await writeIndexFile(file, fingerprint, { cursor, size: engine.size, state: engine.state() });
    },
  };
}

/**
 * Fingerprint of the database and of the names from which the index is built. Empty when the server hides the
 * identifier of the database.
 */
async function readFingerprint(db: Database, names: SearchNames): Promise<string> {
  try {
    const [row] = await rowsOf<{ id: string }>(
      db,
      sql`select system_identifier || '/' || (select oid from pg_database where datname = current_database()) as id
        from pg_control_system()`,
    );
    return row ? `${row.id} ${fingerprintOf(names)}` : '';
  } catch {
    return '';
  }
}

/** Whether the cursor is ahead of the database, for example because a backup was restored. */
async function isAhead(db: Database, cursor: string): Promise<boolean> {
  const [row] = await rowsOf<{ ahead: boolean }>(
    db,
    sql`select split_part(${cursor}, '.', 1)::xid8 > pg_snapshot_xmax(pg_current_snapshot()) as ahead`,
  );
  return row?.ahead !== false;
}
