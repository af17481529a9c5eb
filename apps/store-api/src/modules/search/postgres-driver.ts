import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { product } from '../../db/schema/catalogue.ts';
import { searchState } from '../../db/schema/search.ts';
import { markOf, type SearchDriver } from './driver.ts';
import type { SearchDocument } from './engine.ts';
import { writeDocuments } from './postgres-documents.ts';
import { openPostgresEngine } from './postgres-engine.ts';

const batch = 200;

/** The index in the database's own tables, for processes that should hold none. All processes share it, and each may write what has changed. */
export function postgresDriver({ db, now }: { db: Database; now?: () => number }): SearchDriver {
  const clock = now ? { now } : {};
  let made = '';
  return {
    async resume(names) {
      made = markOf(names);
      const [state] = await db.select().from(searchState).where(eq(searchState.id, 1));
      if (state?.made !== made) return undefined;
      const engine = await openPostgresEngine({ db, names, ...clock });
      // A filling writes products without a word in change_log.
      return engine.size === (await db.$count(product)) ? { engine, cursor: state.cursor } : undefined;
    },
    // Written over what is there, so that two processes that build at once end with the same.
    async build(names, documents) {
      made = markOf(names);
      let waiting: SearchDocument[] = [];
      for await (const document of documents) {
        if (waiting.push(document) < batch) continue;
        await writeDocuments(db, names, waiting);
        waiting = [];
      }
      await writeDocuments(db, names, waiting);
      await db.execute(sql`delete from search_row where product_id not in (select id from product)`);
      await db.execute(sql`delete from search_product where id not in (select id from product)`);
      for (const table of ['search_product', 'search_row', 'search_term'])
        await db.execute(sql`analyze ${sql.identifier(table)}`);
      return openPostgresEngine({ db, names, ...clock });
    },
    async keep(cursor) {
      const state = { id: 1, made, cursor };
      await db.insert(searchState).values(state).onConflictDoUpdate({ target: searchState.id, set: state });
    },
  };
}
