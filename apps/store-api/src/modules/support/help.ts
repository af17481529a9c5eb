import { asc, eq } from 'drizzle-orm';
import type { CallAnswer } from '@luxe/contract/calls';
import type { Database } from '../../db/database.ts';
import { helpLink, helpTopic } from '../../db/schema/index.ts';

/** Topics and links as editors wrote them, in their order. */
export async function readHelp(db: Database): Promise<CallAnswer<'helpTopics'>> {
  const { id, title, isOrder, questions, position } = helpTopic;
  const topics = await db
    .select({ id, title, isOrder, questions })
    .from(helpTopic)
    .orderBy(asc(position), asc(id));
  const links = await db
    .select({ title: helpLink.title, text: helpLink.text, url: helpLink.url })
    .from(helpLink)
    .orderBy(asc(helpLink.position));
  return { topics, links };
}

/** Whether something can be written to customer service about this. */
export const isTopic = async (db: Database, id: string): Promise<boolean> =>
  (await db.select({ id: helpTopic.id }).from(helpTopic).where(eq(helpTopic.id, id))).length > 0;
