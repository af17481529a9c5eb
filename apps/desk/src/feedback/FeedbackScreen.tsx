import { deskFiles, type DeskResponse } from '@luxe/contract/desk';
import { EmptyState } from '@luxe/ui/empty-state';
import { Icon } from '@luxe/ui/icon';
import { Link } from '@luxe/ui/link';
import { useRead } from '../client/useRead.ts';
import { Moment } from '../labels/Moment.tsx';
import { orderPath } from '../orders/orderSearch.ts';
import { Preserved } from '../screen/Preserved.ts';
import { ReadState } from '../screen/ReadState.tsx';
import { Screen } from '../screen/Screen.tsx';
import { Section } from '../screen/Section.tsx';
import { DataTable, type Column } from '../table/DataTable.tsx';
import { kindLabels, monthText, reasonText } from './feedbackLabels.ts';

type Feedback = DeskResponse<'feedback'>;

/** The scores of shoppers by month, and their newest answers. */
export function FeedbackScreen() {
  const read = useRead('feedback', {});
  return (
    <Screen
      title="Feedback"
      aside={
        <Link tone="quiet" href={deskFiles.feedbackCsv.path} download="feedback.csv">
          <Icon name="download" size="s" /> <span>Scores as CSV</span>
        </Link>
      }
    >
      <ReadState read={read}>
        {({ months, answers }) =>
          months.length === 0 ? (
            <EmptyState title="No answers yet" size="title-s">
              Shoppers are asked some days after a delivery and after a return.
            </EmptyState>
          ) : (
            <>
              <Section title="Scores by month">
                <DataTable
                  caption="Scores by month"
                  rows={months}
                  rowKey={({ month, kind }) => `${month} ${kind}`}
                  columns={monthColumns}
                />
              </Section>
              <Section title="Newest answers">
                <DataTable
                  caption="Newest answers"
                  rows={answers}
                  rowKey={({ kind, subject }) => `${kind} ${subject}`}
                  columns={answerColumns}
                />
              </Section>
            </>
          )
        }
      </ReadState>
    </Screen>
  );
}

type Month = Feedback['months'][number];

const numberColumn = (id: 'answers' | 'promoters' | 'passives' | 'detractors' | 'score', header: string) =>
  ({
    id,
    header,
    align: 'end',
    sortBy: (row: Month) => row[id],
    cell: (row: Month) => row[id],
  }) as const;

const monthColumns: readonly Column<Month>[] = [
  {
    id: 'month',
    header: 'Month',
    isRowHeader: true,
    sortBy: ({ month }) => month,
    cell: ({ month }) => monthText(month),
  },
  { id: 'kind', header: 'About', sortBy: ({ kind }) => kind, cell: ({ kind }) => kindLabels[kind] },
  numberColumn('answers', 'Answers'),
  numberColumn('promoters', 'Promoters'),
  numberColumn('passives', 'Passives'),
  numberColumn('detractors', 'Detractors'),
  numberColumn('score', 'Net promoter score'),
];

type Answer = Feedback['answers'][number];

const answerColumns: readonly Column<Answer>[] = [
  {
    id: 'subject',
    header: 'About',
    isRowHeader: true,
    cell: ({ subject, orderId }) => (
      <Link tone="inline" href={orderPath(orderId)}>
        {subject}
      </Link>
    ),
  },
  {
    id: 'answeredAt',
    header: 'Answered',
    sortBy: ({ answeredAt }) => answeredAt,
    cell: ({ answeredAt }) => <Moment at={answeredAt} />,
  },
  { id: 'score', header: 'Score', align: 'end', sortBy: ({ score }) => score, cell: ({ score }) => score },
  { id: 'reasons', header: 'Reasons', cell: ({ reasons }) => reasons.map(reasonText).join(', ') },
  {
    id: 'comment',
    header: 'Comment',
    cell: ({ comment }) => (comment === '' ? '' : <Preserved dir="auto">{comment}</Preserved>),
  },
];
