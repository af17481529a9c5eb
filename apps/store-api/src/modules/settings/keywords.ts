import { parseQuery } from '@luxe/contract/query';
import { searchText } from '@luxe/format';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { keywordRedirect } from '../../db/schema/settings.ts';

/** Normalises a search text as stored keywords are: lower case, single spaces. */
export const toKeyword = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/**
 * Path of the page to which a search text redirects. `null` without a redirect: the search shows a listing.
 * Ignores stored URLs outside the shop, and redirects that lead back to the same search. Two editors can
 * publish such a circle when they publish at the same time.
 */
export async function redirectOf(db: Database, term: string): Promise<string | null> {
  const keyword = toKeyword(term);
  if (keyword === '') return null;
  const [row] = await db.select().from(keywordRedirect).where(eq(keywordRedirect.keyword, keyword));
  if (!row || !/^\/(?![/\\])/.test(row.url)) return null;
  return (await isCircular(db, keyword, row.url)) ? null : row.url;
}

/** Whether a redirect of a keyword leads to a search that leads back to the keyword. */
export async function isCircular(db: Database, keyword: string, url: string): Promise<boolean> {
  const seen = new Set<string>();
  let next = keywordAt(url);
  while (next !== undefined && !seen.has(next)) {
    if (next === keyword) return true;
    seen.add(next);
    const [row] = await db.select().from(keywordRedirect).where(eq(keywordRedirect.keyword, next));
    next = row && keywordAt(row.url);
  }
  return false;
}

/** An origin that no stored URL has. */
const origin = 'https://shop.invalid';

/**
 * The keyword that a path of the shop searches for; undefined for a page that is no search. Reads the path
 * and the term as the storefront does: drops the segment `brands` [RTE-03], and decodes a term that was
 * encoded twice. Does not distinguish the pages of a search.
 */
function keywordAt(url: string): string | undefined {
  const target = URL.parse(url, origin);
  if (target?.origin !== origin) return undefined;
  const parts = decode(target.pathname)?.split('/') ?? [];
  const path = parts.filter((part) => part !== '' && part !== 'brands').join('/');
  if (!/^search(?:\/page-\d+)?$/i.test(path)) return undefined;
  const q = target.searchParams.get('q') ?? target.searchParams.get('searchText') ?? '';
  return toKeyword(searchText(parseQuery(decodeOnce(q)).term)) || undefined;
}

/** Decodes a text that was already encoded, by the rule of the storefront (`toListingRequest.ts`). */
const decodeOnce = (text: string): string =>
  /%[0-9a-f]{2}/i.test(text) && !/[^\w\-.!~*'()%+]/.test(text) ? (decode(text) ?? text) : text;

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
