import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { recordChanges } from '../../db/changeLog.ts';
import { rowsOf, type OpenDatabase } from '../../db/database.ts';
import { openEmbedded } from '../../testing/databases.ts';
import { followChanges } from './followChanges.ts';

let database: OpenDatabase;
beforeAll(async () => void (database = await openEmbedded()), 60_000);
afterAll(() => database.close());

it('the age of the data grows between polls, but not while changes are applied, unless that is stuck', async () => {
  let now = 0;
  let finish = () => {};
  const applying = Promise.withResolvers<void>();
  const follower = await followChanges({
    db: database.db,
    elapsed: () => now,
    async onChanges() {
      applying.resolve();
      await new Promise<void>((resolve) => (finish = resolve));
    },
    async onLost() {},
    onError(error) {
      throw error;
    },
  });
  now = 9_000;
  expect(follower.ageMs()).toBe(9_000);
  await recordChanges(database.db, 'product', ['mp1'], new Date(0));
  const poll = follower.poll();
  await applying.promise;
  now += 60_000;
  expect(follower.ageMs()).toBe(9_000);
  now += 240_000;
  expect(follower.ageMs()).toBe(309_000);
  finish();
  await poll;
  now += 1_000;
  expect(follower.ageMs()).toBe(1_000);
});

it('polls every 150 ms with one query that reads an index, and ends with its last poll', async () => {
  const { db } = database;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const execute = vi.spyOn(db, 'execute');
  try {
    const follower = await followChanges({
      db,
      onChanges: async () => {},
      onLost: async () => {},
      onError(error) {
        throw error;
      },
    });
    execute.mockClear();
    follower.start();
    for (let polls = 1; polls <= 3; polls += 1) {
      await vi.advanceTimersByTimeAsync(149);
      expect(execute).toHaveBeenCalledTimes(polls - 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(execute).toHaveBeenCalledTimes(polls);
      await execute.mock.results.at(-1)?.value;
      // With fake timers, `waitFor` also advances the clock by its interval.
      await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { interval: 0 });
    }
    await vi.advanceTimersByTimeAsync(150);
    // This poll is still under way.
    await follower.close();
    expect(execute).toHaveBeenCalledTimes(4);
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(execute).toHaveBeenCalledTimes(4);
  } finally {
    execute.mockRestore();
    vi.useRealTimers();
  }

  // PostgreSQL prefers to scan a table that is nearly empty.
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return rowsOf(
      tx,
      sql`explain select distinct topic, key from change_log
        where xid >= '1'::xid8 and xid < pg_snapshot_xmin(pg_current_snapshot())`,
    );
  });
  expect(JSON.stringify(plan)).toContain('change_log_xid');
});
