import {
  deskDataRequestStates,
  type DeskDataRequest,
  type DeskDataRequestState,
  type DeskQuery,
} from '@luxe/contract/desk';
import { EmptyState } from '@luxe/ui/empty-state';
import { Link } from '@luxe/ui/link';
import { Select } from '@luxe/ui/select';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { toSearch } from '../client/deskClient.ts';
import { useRead } from '../client/useRead.ts';
import { Moment } from '../labels/Moment.tsx';
import { countText } from '../labels/words.ts';
import { Filters } from '../screen/Filters.tsx';
import { Lines } from '../screen/Lines.tsx';
import { ListPage } from '../screen/ListPage.tsx';
import { Preserved } from '../screen/Preserved.ts';
import { ReadState } from '../screen/ReadState.tsx';
import { Screen } from '../screen/Screen.tsx';
import { DataTable, type Column } from '../table/DataTable.tsx';
import { DataRequestAnswer } from './DataRequestAnswer.tsx';
import { dataRequestKindLabels, dataRequestStateLabels } from './enquiryLabels.ts';

/** Requests about personal data: open ones by their last day, then the others. */
export function DataRequestsScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const status = deskDataRequestStates.find((one) => one === params.get('status'));
  const after = params.get('after');
  const query = { ...(status && { status }), ...(after !== null && { after }) };
  const read = useRead('dataRequests', { query });
  return (
    <Screen title="Requests about personal data">
      <Filters label="Filter requests">
        <Select
          label="Status"
          placeholder="Every status"
          options={statusOptions}
          value={status ?? ''}
          onChange={({ currentTarget }) =>
            void navigate(pathOf({ status: (currentTarget.value || undefined) as DeskDataRequestState }))
          }
        />
      </Filters>
      <ReadState read={read}>
        {({ requests, next }) =>
          requests.length === 0 ? (
            <div role="status">
              <EmptyState title="No requests" size="title-s">
                {status === undefined
                  ? 'No request about personal data was confirmed yet.'
                  : 'No request has this status.'}
              </EmptyState>
            </div>
          ) : (
            <ListPage
              summary={countText(requests.length, 'request')}
              first={after === null ? undefined : { href: pathOf({ status }), text: 'First page' }}
              next={
                next === null ? undefined : { href: pathOf({ status, after: next }), text: 'Next requests' }
              }
            >
              <DataTable
                caption="Requests about personal data"
                rows={requests}
                rowKey={({ requestId }) => requestId}
                columns={columnsFor(query)}
              />
            </ListPage>
          )
        }
      </ReadState>
    </Screen>
  );
}

const pathOf = (query: { status?: DeskDataRequestState | undefined; after?: string }) =>
  `/desk/privacy${toSearch(query)}`;

const statusOptions = deskDataRequestStates.map((value) => ({ value, label: dataRequestStateLabels[value] }));

const columns: readonly Column<DeskDataRequest>[] = [
  {
    id: 'number',
    nowrap: true,
    header: 'Request',
    isRowHeader: true,
    cell: ({ number, createdAt }) => (
      <>
        <div>{number}</div>
        <Moment at={createdAt} />
      </>
    ),
  },
  {
    id: 'due',
    header: 'Due',
    sortBy: ({ dueAt }) => dueAt,
    cell: ({ dueAt, isLate }) => (
      <>
        {isLate && <strong>Late</strong>}
        <div>
          <Moment at={dueAt} />
        </div>
      </>
    ),
  },
  {
    id: 'kind',
    header: 'Kind',
    sortBy: ({ kind }) => kind,
    cell: ({ kind }) => dataRequestKindLabels[kind],
  },
  {
    id: 'contact',
    header: 'Sender',
    cell: ({ name, email, isCustomer }) => (
      <>
        <div>{name}</div>
        <Link tone="inline" href={`mailto:${email}`}>
          {email}
        </Link>
        <Lines of={[isCustomer ? 'Customer' : '']} />
      </>
    ),
  },
  {
    id: 'text',
    header: 'Text',
    cell: ({ text }) => (text === '' ? '' : <Preserved dir="auto">{text}</Preserved>),
  },
];

const columnsFor = (query: DeskQuery<'dataRequests'>): readonly Column<DeskDataRequest>[] => [
  ...columns,
  {
    id: 'status',
    header: 'Status',
    cell: (request) => <DataRequestAnswer request={request} query={query} />,
  },
];
