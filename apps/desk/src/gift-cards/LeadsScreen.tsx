import { deskLeadStates, type DeskLead, type DeskLeadState, type DeskQuery } from '@luxe/contract/desk';
import { formatPaise } from '@luxe/format';
import { EmptyState } from '@luxe/ui/empty-state';
import { Link } from '@luxe/ui/link';
import { Select } from '@luxe/ui/select';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { toSearch } from '../client/deskClient.ts';
import { useRead } from '../client/useRead.ts';
import { EnquiryTabs } from '../enquiries/EnquiryTabs.tsx';
import { Moment } from '../labels/Moment.tsx';
import { countText } from '../labels/words.ts';
import { Filters } from '../screen/Filters.tsx';
import { Lines } from '../screen/Lines.tsx';
import { ListPage } from '../screen/ListPage.tsx';
import { Preserved } from '../screen/Preserved.ts';
import { ReadState } from '../screen/ReadState.tsx';
import { Screen } from '../screen/Screen.tsx';
import { DataTable, type Column } from '../table/DataTable.tsx';
import { leadStateLabels } from './giftCardLabels.ts';
import { readLeadStatus } from './giftCardSearch.ts';
import { LeadStatus } from './LeadStatus.tsx';

/** Enquiries of companies for gift cards, newest first. */
export function LeadsScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const status = readLeadStatus(params);
  const after = params.get('after');
  const query = { ...(status && { status }), ...(after !== null && { after }) };
  const read = useRead('giftCardLeads', { query });
  return (
    <Screen title="Enquiries of companies">
      <EnquiryTabs current="/desk/enquiries" />
      <Filters label="Filter enquiries">
        <Select
          label="Status"
          placeholder="Every status"
          options={statusOptions}
          value={status ?? ''}
          onChange={({ currentTarget }) =>
            void navigate(leadsPath({ status: (currentTarget.value || undefined) as DeskLeadState }))
          }
        />
      </Filters>
      <ReadState read={read}>
        {({ leads, next }) =>
          leads.length === 0 ? (
            <div role="status">
              <EmptyState title="No enquiries" size="title-s">
                {status === undefined
                  ? 'No company has asked for gift cards yet.'
                  : 'No enquiry has this status.'}
              </EmptyState>
            </div>
          ) : (
            <ListPage
              summary={countText(leads.length, 'enquiry', 'enquiries')}
              first={after === null ? undefined : { href: leadsPath({ status }), text: 'Newest enquiries' }}
              next={
                next === null
                  ? undefined
                  : { href: leadsPath({ status, after: next }), text: 'Earlier enquiries' }
              }
            >
              <DataTable
                caption="Enquiries of companies"
                rows={leads}
                rowKey={({ leadId }) => leadId}
                columns={columnsFor(query)}
              />
            </ListPage>
          )
        }
      </ReadState>
    </Screen>
  );
}

const leadsPath = (query: { status?: DeskLeadState | undefined; after?: string }) =>
  `/desk/enquiries${toSearch(query)}`;

const statusOptions = deskLeadStates.map((value) => ({ value, label: leadStateLabels[value] }));

/** Few columns: with eight, a desk of usual width has a list in place of the table. */
const columns: readonly Column<DeskLead>[] = [
  {
    id: 'number',
    nowrap: true,
    header: 'Enquiry',
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
    id: 'company',
    header: 'Company',
    sortBy: ({ company }) => company.toLowerCase(),
    cell: ({ company, gstin }) => <Lines of={[company, gstin]} />,
  },
  {
    id: 'contact',
    header: 'Contact',
    cell: ({ contactName, email, phone }) => (
      <>
        <div>{contactName}</div>
        <Link tone="inline" href={`mailto:${email}`}>
          {email}
        </Link>
        <div>{phone}</div>
      </>
    ),
  },
  {
    id: 'rows',
    header: 'Cards',
    align: 'end',
    sortBy: ({ totalPaise }) => totalPaise,
    cell: ({ rows, totalPaise }) => (
      <Lines
        of={[
          ...rows.map(({ denominationPaise, quantity }) => `${quantity} × ${formatPaise(denominationPaise)}`),
          ...(rows.length > 1 ? [`Total ${formatPaise(totalPaise)}`] : []),
        ]}
      />
    ),
  },
  {
    id: 'note',
    header: 'Note',
    cell: ({ note }) => (note === '' ? '' : <Preserved dir="auto">{note}</Preserved>),
  },
];

const columnsFor = (query: DeskQuery<'giftCardLeads'>): readonly Column<DeskLead>[] => [
  ...columns,
  {
    id: 'status',
    header: 'Status',
    sortBy: ({ status }) => deskLeadStates.indexOf(status),
    cell: (lead) => <LeadStatus lead={lead} query={query} />,
  },
];
