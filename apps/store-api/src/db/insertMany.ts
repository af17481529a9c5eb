import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/**
 * Inserts rows as one JSON parameter, which the database expands. This is many times faster than one
 * parameter per value, and avoids the limit of 65,535 parameters. A missing column becomes null, even if it
 * has a default.
 */
export async function insertMany<Table extends PgTable>(
  tx: Pick<Database, 'execute'>,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  if (rows.length === 0) return;
  const name = sql.identifier(getTableName(table));
  await tx.execute(
    sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${JSON.stringify(toColumns(table, rows))}::json)`,
  );
}

/** Rows with the names of the database's columns, as `json_populate_recordset` expects them. */
export function toColumns<Table extends PgTable>(
  table: Table,
  rows: readonly Partial<Table['$inferInsert']>[],
): Record<string, unknown>[] {
  const columns = Object.entries(getTableColumns(table));
  return rows.map((row) =>
    Object.fromEntries(
      columns.flatMap(([key, { name }]) => {
        const value = (row as Record<string, unknown>)[key];
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  );
}
