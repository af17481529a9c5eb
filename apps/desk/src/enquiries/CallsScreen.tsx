import { deskCallStates, deskTextLimits, type DeskCallRequest, type DeskQuery } from '@luxe/contract/desk';
import { formatDate, formatPhone } from '@luxe/format';
import { EmptyState } from '@luxe/ui/empty-state';
import { useFormField } from '@luxe/ui/form';
import { Link } from '@luxe/ui/link';
import { Select } from '@luxe/ui/select';
import { TextField } from '@luxe/ui/text-field';
import { useSearchParams } from 'react-router-dom';
import { useRead } from '../client/useRead.ts';
import { Moment } from '../labels/Moment.tsx';
import { countText } from '../labels/words.ts';
import { Lines } from '../screen/Lines.tsx';
import { ListPage } from '../screen/ListPage.tsx';
import { Preserved } from '../screen/Preserved.ts';
import { ReadState } from '../screen/ReadState.tsx';
import { Screen } from '../screen/Screen.tsx';
import { SearchForm } from '../screen/SearchForm.tsx';
import { DataTable, type Column } from '../table/DataTable.tsx';
import { callsPath, readCallSearch, toCallQuery, type CallSearch } from './callSearch.ts';
import { CallStatus } from './CallStatus.tsx';
import { callKindLabels, callStateLabels, callTimeLabels, callTopicLabels } from './enquiryLabels.ts';
import { EnquiryTabs } from './EnquiryTabs.tsx';

/** Requests for a call, newest first, by name, phone number, number and status. */
export function CallsScreen() {
  const [params] = useSearchParams();
  const search = readCallSearch(params);
  const after = params.get('after');
  const query = toCallQuery(search, after);
  const read = useRead('callRequests', { query });
  return (
    <Screen title="Requests for a call">
      <EnquiryTabs current="/desk/enquiries/calls" />
      <SearchForm<CallSearch> label="Find requests" values={search} pathOf={callsPath}>
        <SearchFields />
      </SearchForm>
      <ReadState read={read}>
        {({ requests, next }) =>
          requests.length === 0 ? (
            <div role="status">
              <EmptyState title="No requests" size="title-s">
                {callsPath(search) === '/desk/enquiries/calls'
                  ? 'No shopper has asked for a call yet.'
                  : 'No request matches. Change the text or the status.'}
              </EmptyState>
            </div>
          ) : (
            <ListPage
              summary={countText(requests.length, 'request')}
              first={after === null ? undefined : { href: callsPath(search), text: 'Newest requests' }}
              next={next === null ? undefined : { href: callsPath(search, next), text: 'Earlier requests' }}
            >
              <DataTable
                caption="Requests for a call"
                rows={requests}
                rowKey={({ callId }) => callId}
                columns={columnsFor(query)}
              />
            </ListPage>
          )
        }
      </ReadState>
    </Screen>
  );
}

const SearchFields = () => (
  <>
    <TextField
      label="Name, phone or number"
      type="search"
      autoComplete="off"
      spellCheck={false}
      {...useFormField<CallSearch>('q', {
        maxLength: { value: deskTextLimits.search, message: 'Use fewer words.' },
      })}
    />
    <Select
      label="Status"
      placeholder="Every status"
      options={statusOptions}
      {...useFormField<CallSearch>('status')}
    />
  </>
);

const statusOptions = deskCallStates.map((value) => ({ value, label: callStateLabels[value] }));

const columns: readonly Column<DeskCallRequest>[] = [
  {
    id: 'number',
    nowrap: true,
    header: 'Request',
    isRowHeader: true,
    sortBy: ({ createdAt }) => createdAt,
    cell: ({ leadNumber, createdAt }) => (
      <>
        <div>{leadNumber}</div>
        <Moment at={createdAt} />
      </>
    ),
  },
  {
    id: 'kind',
    header: 'Kind',
    sortBy: ({ kind }) => callKindLabels[kind],
    cell: ({ kind, topic, sharesWithPartner }) => (
      <Lines
        of={[callKindLabels[kind], callTopicLabels[topic], sharesWithPartner ? 'Partner may call' : '']}
      />
    ),
  },
  {
    id: 'contact',
    header: 'Contact',
    cell: ({ name, phone, email, isCustomer }) => (
      <>
        <div>{name}</div>
        <Link tone="inline" href={`tel:+91${phone}`}>
          {formatPhone(phone)}
        </Link>
        <Lines of={[email, isCustomer ? 'Customer' : '']} />
      </>
    ),
  },
  {
    id: 'when',
    header: 'When',
    cell: ({ timeOfDay, preferredDay, city }) => (
      <Lines of={[callTimeLabels[timeOfDay], preferredDay === '' ? '' : formatDate(preferredDay), city]} />
    ),
  },
  {
    id: 'message',
    header: 'Message',
    cell: ({ message }) => (message === '' ? '' : <Preserved dir="auto">{message}</Preserved>),
  },
];

const columnsFor = (query: DeskQuery<'callRequests'>): readonly Column<DeskCallRequest>[] => [
  ...columns,
  {
    id: 'status',
    header: 'Status',
    sortBy: ({ status }) => deskCallStates.indexOf(status),
    cell: (request) => <CallStatus request={request} query={query} />,
  },
];
