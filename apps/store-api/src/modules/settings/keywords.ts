import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { keywordRedirect } from '../../db/schema/settings.ts';

/** Normalises a search text as stored keywords are: lower case, single spaces. */
export const toKeyword = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/**
 * Path of the page to which a search text redirects. `null` without a redirect: the search shows a listing.
 * Ignores stored URLs outside the shop.
 */
export async function redirectOf(db: Database, term: string): Promise<string | null> {
  const keyword = toKeyword(term);
  if (keyword === '') return null;
  const [row] = await db.select().from(keywordRedirect).where(eq(keywordRedirect.keyword, keyword));
  return row && /^\/(?![/\\])/.test(row.url) ? row.url : null;
}
