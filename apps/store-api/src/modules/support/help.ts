import { asc, eq } from 'drizzle-orm';
import type { CallResponseInput } from '@luxe/contract/calls';
import type { Database } from '../../db/database.ts';
import { helpLink, helpTopic } from '../../db/schema/index.ts';
import { searchHelp } from './searchHelp.ts';

/**
 * Help topics and links, in the sequence that editors chose. With `typed`, only the questions that contain
 * these words.
 */
export async function readHelp(db: Database, typed = ''): Promise<CallResponseInput<'helpTopics'>> {
  const { id, title, isOrder, questions, position } = helpTopic;
  const topics = await db
    .select({ id, title, isOrder, questions })
    .from(helpTopic)
    .orderBy(asc(position), asc(id));
  const links = await db
    .select({ title: helpLink.title, text: helpLink.text, url: helpLink.url })
    .from(helpLink)
    .orderBy(asc(helpLink.position));
  return { topics: typed === '' ? topics : searchHelp(topics, typed), links };
}

/** Whether a ticket can be about this topic. */
export const isTopic = async (db: Database, id: string): Promise<boolean> =>
  (await db.select({ id: helpTopic.id }).from(helpTopic).where(eq(helpTopic.id, id))).length > 0;
