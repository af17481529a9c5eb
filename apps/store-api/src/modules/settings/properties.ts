import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { applicationProperty } from '../../db/schema/settings.ts';

/** Maximum number of names read in one call. */
const maxNames = 50;

/**
 * Properties for a comma-separated list of names, in the sequence of the list, each once. Unknown names are
 * left out. Properties of the shop itself have an empty `product`.
 */
export async function readProperties(
  db: Database,
  names: string,
  product = '',
): Promise<{ name: string; value: string }[]> {
  const wanted = [...new Set(names.split(',').map((name) => name.trim()))].filter(Boolean).slice(0, maxNames);
  if (wanted.length === 0) return [];
  const rows = await db
    .select({ name: applicationProperty.name, value: applicationProperty.value })
    .from(applicationProperty)
    .where(and(eq(applicationProperty.product, product), inArray(applicationProperty.name, wanted)));
  return wanted.flatMap((name) => rows.find((row) => row.name === name) ?? []);
}
