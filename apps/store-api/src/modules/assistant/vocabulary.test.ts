import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordChanges } from '../../db/changeLog.ts';
import { brand } from '../../db/schema/index.ts';
import { manualClock } from '../../testing/manualClock.ts';
import { openSeeded, type Seeded } from '../../testing/seeded.ts';
import { createLiveUnderstanding, readVocabulary } from './vocabulary.ts';

let seeded: Seeded;
beforeAll(async () => void (seeded = await openSeeded()), 60_000);
afterAll(() => seeded.close());

const onError = (error: unknown) => {
  throw error;
};

describe('the words of the shop', () => {
  it('are those of its catalogue', async () => {
    const vocabulary = await readVocabulary(seeded.db, seeded.catalogue);
    const wordsOf = (code: string) => vocabulary.categories.find((one) => one.code === code)?.words;
    expect(wordsOf('ISH1030101')).toEqual(expect.arrayContaining(['juttis', 'jutti', 'mojari', 'जूती']));
    expect(wordsOf('LSH1')).toBeUndefined();
    expect(vocabulary.colours).toEqual(expect.arrayContaining(['Black', 'Red']));
    expect(vocabulary.materials).toEqual(expect.arrayContaining(['leather', 'silk', 'brass', 'emerald']));
    expect(vocabulary.sizes).toEqual(expect.arrayContaining(['EU 38', 'XL', '100 ml']));
    expect(vocabulary.sizes).not.toContain('38');
    expect(vocabulary.sizes).not.toContain('One size');
    const codes = new Set(vocabulary.brands.map(({ code }) => code));
    expect(codes).toEqual(new Set(seeded.shop.brands.map(({ code }) => code)));
    const named = seeded.shop.brands.find(({ nicknames }) => nicknames.length > 0);
    expect(vocabulary.brands).toContainEqual({ code: named!.code, name: named!.nicknames[0]! });
  });

  it('are read once for questions at the same time, and again when a name has changed', async () => {
    const { db, catalogue } = seeded;
    const live = createLiveUnderstanding({ db, catalogue, clock: manualClock(), onError });
    const [one, other] = await Promise.all([live.read(), live.read()]);
    expect(other).toBe(one);
    expect(await live.read()).toBe(one);

    const [first] = one.vocabulary.brands;
    await db.update(brand).set({ name: 'Quite Another' }).where(eq(brand.code, first!.code));
    await db.transaction((tx) => recordChanges(tx, 'name', [first!.code], new Date(0)));
    await seeded.follower.poll();
    const { vocabulary } = await live.read();
    expect(vocabulary.brands).toContainEqual({ code: first!.code, name: 'Quite Another' });
  });

  it('are read again in the background when they are old and products have changed', async () => {
    const { db, catalogue } = seeded;
    const clock = manualClock();
    const live = createLiveUnderstanding({ db, catalogue, clock, onError });
    const before = await live.read();
    const { id } = seeded.shop.products[0]!;
    await db.transaction((tx) => recordChanges(tx, 'product', [id], new Date(0)));
    await seeded.follower.poll();
    expect(await live.read()).toBe(before);
    clock.advance(10 * 60_000 + 1);
    expect(await live.read()).toBe(before);
    await expect.poll(async () => (await live.read()) === before).toBe(false);
  });
});
