import { eq, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '../testing/manualClock.ts';
import { databases } from '../testing/databases.ts';
import { createLog } from '@luxe/host/log';
import { createWorker } from '../modules/jobs/worker.ts';
import { changeCursor, readChanges, recordChanges } from './changeLog.ts';
import { rowsOf, type OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { runWithPriority, type Priority } from './workQueue.ts';
import * as schema from './schema/index.ts';

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`the database on ${name}`, () => {
    let database: OpenDatabase;
    const at = new Date('2026-11-20T05:12:00.000Z');
    beforeAll(async () => void (database = await open()), 60_000);
    afterAll(() => database.close());

    it('has every table and column of the schema, and runs each migration once', async () => {
      const tables = (Object.values(schema) as unknown[]).filter((one) => one instanceof PgTable);
      expect(tables.length).toBeGreaterThan(25);
      for (const table of tables) await database.db.select().from(table).limit(0);
      const found = await rowsOf<{ name: string }>(
        database.db,
        sql`select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
      );
      const known = new Set(found.map(({ name }) => name));
      const wanted = tables.flatMap((table) => {
        const { name, columns } = getTableConfig(table);
        return columns.map((column) => `${name}.${column.name}`);
      });
      expect(wanted.filter((name) => !known.has(name))).toEqual([]);
      expect(await migrate(database.db)).toEqual([]);
    });

    it('returns each change to a reader exactly once', async () => {
      const { db } = database;
      const cursor = await changeCursor(db);
      await db.transaction((tx) => recordChanges(tx, 'offer', ['a', 'b'], at));
      const first = await readChanges(db, cursor);
      expect(first.changes.map(({ key }) => key).sort()).toEqual(['a', 'b']);
      expect((await readChanges(db, first.cursor)).changes).toEqual([]);
      await db.transaction((tx) => recordChanges(tx, 'product', ['c'], at));
      expect((await readChanges(db, first.cursor)).changes).toEqual([{ topic: 'product', key: 'c' }]);
    });

    it('runs a shopper call before waiting searches', async () => {
      const { db, queue, kind } = database;
      const concurrency = kind === 'pglite' ? 1 : 10;
      const leaves = await Promise.all(Array.from({ length: concurrency }, () => queue.enter()));
      const begun: string[] = [];
      const bagIsDone = Promise.withResolvers<void>();
      const call = (priority: Priority, name: string, until?: Promise<void>) =>
        runWithPriority(priority, () =>
          db.transaction(async () => {
            begun.push(name);
            await until;
          }),
        );
      // The first search may run before the bag call, because every fourth start ignores priorities and takes
      // the work that has waited longest. All other searches end only after the bag call. If the bag call
      // waited for one of these, this test would time out.
      const searches = Promise.allSettled(
        Array.from({ length: 40 }, (_, at) =>
          call('search', `search ${at}`, at === 0 ? undefined : bagIsDone.promise),
        ),
      );
      const bag = call('shopper', 'bag').finally(bagIsDone.resolve);
      for (const leave of leaves) leave();
      await bag;
      expect(begun.slice(0, 1 + concurrency)).toContain('bag');
      await searches;
    });

    it('yields to the event loop between the statements of a transaction', async () => {
      let iterations = 0;
      const count = () => {
        iterations += 1;
        counting = setImmediate(count);
      };
      let counting = setImmediate(count);
      await database.db.transaction(async (tx) => {
        for (let at = 0; at < 20; at += 1) await rowsOf(tx, sql`select 1`);
      });
      clearImmediate(counting);
      expect(iterations).toBeGreaterThan(15);
    });

    it('runs a job once, although several workers look for jobs, and retries a failed job', async () => {
      const { db } = database;
      const clock = manualClock();
      const done: number[] = [];
      let isBroken = true;
      const handlers = {
        note: async (_: unknown, { id }: { id: number }) => void done.push(id),
        fragile: async () => {
          if (isBroken) throw new Error('not now');
          done.push(0);
        },
      };
      const worker = () => createWorker(db, clock, createLog('silent'), handlers);
      await db
        .insert(schema.job)
        .values(Array.from({ length: 5 }, () => ({ kind: 'note', payload: {}, runAt: at })));
      await Promise.all([worker().runDueJobs(), worker().runDueJobs(), worker().runDueJobs()]);
      expect(new Set(done).size).toBe(5);
      expect(done).toHaveLength(5);

      await db.insert(schema.job).values({ kind: 'fragile', payload: {}, runAt: at });
      await worker().runDueJobs();
      isBroken = false;
      await worker().runDueJobs();
      expect(done).toHaveLength(5);
      clock.advance(60_000);
      await worker().runDueJobs();
      expect(done).toHaveLength(6);
      const [storedJob] = await db.select().from(schema.job).where(eq(schema.job.kind, 'fragile'));
      expect(storedJob?.doneAt).toEqual(clock.now());
    });
  });

const server = databases[1];
it.skipIf(!server.isAvailable)(
  'a broken connection fails only its transaction (PostgreSQL)',
  async () => {
    const { db, close } = await server.open();
    const broken = db.transaction((tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`));
    await expect(broken).rejects.toThrow();
    expect(await rowsOf(db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
    await close();
  },
  60_000,
);

it.skipIf(!server.isAvailable)(
  'a reader gets the changes of a transaction that began earlier and commits later (PostgreSQL)',
  async () => {
    const { db, close } = await server.open();
    const at = new Date('2026-11-20T05:12:00.000Z');
    const cursor = await changeCursor(db);
    const gate = Promise.withResolvers<void>();
    const written = Promise.withResolvers<void>();
    const slow = db.transaction(async (tx) => {
      await recordChanges(tx, 'offer', ['slow'], at);
      written.resolve();
      await gate.promise;
    });
    await written.promise;
    await db.transaction((tx) => recordChanges(tx, 'offer', ['quick'], at));
    const first = await readChanges(db, cursor);
    gate.resolve();
    await slow;
    const second = await readChanges(db, first.cursor);
    expect([...first.changes, ...second.changes].map(({ key }) => key).sort()).toEqual(['quick', 'slow']);
    await close();
  },
  60_000,
);
