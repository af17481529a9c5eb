import type { DeskAuditRow } from '@luxe/contract/desk';
import { Button } from '@luxe/ui/button';
import { EmptyState } from '@luxe/ui/empty-state';
import { Form, useForm, useFormField } from '@luxe/ui/form';
import { Link } from '@luxe/ui/link';
import { Select } from '@luxe/ui/select';
import { TextField } from '@luxe/ui/text-field';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { toSearch } from '../client/deskClient.ts';
import { useRead } from '../client/useRead.ts';
import { Moment } from '../labels/Moment.tsx';
import { countText } from '../labels/words.ts';
import { Filters } from '../screen/Filters.tsx';
import { ListPage } from '../screen/ListPage.tsx';
import { ReadState } from '../screen/ReadState.tsx';
import { Screen } from '../screen/Screen.tsx';
import { DataTable, type Column } from '../table/DataTable.tsx';

interface AuditFilter {
  /** Id of a person; empty for everyone. */
  person: string;
  subject: string;
}

/** What people did at the desk, newest first. */
export function AuditScreen() {
  const [params] = useSearchParams();
  const filter = { person: params.get('person') ?? '', subject: params.get('subject') ?? '' };
  const after = params.get('after');
  const read = useRead('audit', { query: toQuery(filter, after) });
  return (
    <Screen title="Audit log">
      <FilterForm filter={filter} />
      <ReadState read={read}>
        {({ rows, next }) =>
          rows.length === 0 ? (
            <div role="status">
              <EmptyState title="No entries" size="title-s">
                No entry matches. Choose everyone, or leave the subject empty.
              </EmptyState>
            </div>
          ) : (
            <ListPage
              summary={countText(rows.length, 'entry', 'entries')}
              first={after === null ? undefined : { href: auditPath(filter), text: 'Newest entries' }}
              next={next === null ? undefined : { href: auditPath(filter, next), text: 'Earlier entries' }}
            >
              <DataTable caption="Audit log" rows={rows} rowKey={({ id }) => id} columns={columns} />
            </ListPage>
          )
        }
      </ReadState>
    </Screen>
  );
}

const toQuery = ({ person, subject }: AuditFilter, after: string | null) => ({
  ...(/^\d+$/.test(person) && { person }),
  ...(subject.trim() !== '' && { subject: subject.trim() }),
  ...(after !== null && { after }),
});

const auditPath = (filter: AuditFilter, after: string | null = null) =>
  `/desk/audit${toSearch(toQuery(filter, after))}`;

function FilterForm({ filter }: { filter: AuditFilter }) {
  const navigate = useNavigate();
  const form = useForm<AuditFilter>({ values: filter });
  return (
    <search>
      <Form
        form={form}
        aria-label="Filter the audit log"
        onSubmit={(values) => void navigate(auditPath(values))}
      >
        <FilterFields person={filter.person} />
      </Form>
    </search>
  );
}

function FilterFields({ person }: { person: string }) {
  const { data } = useRead('staff', {});
  const people = data?.people ?? [];
  const field = useFormField<AuditFilter>('person');
  return (
    <Filters label="Filter">
      <Select
        // A native select shows a value only once it has the option.
        key={people.length}
        label="Person"
        placeholder="Everyone"
        options={people.map(({ id, name, email }) => ({ value: String(id), label: `${name}, ${email}` }))}
        defaultValue={person}
        {...field}
      />
      <TextField
        label="Subject, such as order LX-2611-2048-77"
        autoComplete="off"
        spellCheck={false}
        {...useFormField<AuditFilter>('subject')}
      />
      <div>
        <Button type="submit" emphasis="secondary">
          Show
        </Button>
      </div>
    </Filters>
  );
}

const columns: readonly Column<DeskAuditRow>[] = [
  { id: 'at', header: 'Time', sortBy: ({ at }) => at, cell: ({ at }) => <Moment at={at} /> },
  {
    id: 'person',
    header: 'Person',
    sortBy: ({ person }) => person.toLowerCase(),
    cell: ({ person }) => person,
  },
  {
    id: 'action',
    header: 'Action',
    isRowHeader: true,
    sortBy: ({ action }) => action,
    cell: ({ action }) => action,
  },
  {
    id: 'subject',
    header: 'Subject',
    sortBy: ({ subject }) => subject,
    cell: ({ subject }) => (
      <Link tone="inline" href={auditPath({ person: '', subject })}>
        {subject}
      </Link>
    ),
  },
  { id: 'before', header: 'Before', cell: ({ before }) => before ?? '' },
  { id: 'after', header: 'After', cell: ({ after }) => after ?? '' },
];
