import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordChanges } from '../../db/changeLog.ts';
import type { OpenDatabase } from '../../db/database.ts';
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
