import { schemas } from '@luxe/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeCursor, readChanges } from '../../db/changeLog.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { announcement } from '../../db/schema/announcement.ts';
import { databases } from '../../testing/databases.ts';
import { announceLines, currentAnnouncement } from './announcement.ts';

const at = (time: string) => new Date(`2026-12-01T${time}:00+05:30`);

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`the line above the header on ${name} [CON-09]`, () => {
    let database: OpenDatabase;
    beforeAll(async () => {
      database = await open();
      await database.db.insert(announcement).values([
        { id: 'all-year', text: 'Gift wrap is free.', startsAt: at('00:00') },
        {
          id: 'evening',
          text: 'Tonight only.',
          link: { label: 'See it', href: '/explore/gifting' },
          startsAt: at('18:00'),
          endsAt: at('22:00'),
        },
      ]);
    }, 60_000);
    afterAll(() => database.close());

    const textAt = async (time: Date) =>
      schemas.announcement.response.parse(await currentAnnouncement(database.db, time)).announcement?.text;

    it.each([
      ['before the first begins', new Date('2026-11-30T12:00:00Z'), undefined],
      ['during one', at('12:00'), 'Gift wrap is free.'],
      ['when another begins', at('18:00'), 'Tonight only.'],
      ['when that ends', at('22:00'), 'Gift wrap is free.'],
    ])('%s is %s: %s', async (_, time, text) => {
      expect(await textAt(time)).toBe(text);
    });

    it('is announced once for each beginning and end, so that cached pages follow', async () => {
      const round = async (time: Date) => {
        const cursor = await changeCursor(database.db);
        const announced = await announceLines({ db: database.db, clock: { now: () => time } });
        const { changes } = await readChanges(database.db, cursor);
        return [announced, changes.map(({ key }) => key)];
      };
      expect(await round(at('12:00'))).toEqual([1, ['announcement']]);
      expect(await round(at('12:01'))).toEqual([0, []]);
      expect(await round(at('18:00'))).toEqual([1, ['announcement']]);
      expect(await round(at('22:00'))).toEqual([1, ['announcement']]);
      expect(await round(at('23:00'))).toEqual([0, []]);
    });

    it.each([
      ['an empty text', { text: '' }],
      ['a text that is too long', { text: 'x'.repeat(121) }],
      ['an end before the start', { endsAt: at('00:00'), startsAt: at('01:00') }],
    ])('cannot have %s', async (_, change) => {
      const row = { id: 'wrong', text: 'Text', startsAt: at('00:00'), ...change };
      await expect(database.db.insert(announcement).values(row)).rejects.toThrow();
    });
  });
