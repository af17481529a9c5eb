import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { announcement } from '../../../db/schema/announcement.ts';
import type { Link } from '../../../model/catalogue.ts';
import { announcementKey } from '../../content/announcement.ts';
import type { ContentKind } from './contentKind.ts';
import * as field from './fields.ts';

interface AnnouncementValue {
  readonly text: string;
  readonly link?: Link | undefined;
}

/** Only rows that were written with SQL have an end of their own. */
const isNotOver = or(isNull(announcement.endsAt), gt(announcement.endsAt, sql`now()`));

/**
 * The line above the header. Its versions decide when shoppers see it: a row exists from the beginning to the
 * end of a version and has no end of its own.
 */
export const announcementKind: ContentKind<AnnouncementValue> = {
  name: 'announcement',
  title: 'Line above the header',
  description:
    'A line on every page, at the times From and Until of Publish. Of several lines, shoppers see the one that began last.',
  schema: z.object({
    text: field.line('Text', { max: 120 }),
    link: field.link('Link').optional(),
  }),
  newKey: {
    pattern: /^(?=.{1,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/,
    hint: 'Use small letters, digits and hyphens: diwali.',
  },
  empty: () => ({ text: '' }),
  list: async (db) =>
    (
      await db
        .select({ key: announcement.id, title: announcement.text })
        .from(announcement)
        .where(isNotOver)
        .orderBy(asc(announcement.startsAt), asc(announcement.id))
    ).map(({ key, title }) => ({ key, title })),
  describe: (key, { text }) => ({ title: text || key }),
  async read(db, key) {
    const [row] = await db
      .select()
      .from(announcement)
      .where(and(eq(announcement.id, key), isNotOver));
    return row && { text: row.text, ...(row.link && { link: row.link }) };
  },
  async write(tx, key, { text, link = null }, now) {
    const [before] = await tx.select().from(announcement).where(eq(announcement.id, key));
    const isShown =
      before !== undefined && before.startsAt <= now && (before.endsAt === null || before.endsAt > now);
    // Another text of a line that shoppers see does not put it before lines that began later.
    const row = { text, link, startsAt: isShown ? before.startsAt : now, endsAt: null, announcedAt: now };
    await tx
      .insert(announcement)
      .values({ id: key, ...row })
      .onConflictDoUpdate({ target: announcement.id, set: row });
  },
  remove: async (tx, key) => void (await tx.delete(announcement).where(eq(announcement.id, key))),
  changes: () => [['content', [announcementKey]]],
};
