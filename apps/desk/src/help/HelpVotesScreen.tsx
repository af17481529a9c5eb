import type { DeskResponse } from '@luxe/contract/desk';
import { EmptyState } from '@luxe/ui/empty-state';
import { useRead } from '../client/useRead.ts';
import { ReadState } from '../screen/ReadState.tsx';
import { Screen } from '../screen/Screen.tsx';
import { DataTable, type Column } from '../table/DataTable.tsx';

/** How many shoppers each answer of help has helped. */
export function HelpVotesScreen() {
  const read = useRead('helpVotes', {});
  return (
    <Screen title="Help">
      <ReadState read={read}>
        {({ answers }) =>
          answers.length === 0 ? (
            <EmptyState title="No answers yet" size="title-s">
              Add help topics at Content. Each of their questions appears here.
            </EmptyState>
          ) : (
            <DataTable
              caption="Did this help?"
              rows={answers}
              rowKey={({ topicId, question }) => `${topicId} ${question}`}
              columns={columns}
            />
          )
        }
      </ReadState>
    </Screen>
  );
}

type Answer = DeskResponse<'helpVotes'>['answers'][number];

const columns: readonly Column<Answer>[] = [
  {
    id: 'question',
    header: 'Question',
    isRowHeader: true,
    sortBy: ({ question }) => question,
    cell: ({ question }) => question,
  },
  { id: 'topic', header: 'Topic', sortBy: ({ topic }) => topic, cell: ({ topic }) => topic },
  {
    id: 'helped',
    header: 'Helped',
    align: 'end',
    sortBy: ({ helped }) => helped,
    cell: ({ helped }) => helped,
  },
  {
    id: 'notHelped',
    header: 'Did not help',
    align: 'end',
    sortBy: ({ notHelped }) => notHelped,
    cell: ({ notHelped }) => notHelped,
  },
];
