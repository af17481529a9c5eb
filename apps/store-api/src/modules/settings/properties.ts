import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { applicationProperty } from '../../db/schema/settings.ts';

/** Names that are looked for in one call. */
const mostNames = 50;

/** The properties of a comma-separated list of names, in its order, each once; unknown names are left out. Those of the shop have no product. */
export async function readProperties(
  db: Database,
  names: string,
  product = '',
): Promise<{ name: string; value: string }[]> {
  const wanted = [...new Set(names.split(',').map((name) => name.trim()))]
    .filter(Boolean)
    .slice(0, mostNames);
  if (wanted.length === 0) return [];
  const rows = await db
    .select({ name: applicationProperty.name, value: applicationProperty.value })
    .from(applicationProperty)
    .where(and(eq(applicationProperty.product, product), inArray(applicationProperty.name, wanted)));
  return wanted.flatMap((name) => rows.find((row) => row.name === name) ?? []);
}
