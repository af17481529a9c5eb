import { and, asc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Clock } from '@luxe/host';
import { rowsOf, type Database } from '../db/database.ts';
import { insertMany } from '../db/insertMany.ts';
import { importChange, importRow, importRun } from '../db/schema/import.ts';
import type { ImportRow } from './rowSchema.ts';

/** A run that did not end for this long has crashed. */
const abandonedMs = 24 * 60 * 60_000;

/** A checked row with its position in the file and the key of its product. */
export interface StagedRow {
  readonly productKey: string;
  readonly position: number;
  readonly line: number;
  readonly fields: ImportRow;
}

const finishedRuns = sql<number>`(select count(*)::int from import_run where finished_at is not null)`;

/** Begins a run, and removes the rows of runs that have crashed. Resolves to the id of the run. */
export async function beginRun(db: Database, file: string, clock: Clock): Promise<number> {
  const now = clock.now();
  await db
    .delete(importRun)
    .where(and(isNull(importRun.finishedAt), lt(importRun.startedAt, new Date(now.getTime() - abandonedMs))));
  for (const table of [importRow, importChange])
    await db.execute(
      sql`delete from ${table} where run_id in (select id from import_run where finished_at is not null)`,
    );
  const [made] = await db
    .insert(importRun)
    .values({ file, startedAt: now, finishedBefore: finishedRuns })
    .returning({ id: importRun.id });
  if (!made) throw new Error('no run was made');
  return made.id;
}

/**
 * Whether no other run has finished since this one began. The data that this run was compared with is then
 * still the same. The lock of writing imports must be held.
 */
export async function isAlone(db: Database, runId: number): Promise<boolean> {
  const rows = await db
    .select({ id: importRun.id })
    .from(importRun)
    .where(and(eq(importRun.id, runId), eq(importRun.finishedBefore, finishedRuns)));
  return rows.length > 0;
}

/** Removes the staged rows of a run. A run that has written nothing leaves no trace. */
export async function endRun(db: Database, runId: number): Promise<void> {
  await db.execute(sql`delete from import_row where run_id = ${runId}`);
  await db.execute(sql`delete from import_change where run_id = ${runId}`);
  await db.delete(importRun).where(and(eq(importRun.id, runId), isNull(importRun.finishedAt)));
}

export const addRows = (db: Database, runId: number, rows: readonly StagedRow[]): Promise<void> =>
  insertMany(
    db,
    importRow,
    rows.map((row) => ({ runId, ...row, sku: row.fields.sku })),
  );

/** Number of different products in the staged rows. */
export async function countProducts(db: Database, runId: number): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(distinct product_key)::int as count from import_row where run_id = ${runId}`,
  );
  return row?.count ?? 0;
}

/** Streams the staged rows in batches of complete products, each product in the order of its rows. */
export async function* readProducts(
  db: Database,
  runId: number,
  batchSize: number,
): AsyncGenerator<Map<string, StagedRow[]>> {
  for (let last = ''; ;) {
    const keys = await db
      .selectDistinct({ productKey: importRow.productKey })
      .from(importRow)
      .where(and(eq(importRow.runId, runId), gt(importRow.productKey, last)))
      .orderBy(asc(importRow.productKey))
      .limit(batchSize);
    const end = keys.at(-1)?.productKey;
    if (end === undefined) return;
    last = end;
    const rows = await db
      .select({
        productKey: importRow.productKey,
        position: importRow.position,
        line: importRow.line,
        fields: importRow.fields,
      })
      .from(importRow)
      .where(
        and(
          eq(importRow.runId, runId),
          inArray(
            importRow.productKey,
            keys.map(({ productKey }) => productKey),
          ),
        ),
      )
      .orderBy(asc(importRow.productKey), asc(importRow.position));
    yield Map.groupBy(rows as StagedRow[], ({ productKey }) => productKey);
  }
}
