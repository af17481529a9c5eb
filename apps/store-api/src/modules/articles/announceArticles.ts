import type { Clock } from '@luxe/host';
import { sql } from 'drizzle-orm';
import { recordChanges } from '../../db/changeLog.ts';
import { rowsOf, type Database } from '../../db/database.ts';
import { article } from '../../db/schema/article.ts';

/** Key of the change that every page with articles follows. */
export const articlesKey = 'articles';

interface AnnounceParts {
  readonly db: Database;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * Records a change for articles that have begun or ended since they were last announced, so that cached pages
 * are made again. Of several processes, one records the change. Resolves to the number of articles.
 */
export async function announceArticles({ db, clock }: AnnounceParts): Promise<number> {
  const now = clock.now();
  const at = sql`${now.toISOString()}::timestamptz`;
  const isDue = (moment: typeof article.publishedAt | typeof article.endsAt) =>
    sql`(${moment} <= ${at} and (${article.announcedAt} is null or ${article.announcedAt} < ${moment}))`;
  const due = sql`${isDue(article.publishedAt)} or ${isDue(article.endsAt)}`;
  // Usually no article is due, and reading takes no lock.
  if ((await rowsOf(db, sql`select 1 from ${article} where ${due} limit 1`)).length === 0) return 0;
  return db.transaction(async (tx) => {
    const announced = await rowsOf(
      tx,
      sql`update ${article} set announced_at = ${at} where ${due} returning slug`,
    );
    await recordChanges(tx, 'content', announced.length > 0 ? [articlesKey] : [], now);
    return announced.length;
  });
}

/** Milliseconds between two rounds. With the time that caches need, a page follows within a second. */
const everyMs = 250;

/** Announces articles until `stop` is called. `onError` gets the error of a failed round. */
export function startAnnouncing(parts: AnnounceParts, onError: (error: unknown) => void) {
  let current: Promise<unknown> | undefined;
  const once = () => {
    current ??= announceArticles(parts)
      .catch(onError)
      .finally(() => (current = undefined));
  };
  const timer = setInterval(once, everyMs);
  timer.unref();
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await current;
    },
  };
}
