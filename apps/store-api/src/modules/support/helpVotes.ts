import { slugOf } from '@luxe/format';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { helpTopic, helpVote } from '../../db/schema/index.ts';

/** Longest slug of a question that a vote stores. */
const maxSlug = 120;

/** The name under which votes for a question are stored. Another wording of the question starts at zero. */
export const questionSlug = (question: string): string => slugOf(question).slice(0, maxSlug);

export interface HelpVote {
  readonly topic: string;
  /** The question as it is shown. */
  readonly question: string;
  /** A random id of the browser. */
  readonly voter: string;
  readonly hasHelped: boolean;
}

/** Stores a vote; the last one of a browser counts. Resolves to false for an unknown question. */
export async function voteForAnswer(db: Database, vote: HelpVote, votedAt: Date): Promise<boolean> {
  const { topic, voter, hasHelped } = vote;
  const question = questionSlug(vote.question);
  const [found] = await db
    .select({ questions: helpTopic.questions })
    .from(helpTopic)
    .where(eq(helpTopic.id, topic));
  if (!found?.questions.some((one) => questionSlug(one.question) === question)) return false;
  await db
    .insert(helpVote)
    .values({ topic, question, voter, hasHelped, votedAt })
    .onConflictDoUpdate({
      target: [helpVote.topic, helpVote.question, helpVote.voter],
      set: { hasHelped, votedAt },
    });
  return true;
}

export interface AnswerVotes {
  readonly topicId: string;
  /** Title of the topic. */
  readonly topic: string;
  /** The question as it is shown. */
  readonly question: string;
  readonly helped: number;
  readonly notHelped: number;
}

/** The votes for every question of help, the least helpful first. Votes for old wordings are left out. */
export async function listVotes(db: Database): Promise<AnswerVotes[]> {
  const topics = await db
    .select({ id: helpTopic.id, title: helpTopic.title, questions: helpTopic.questions })
    .from(helpTopic)
    .orderBy(helpTopic.position);
  const counted = await db
    .select({
      topic: helpVote.topic,
      question: helpVote.question,
      helped: sql<number>`count(*) filter (where ${helpVote.hasHelped})::int`,
      notHelped: sql<number>`count(*) filter (where not ${helpVote.hasHelped})::int`,
    })
    .from(helpVote)
    .groupBy(helpVote.topic, helpVote.question);
  return topics
    .flatMap(({ id, title, questions }) =>
      questions.map(({ question }) => {
        const found = counted.find((one) => one.topic === id && one.question === questionSlug(question));
        return {
          topicId: id,
          topic: title,
          question,
          helped: found?.helped ?? 0,
          notHelped: found?.notHelped ?? 0,
        };
      }),
    )
    .sort((a, b) => b.notHelped - a.notHelped || b.helped - a.helped);
}
