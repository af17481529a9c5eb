import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { discount } from '../../db/schema/index.ts';
import type { OpenCatalogue } from '../../openCatalogue.ts';
import { openPolled } from '../../testing/openPolled.ts';
import { databases } from '../../testing/databases.ts';
import { insertFixtures } from '../../testing/fixtures.ts';

const day = '2026-11-27';

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`the discount rules in memory on ${name}`, () => {
    let database: OpenDatabase;
    let opened: OpenCatalogue;

    beforeAll(async () => {
      database = await open();
      await insertFixtures(database.db);
      await database.db.delete(discount);
      opened = await openPolled({ db: database.db });
    }, 60_000);
    afterAll(async () => {
      await opened.close();
      await database.close();
    });

    const titles = async (on = day) =>
      (await opened.discounts.running(['coupon', 'emi'], on)).map(({ title }) => title);
    const rule = (code: string, more: Partial<typeof discount.$inferInsert> = {}) => ({
      code,
      kind: 'coupon' as const,
      title: code,
      percent: 10,
      fromDay: day,
      untilDay: '2026-11-28',
      ...more,
    });

    it.each<[string, () => Promise<unknown>, readonly string[]]>([
      ['a new rule', () => database.db.insert(discount).values(rule('NEW')), ['NEW']],
      [
        'a changed rule',
        () => database.db.update(discount).set({ title: 'Changed' }).where(eq(discount.code, 'NEW')),
        ['Changed'],
      ],
      ['a deleted rule', () => database.db.delete(discount), []],
      [
        'rules written by another program',
        () =>
          database.db.execute(
            sql`insert into discount (code, kind, title, percent, from_day, until_day)
              values ('OTHER', 'coupon', 'Other', 10, ${day}, ${day})`,
          ),
        ['Other'],
      ],
      ['an emptied table', () => database.db.execute(sql`truncate discount cascade`), []],
    ])('follow %s', async (_, change, expected) => {
      const before = await titles();
      await change();
      expect(await titles()).toEqual(before);
      await opened.follower.poll();
      expect(await titles()).toEqual(expected);
    });

    it('contain rules of later days, but neither unlisted coupons nor other kinds', async () => {
      await database.db
        .insert(discount)
        .values([
          rule('TODAY', { untilDay: day }),
          rule('TOMORROW', { fromDay: '2026-11-28' }),
          rule('PAST', { fromDay: '2026-11-01', untilDay: '2026-11-26' }),
          rule('SECRET', { isListed: false }),
          rule('CART', { kind: 'cart' }),
        ]);
      await opened.follower.poll();
      expect(await titles()).toEqual(['TODAY']);
      expect(await titles('2026-11-28')).toEqual(['TOMORROW']);
    });
  });
