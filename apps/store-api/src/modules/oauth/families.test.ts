import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rowsOf } from '../../db/database.ts';
import { refreshToken } from '../../db/schema/index.ts';
import { databases } from '../../testing/databases.ts';
import { openShop } from '../../testing/shop.ts';
import { addRefresh, endFamily, lockRefresh } from './repository.ts';

const server = databases[1];
it.skipIf(!server.isAvailable)(
  'a logout also deletes the tokens that a simultaneous refresh creates (PostgreSQL)',
  async () => {
    const { db, close } = await server.open();
    const shop = openShop(db);
    await shop.logIn('9300000001');
    const [first] = await db.select().from(refreshToken);
    if (!first) throw new Error('no refresh token was made');
    const held = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const refreshing = db.transaction(async (tx) => {
      await lockRefresh(tx, first.tokenHash);
      await addRefresh(tx, { ...first, tokenHash: 'successor' });
      held.resolve();
      await gate.promise;
    });
    await held.promise;
    const loggingOut = db.transaction((tx) => endFamily(tx, first.family));
    const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`;
    while ((await rowsOf(db, waiting)).length === 0);
    gate.resolve();
    await Promise.all([refreshing, loggingOut]);
    expect(await db.select().from(refreshToken).where(eq(refreshToken.family, first.family))).toEqual([]);
    await shop.close();
    await close();
  },
  60_000,
);
