import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../../db/database.ts';
import { feedback, feedbackComment, feedbackOptOut } from '../../db/schema/index.ts';

export type StoredFeedback = typeof feedback.$inferSelect & { readonly comment: string };

/** Stores a request for feedback. False when the order or the return has one. */
export const addRequest = async (tx: Database, row: typeof feedback.$inferInsert): Promise<boolean> =>
  (await tx.insert(feedback).values(row).onConflictDoNothing().returning({ id: feedback.id })).length > 0;

const isRequest = (kind: StoredFeedback['kind'], subject: string) =>
  and(eq(feedback.kind, kind), eq(feedback.subject, subject));

const withComment = (db: Database) =>
  db
    .select({ feedback, comment: feedbackComment.text })
    .from(feedback)
    .leftJoin(feedbackComment, eq(feedbackComment.feedbackId, feedback.id))
    .$dynamic();

const toStored = (row: {
  feedback: typeof feedback.$inferSelect;
  comment: string | null;
}): StoredFeedback => ({ ...row.feedback, comment: row.comment ?? '' });

export const findRequest = async (
  db: Database,
  kind: StoredFeedback['kind'],
  subject: string,
): Promise<StoredFeedback | undefined> =>
  (await withComment(db).where(isRequest(kind, subject))).map(toStored)[0];

/** What a customer was asked, newest first. */
export const listFeedback = async (db: Database, customerId: number): Promise<StoredFeedback[]> =>
  (await withComment(db).where(eq(feedback.customerId, customerId)).orderBy(desc(feedback.id))).map(toStored);

/** The newest answers of all customers. */
export const listAnswers = async (db: Database, limit: number): Promise<StoredFeedback[]> =>
  (
    await withComment(db)
      .where(isNotNull(feedback.answeredAt))
      .orderBy(desc(feedback.answeredAt), desc(feedback.id))
      .limit(limit)
  ).map(toStored);

/** Stores an answer if there is none. Returns whether it is stored. */
export async function addAnswer(
  tx: Database,
  kind: StoredFeedback['kind'],
  subject: string,
  answer: { score: number; reasons: string[]; comment: string; at: Date },
): Promise<boolean> {
  const { score, reasons, comment, at } = answer;
  const [stored] = await tx
    .update(feedback)
    .set({ score, reasons, answeredAt: at })
    .where(and(isRequest(kind, subject), isNull(feedback.answeredAt)))
    .returning({ id: feedback.id });
  if (!stored) return false;
  if (comment)
    await tx.insert(feedbackComment).values({ feedbackId: stored.id, text: comment, createdAt: at });
  return true;
}

export const isOptedOut = async (db: Database, customerId: number): Promise<boolean> =>
  (
    await db
      .select({ id: feedbackOptOut.customerId })
      .from(feedbackOptOut)
      .where(eq(feedbackOptOut.customerId, customerId))
  ).length > 0;

export async function changeOptOut(
  db: Database,
  customerId: number,
  isOut: boolean,
  at: Date,
): Promise<void> {
  if (isOut) await db.insert(feedbackOptOut).values({ customerId, at }).onConflictDoNothing();
  else await db.delete(feedbackOptOut).where(eq(feedbackOptOut.customerId, customerId));
}

/** Answers of a month in India. */
export interface MonthOfScores {
  /** YYYY-MM. */
  readonly month: string;
  readonly kind: StoredFeedback['kind'];
  readonly answers: number;
  readonly promoters: number;
  readonly passives: number;
  readonly detractors: number;
}

/** The answers by month and kind, newest month first. */
export const scoresByMonth = async (db: Database, months: number): Promise<MonthOfScores[]> =>
  (
    await rowsOf<Record<keyof MonthOfScores, string>>(
      db,
      sql`select to_char(answered_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month, kind,
          count(*)::text as answers,
          (count(*) filter (where score >= 9))::text as promoters,
          (count(*) filter (where score between 7 and 8))::text as passives,
          (count(*) filter (where score <= 6))::text as detractors
        from feedback where answered_at is not null
        group by 1, 2 order by 1 desc, 2 limit ${months * 2}`,
    )
  ).map((row) => ({
    month: row.month,
    kind: row.kind === 'return' ? 'return' : 'order',
    answers: Number(row.answers),
    promoters: Number(row.promoters),
    passives: Number(row.passives),
    detractors: Number(row.detractors),
  }));
