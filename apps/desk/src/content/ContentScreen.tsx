import {
  deskContentLimits,
  deskContentStates,
  type DeskContentKind,
  type DeskContentState,
  type DeskListedContent,
} from '@luxe/contract/desk';
import { Button } from '@luxe/ui/button';
import { EmptyState } from '@luxe/ui/empty-state';
import { Form, useForm, useFormField } from '@luxe/ui/form';
import { Link } from '@luxe/ui/link';
import { Select } from '@luxe/ui/select';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextField } from '@luxe/ui/text-field';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useRead } from '../client/useRead.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { Moment } from '../labels/Moment.tsx';
import { countText } from '../labels/words.ts';
import { Filters } from '../screen/Filters.tsx';
import { Lines } from '../screen/Lines.tsx';
import { ListPage } from '../screen/ListPage.tsx';
import { ReadState } from '../screen/ReadState.tsx';
import { Screen } from '../screen/Screen.tsx';
import { DataTable, type Column } from '../table/DataTable.tsx';
import {
  contentEntryPath,
  contentListPath,
  contentStateLabels,
  readContentSearch,
  type ContentSearch,
} from './contentLabels.ts';

/** What shoppers read, by kind: pages, menus, articles, switches. */
export function ContentScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = readContentSearch(params);
  const { kind, ...query } = search;
  const kinds = useRead('contentKinds', {});
  const read = useRead('contentEntries', { params: { kind }, query });
  return (
    <Screen title="Content" lead={read.data?.description}>
      <Filters label="Filter content">
        <KindSelect
          kinds={kinds.data?.kinds ?? []}
          kind={kind}
          onChange={(next) => void navigate(contentListPath({ kind: next }))}
        />
        <Select
          label="State"
          placeholder="Every state"
          options={stateOptions}
          value={search.state ?? ''}
          onChange={({ currentTarget }) =>
            void navigate(
              contentListPath({
                ...search,
                after: undefined,
                state: (currentTarget.value || undefined) as DeskContentState | undefined,
              }),
            )
          }
        />
        <SearchBox key={kind} search={search} />
      </Filters>
      <ReadState read={read}>
        {({ entries, next, keyHint, title }) => (
          <Stack gap={16}>
            {keyHint !== null && <NewEntry kind={kind} title={title} hint={keyHint} />}
            {entries.length === 0 ? (
              <div role="status">
                <EmptyState title="Nothing found" size="title-s">
                  {query.search || query.state
                    ? 'Use another word or another state.'
                    : 'There is nothing of this kind yet.'}
                </EmptyState>
              </div>
            ) : (
              <ListPage
                summary={countText(entries.length, 'entry', 'entries')}
                first={
                  search.after === undefined
                    ? undefined
                    : { href: contentListPath({ ...search, after: undefined }), text: 'First entries' }
                }
                next={
                  next === null
                    ? undefined
                    : { href: contentListPath({ ...search, after: next }), text: 'Further entries' }
                }
              >
                <DataTable
                  caption={title}
                  rows={entries}
                  rowKey={({ key }) => key}
                  columns={columnsFor(kind)}
                />
              </ListPage>
            )}
          </Stack>
        )}
      </ReadState>
    </Screen>
  );
}

const stateOptions = deskContentStates.map((value) => ({ value, label: contentStateLabels[value] }));

const KindSelect = ({
  kinds,
  kind,
  onChange,
}: {
  kinds: readonly DeskContentKind[];
  kind: string;
  onChange: (kind: string) => void;
}) => (
  <Select
    label="Kind"
    options={kinds.map((one) => ({ value: one.kind, label: `${one.title} (${one.count})` }))}
    value={kind}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);

function SearchBox({ search }: { search: ContentSearch }) {
  const navigate = useNavigate();
  const form = useForm<{ search: string }>({ values: { search: search.search ?? '' } });
  return (
    <Form
      form={form}
      role="search"
      aria-label="Search content"
      onSubmit={(values) =>
        void navigate(
          contentListPath({ ...search, after: undefined, search: values.search.trim() || undefined }),
        )
      }
    >
      <Stack direction="row" gap={8} align="end">
        <SearchField />
        <Button type="submit" emphasis="secondary" icon="search">
          Search
        </Button>
      </Stack>
    </Form>
  );
}

const SearchField = () => (
  <TextField
    label="Title, name or path"
    type="search"
    autoComplete="off"
    {...useFormField<{ search: string }>('search', {
      maxLength: { value: deskContentLimits.search, message: 'Use fewer words.' },
    })}
  />
);

/** A new entry begins with its name, a part of its address. Nothing is stored before its first draft. */
function NewEntry({ kind, title, hint }: { kind: string; title: string; hint: string }) {
  const navigate = useNavigate();
  return (
    <div>
      <FormDialog<{ key: string }>
        trigger="Add an entry"
        title={`New entry: ${title}`}
        description={hint}
        defaultValues={{ key: '' }}
        submitLabel="Continue"
        busyLabel="Opening"
        onSubmit={async ({ key }) => {
          await navigate(contentEntryPath(kind, key.trim()));
          return undefined;
        }}
      >
        <NameField />
      </FormDialog>
    </div>
  );
}

const NameField = () => (
  <TextField
    label="Name"
    autoComplete="off"
    spellCheck={false}
    {...useFormField<{ key: string }>('key', {
      validate: (key) =>
        key.trim() === ''
          ? 'Enter the name.'
          : key.length <= deskContentLimits.key || `Use at most ${deskContentLimits.key} characters.`,
    })}
  />
);

const columnsFor = (kind: string): readonly Column<DeskListedContent>[] => [
  {
    id: 'title',
    header: 'Title',
    isRowHeader: true,
    sortBy: ({ title }) => title.toLowerCase(),
    cell: ({ key, title, path }) => (
      <>
        <Link tone="inline" href={contentEntryPath(kind, key)}>
          {title}
        </Link>
        <Text as="div" size="sm" tone="secondary">
          {path ?? key}
        </Text>
      </>
    ),
  },
  {
    id: 'state',
    header: 'State',
    sortBy: ({ state }) => deskContentStates.indexOf(state),
    cell: ({ state, scheduledFrom }) => (
      <>
        <div>{contentStateLabels[state]}</div>
        {scheduledFrom !== null && <Moment at={scheduledFrom} />}
      </>
    ),
  },
  {
    id: 'changed',
    header: 'Changed',
    sortBy: ({ changedAt }) => changedAt ?? '',
    cell: ({ changedAt, changedBy }) =>
      changedAt === null ? (
        ''
      ) : (
        <>
          <Lines of={[changedBy]} />
          <Moment at={changedAt} />
        </>
      ),
  },
];
