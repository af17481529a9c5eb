import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readChanges, recordChanges } from '../../db/changeLog.ts';
import { rowsOf, type OpenDatabase } from '../../db/database.ts';
import { openEmbedded } from '../../testing/databases.ts';
import { followChanges, type Follower } from './followChanges.ts';

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

/** Follows the changes of products in slices of two. `poll` reports a failure; `keys` are those applied. */
async function followInTwos(onSlice: (slice: string, cursor: () => string) => void = () => {}) {
  const keys: string[] = [];
  const follower: Follower = await followChanges({
    db: database.db,
    limits: { product: 2 },
    async onChanges(changes) {
      const slice = changes.map(({ key }) => key).join(' ');
      onSlice(slice, () => follower.cursor());
      keys.push(slice);
    },
    async onLost() {},
    onError() {},
  });
  return { follower, keys };
}
const record = (keys: readonly string[]) =>
  database.db.transaction((tx) => recordChanges(tx, 'product', keys, new Date(0)));
const readAfter = async (cursor: string) =>
  (await readChanges(database.db, cursor)).changes.map(({ key }) => key).join(' ');

it('lets requests through between two slices', async () => {
  const events: string[] = [];
  const { follower } = await followInTwos((slice) => {
    events.push(slice);
    // A request that arrives now waits until the event loop is free.
    setImmediate(() => events.push('request'));
  });
  await record(['a', 'b', 'c', 'd', 'e']);
  await follower.poll();
  expect(events.slice(0, 5)).toEqual(['a b', 'request', 'c d', 'request', 'e']);
  await follower.close();
});

it('moves its cursor past applied slices only, and reports each move', async () => {
  const left: Promise<string>[] = [];
  const follower = await followChanges({
    db: database.db,
    limits: { product: 2 },
    async onChanges() {},
    async onLost() {},
    onApplied: () => left.push(readAfter(follower.cursor())),
    onError() {},
  });
  await record(['a', 'b', 'c', 'd', 'e']);
  await follower.poll();
  expect(await Promise.all(left)).toEqual(['c d e', 'e', '']);
  await follower.close();
});

it('applies a failed slice again, and neither repeats nor loses the others', async () => {
  let failures = 2;
  const { follower, keys } = await followInTwos((slice) => {
    if (slice === 'c d' && failures-- > 0) throw new Error('the database is away');
  });
  await record(['a', 'b', 'c', 'd', 'e']);
  for (let times = 0; times < 2; times++) {
    await expect(follower.poll()).rejects.toThrow('the database is away');
    expect(await readAfter(follower.cursor())).toBe('c d e');
  }
  await record(['f', 'a']);
  await follower.poll();
  expect(keys).toEqual(['a b', 'c d', 'e f', 'a']);
  await follower.close();
});

it('stops after the current slice when it closes, and a later reader continues there', async () => {
  let close = Promise.resolve();
  const { follower, keys } = await followInTwos((slice) => {
    if (slice === 'c d') close = follower.close();
  });
  await record(['a', 'b', 'c', 'd', 'e']);
  await follower.poll();
  await close;
  expect(keys).toEqual(['a b', 'c d']);
  expect(await readAfter(follower.cursor())).toBe('e');
});

it('lists a change once that was recorded again later, at its first place', async () => {
  const { follower, keys } = await followInTwos();
  await record(['a', 'b', 'a', 'c', 'b']);
  await record(['c', 'd']);
  await follower.poll();
  expect(keys).toEqual(['a b', 'c d']);
  await follower.close();
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
