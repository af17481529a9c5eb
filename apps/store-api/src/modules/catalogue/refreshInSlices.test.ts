import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { recordChanges } from '../../db/changeLog.ts';
import { product } from '../../db/schema/catalogue.ts';
import { openSeeded, type Seeded } from '../../testing/seeded.ts';

let seeded: Seeded;
let ids: string[];
beforeAll(async () => {
  seeded = await openSeeded();
  ids = seeded.shop.products.map(({ id }) => id);
}, 60_000);
afterAll(() => seeded.close());

/** Gives all products another name, as an import does: in one transaction. */
const rename = (name: string) =>
  seeded.db.transaction(async (tx) => {
    await tx.update(product).set({ name });
    await recordChanges(tx, 'product', ids, new Date(0));
  });
const found = async (term: string) => {
  const request = { term, sort: 'relevance' as const, filters: [], page: 0, pageSize: 1 };
  return (await seeded.catalogue.engine.search(request)).total;
};

/** Calls `onSlice` after each slice that the index applies, with its size and number. */
function watch(onSlice: (size: number, number: number) => void) {
  const { engine } = seeded.catalogue;
  const apply = engine.apply.bind(engine);
  let number = 0;
  return vi.spyOn(engine, 'apply').mockImplementation(async (changes) => {
    await apply(changes);
    onSlice(changes.length, (number += 1));
  });
}

it('finds the first slice of a large import, and answers requests, before the next slice is applied', async () => {
  const events: unknown[] = [];
  const watched = watch((size) => {
    events.push(size);
    setImmediate(() => void found('quixotry').then((total) => events.push(`found ${total}`)));
  });
  try {
    await rename('Quixotry');
    await seeded.follower.poll();
    expect(events.slice(0, 3)).toEqual([500, 'found 500', 100]);
    expect(await found('quixotry')).toBe(600);
  } finally {
    watched.mockRestore();
  }
});

it('applies a failed slice again without doubles, and reports only the pages of applied slices', async () => {
  const { feed, follower, catalogue } = seeded;
  const { cursor } = await feed.read(undefined, 0);
  const watched = watch((_, number) => {
    if (number === 2) throw new Error('the index is full');
  });
  try {
    await rename('Zwieback');
    await expect(follower.poll()).rejects.toThrow('the index is full');
    const first = await feed.read(cursor, 0);
    expect(first.changes.map(({ key }) => key).sort()).toEqual(ids.slice(0, 500).sort());
    await follower.poll();
    const rest = await feed.read(first.cursor, 0);
    expect(rest.changes.map(({ key }) => key).sort()).toEqual(ids.slice(500).sort());
    expect([await found('zwieback'), await found('quixotry'), catalogue.engine.size]).toEqual([600, 0, 600]);
  } finally {
    watched.mockRestore();
  }
});
