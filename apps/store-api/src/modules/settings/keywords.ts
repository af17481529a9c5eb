import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { keywordRedirect } from '../../db/schema/settings.ts';

/** A searched text as keywords are kept: small letters, single blanks. */
export const toKeyword = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** The page of the shop that answers a searched word; `null` when a list does. Only a path of the shop itself is told. */
export async function redirectOf(db: Database, term: string): Promise<string | null> {
  const keyword = toKeyword(term);
  if (keyword === '') return null;
  const [row] = await db.select().from(keywordRedirect).where(eq(keywordRedirect.keyword, keyword));
  return row && /^\/(?![/\\])/.test(row.url) ? row.url : null;
}
