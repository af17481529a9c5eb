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
  const columns = Object.entries(getTableColumns(table));
  const json = JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(columns.map(([key, { name }]) => [name, (row as Record<string, unknown>)[key]])),
    ),
  );
  const name = sql.identifier(getTableName(table));
  await tx.execute(
    sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${json}::json)`,
  );
}
