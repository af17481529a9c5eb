import { html, type Html } from '@luxe/format/html';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { promoterScore } from '../feedback/promoterScore.ts';
import {
  listAnswers,
  scoresByMonth,
  type MonthOfScores,
  type StoredFeedback,
} from '../feedback/repository.ts';
import type { DeskSession } from '../staff/deskLogin.ts';
import { sendPage } from './deskAccount.ts';
import { indianTime, page } from './deskPage.ts';
import { personOf } from './guardDesk.ts';

const maxMonths = 24;
const maxAnswers = 200;

const orders = { config: { desk: 'orders' } } as const;

/** Routes of the desk that show the scores of shoppers. */
export function feedbackDesk(scope: FastifyInstance, { db }: { readonly db: Database }): void {
  scope.get('/desk/feedback', orders, async (request, reply) => {
    const months = await scoresByMonth(db, maxMonths);
    return sendPage(reply, feedbackPage(personOf(request), months, await listAnswers(db, maxAnswers)));
  });

  scope.get('/desk/feedback.csv', orders, async (_request, reply) => {
    reply.type('text/csv; charset=utf-8');
    return toCsv(await scoresByMonth(db, maxMonths));
  });
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

const feedbackPage = (
  viewer: DeskSession,
  months: readonly MonthOfScores[],
  answers: readonly StoredFeedback[],
): Html =>
  page(
    'Feedback',
    html`<h1>Feedback</h1>
      <p><a href="/desk/feedback.csv">As CSV</a></p>
      ${
        months.length === 0
          ? html`<p>No answers yet.</p>`
          : html`<table>
                <thead>
                  <tr>
                    ${header.map((name) => html`<th scope="col">${name}</th>`)}
                  </tr>
                </thead>
                <tbody>
                  ${months.map(
                    (month) =>
                      html`<tr>
                        ${rowOf(month).map((value) => html`<td>${value}</td>`)}
                      </tr>`,
                  )}
                </tbody>
              </table>
              <h2>Newest answers</h2>
              <table>
                <tbody>
                  ${answers.map(
                    ({ answeredAt, score, subject, orderId, reasons, comment }) =>
                      html`<tr>
                        <td>${indianTime(answeredAt)}</td>
                        <td>${score ?? ''}</td>
                        <td><a href="/desk/orders?id=${orderId}">${subject}</a></td>
                        <td>${reasons.join(', ')}</td>
                        <td class="message">${comment}</td>
                      </tr>`,
                  )}
                </tbody>
              </table>`
      }`,
    viewer,
  );
