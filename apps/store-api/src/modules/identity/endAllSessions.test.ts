import { and, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rowsOf } from '../../db/database.ts';
import { identitySession } from '../../db/schema/index.ts';
import { databases } from '../../testing/databases.ts';
import { openShop } from '../../testing/shop.ts';
import { addSession, endAllSessions, lockSessionByRefresh } from './repository.ts';

const server = databases[1];
it.skipIf(!server.isAvailable)(
  'the deletion of an account also ends the session that a simultaneous refresh creates (PostgreSQL)',
  async () => {
    const { db, close } = await server.open();
    const shop = openShop(db);
    await shop.logIn('9300000002');
    const [first] = await db.select().from(identitySession);
    if (!first) throw new Error('no session was made');
    const held = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const refreshing = db.transaction(async (tx) => {
      await lockSessionByRefresh(tx, first.refreshHash);
      await addSession(tx, { ...first, accessHash: 'next access', refreshHash: 'next refresh' });
      held.resolve();
      await gate.promise;
    });
    await held.promise;
    const deleting = db.transaction((tx) => endAllSessions(tx, first.customerHash));
    const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`;
    while ((await rowsOf(db, waiting)).length === 0);
    gate.resolve();
    await Promise.all([refreshing, deleting]);
    const isOpen = and(
      eq(identitySession.customerHash, first.customerHash),
      eq(identitySession.hasEnded, false),
    );
    expect(await db.select().from(identitySession).where(isOpen)).toEqual([]);
    await shop.close();
    await close();
  },
  60_000,
);
