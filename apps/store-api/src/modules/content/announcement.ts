import type { CallResponseInput } from '@luxe/contract/calls';
import { and, desc, gt, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { announcement } from '../../db/schema/announcement.ts';
import { announceDue, type AnnounceParts } from '../changes/announceDue.ts';

/** Key of the change that every page with the line follows. */
export const announcementKey = 'announcement';

/** Records a change for lines above the header that have begun or ended. Resolves to their number. */
export const announceLines = (parts: AnnounceParts): Promise<number> =>
  announceDue(parts, {
    table: announcement,
    startsAt: announcement.startsAt,
    endsAt: announcement.endsAt,
    announcedAt: announcement.announcedAt,
    key: announcementKey,
  });

/** The line above the header at this time: of several, the one that began last. */
export async function currentAnnouncement(
  db: Database,
  now: Date,
): Promise<CallResponseInput<'announcement'>> {
  const [found] = await db
    .select({ text: announcement.text, link: announcement.link })
    .from(announcement)
    .where(
      and(lte(announcement.startsAt, now), or(isNull(announcement.endsAt), gt(announcement.endsAt, now))),
    )
    .orderBy(desc(announcement.startsAt), desc(announcement.id))
    .limit(1);
  return { announcement: found ?? null };
}
