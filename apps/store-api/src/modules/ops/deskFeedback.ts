import { deskFiles } from '@luxe/contract/desk';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { promoterScore } from '../feedback/promoterScore.ts';
import { listAnswers, scoresByMonth, type MonthOfScores } from '../feedback/repository.ts';
import { deskRoute, type DeskMount } from './deskMount.ts';

const maxMonths = 24;
const maxAnswers = 200;

/** The scores of shoppers, as a call and as a file for a spreadsheet. */
export function feedbackDesk(
  scope: FastifyInstance,
  mount: DeskMount,
  { db }: { readonly db: Database },
): void {
  mount('feedback', async () => {
    const months = await scoresByMonth(db, maxMonths);
    const answers = await listAnswers(db, maxAnswers);
    return {
      months: months.map((month) => ({ ...month, score: promoterScore(month) })),
      answers: answers.flatMap(({ kind, subject, orderId, score, reasons, comment, answeredAt }) =>
        score === null || answeredAt === null
          ? []
          : { kind, subject, orderId, score, reasons, comment, answeredAt: answeredAt.toISOString() },
      ),
    };
  });

  deskRoute(scope, deskFiles.feedbackCsv, async (_request, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="feedback.csv"')
      .header('cache-control', 'no-store')
      .send(toCsv(await scoresByMonth(db, maxMonths))),
  );
}

const header = ['Month', 'About', 'Answers', 'Promoters', 'Passives', 'Detractors', 'Net promoter score'];

const rowOf = (month: MonthOfScores): (string | number)[] => [
  month.month,
  month.kind,
  month.answers,
  month.promoters,
  month.passives,
  month.detractors,
  promoterScore(month),
];

const toCsv = (months: readonly MonthOfScores[]): string =>
  [header, ...months.map(rowOf)].map((row) => `${row.join(',')}\r\n`).join('');
