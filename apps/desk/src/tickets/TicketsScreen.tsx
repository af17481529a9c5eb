import type { DeskResponse } from '@luxe/contract/desk';
import { EmptyState } from '@luxe/ui/empty-state';
import { Link } from '@luxe/ui/link';
import { Select } from '@luxe/ui/select';
import { Text } from '@luxe/ui/text';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { toSearch } from '../client/deskClient.ts';
import { useRead } from '../client/useRead.ts';
import { Moment } from '../labels/Moment.tsx';
import { codeText, countText } from '../labels/words.ts';
import { orderPath } from '../orders/orderSearch.ts';
import { Filters } from '../screen/Filters.tsx';
import { ListPage } from '../screen/ListPage.tsx';
import { ReadState } from '../screen/ReadState.tsx';
import { Screen } from '../screen/Screen.tsx';
import { DataTable, type Column } from '../table/DataTable.tsx';
import { promisesOf } from './promisesOf.ts';
import { ticketStatusLabels } from './ticketLabels.ts';

type ListedTicket = DeskResponse<'tickets'>['tickets'][number];

/** Open tickets, late ones first, or all tickets, newest first. */
export function TicketsScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const status = params.get('status') === 'all' ? 'all' : 'open';
  const after = params.get('after');
  const read = useRead('tickets', { query: { status, ...(after !== null && { after }) } });
  return (
    <Screen title="Tickets">
      <Filters label="Filter tickets">
        <Select
          label="Status"
          value={status}
          options={[
            { value: 'open', label: 'Open, late ones first' },
            { value: 'all', label: 'All, newest first' },
          ]}
          onChange={({ currentTarget }) => void navigate(ticketsPath(currentTarget.value))}
        />
      </Filters>
      <ReadState read={read}>
        {({ tickets, next }) =>
          tickets.length === 0 ? (
            <div role="status">
              <EmptyState title={status === 'open' ? 'No open tickets' : 'No tickets'} size="title-s">
                Every customer has an answer.
              </EmptyState>
            </div>
          ) : (
            <ListPage
              summary={countText(tickets.length, 'ticket')}
              first={after === null ? undefined : { href: ticketsPath(status), text: 'First page' }}
              next={next === null ? undefined : { href: ticketsPath(status, next), text: 'Next tickets' }}
            >
              <DataTable caption="Tickets" rows={tickets} rowKey={({ number }) => number} columns={columns} />
            </ListPage>
          )
        }
      </ReadState>
    </Screen>
  );
}

const ticketsPath = (status: string, after?: string) =>
  `/desk/tickets${toSearch({ status: status === 'all' ? 'all' : undefined, after })}`;

const columns: readonly Column<ListedTicket>[] = [
  {
    id: 'number',
    header: 'Ticket',
    isRowHeader: true,
    cell: ({ number }) => (
      <Link tone="inline" href={`/desk/tickets/${number}`}>
        {number}
      </Link>
    ),
  },
  {
    id: 'createdAt',
    header: 'Received',
    sortBy: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
  {
    id: 'promised',
    header: 'Promised',
    cell: (ticket) => (
      <>
        {ticket.isLate && <strong>Late</strong>}
        {promisesOf(ticket).map(({ text, at }) => (
          <div key={text}>
            {text} <Moment at={at} />
          </div>
        ))}
      </>
    ),
  },
  { id: 'topic', header: 'Topic', sortBy: ({ topic }) => topic, cell: ({ topic }) => codeText(topic) },
  {
    id: 'status',
    header: 'Status',
    sortBy: ({ status }) => status,
    cell: ({ status }) => ticketStatusLabels[status],
  },
  {
    id: 'order',
    nowrap: true,
    header: 'Order',
    cell: ({ orderId }) =>
      orderId === null ? (
        ''
      ) : (
        <Link tone="inline" href={orderPath(orderId)}>
          {orderId}
        </Link>
      ),
  },
  {
    id: 'text',
    header: 'Text',
    cell: ({ text }) => (
      <Text as="div" size="sm" lines={3}>
        {text}
      </Text>
    ),
  },
];
