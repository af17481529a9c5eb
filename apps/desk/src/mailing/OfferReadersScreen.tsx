import { deskFiles, deskTextLimits, type DeskOfferReader } from '@luxe/contract/desk';
import { EmptyState } from '@luxe/ui/empty-state';
import { useFormField } from '@luxe/ui/form';
import { Icon } from '@luxe/ui/icon';
import { Link } from '@luxe/ui/link';
import { Text } from '@luxe/ui/text';
import { TextField } from '@luxe/ui/text-field';
import { useSearchParams } from 'react-router-dom';
import { toSearch } from '../client/deskClient.ts';
import { useRead } from '../client/useRead.ts';
import { Moment } from '../labels/Moment.tsx';
import { countText } from '../labels/words.ts';
import { ListPage } from '../screen/ListPage.tsx';
import { ReadState } from '../screen/ReadState.tsx';
import { Screen } from '../screen/Screen.tsx';
import { SearchForm } from '../screen/SearchForm.tsx';
import { DataTable, type Column } from '../table/DataTable.tsx';

/** The addresses that may receive offers, by the beginning of an address, and their file. */
export function OfferReadersScreen() {
  const [params] = useSearchParams();
  const q = params.get('q')?.trim() ?? '';
  const after = params.get('after');
  const query = { ...(q !== '' && { q }), ...(after !== null && { after }) };
  const read = useRead('offerReaders', { query });
  return (
    <Screen
      title="Offers by e-mail"
      aside={
        <Link tone="quiet" href={deskFiles.offerReadersCsv.path} download="offers.csv">
          <Icon name="download" size="s" /> <span>All addresses as CSV</span>
        </Link>
      }
    >
      <Text size="ui" tone="secondary">
        Only these people have agreed to offers. Download the file again before each mailing, and put the link
        to unsubscribe of each line into its message. The audit log records each download.
      </Text>
      <SearchForm<Search>
        label="Find addresses"
        values={{ q }}
        pathOf={(values) => pathOf({ q: values.q.trim() })}
      >
        <SearchField />
      </SearchForm>
      <ReadState read={read}>
        {({ readers, total, next }) =>
          readers.length === 0 ? (
            <div role="status">
              <EmptyState title="No addresses" size="title-s">
                {total === 0
                  ? 'No one has agreed to offers yet. Shoppers agree in the footer and in their profile.'
                  : 'No address begins like this. Change the text.'}
              </EmptyState>
            </div>
          ) : (
            <ListPage
              summary={countText(q === '' ? total : readers.length, 'address', 'addresses')}
              first={after === null ? undefined : { href: pathOf({ q }), text: 'First page' }}
              next={next === null ? undefined : { href: pathOf({ q, after: next }), text: 'Next addresses' }}
            >
              <DataTable
                caption="Addresses for offers"
                rows={readers}
                rowKey={({ email }) => email}
                columns={columns}
              />
            </ListPage>
          )
        }
      </ReadState>
    </Screen>
  );
}

interface Search {
  q: string;
}

const pathOf = ({ q, after }: Search & { after?: string }): string =>
  `/desk/mailing${toSearch({ ...(q !== '' && { q }), after })}`;

const SearchField = () => (
  <TextField
    label="Beginning of an address"
    type="search"
    autoComplete="off"
    spellCheck={false}
    {...useFormField<Search>('q', {
      maxLength: { value: deskTextLimits.search, message: 'Use fewer letters.' },
    })}
  />
);

const sourceLabels: Readonly<Record<DeskOfferReader['source'], string>> = {
  newsletter: 'Newsletter',
  profile: 'Offers, in the profile',
  both: 'Newsletter and offers',
};

const columns: readonly Column<DeskOfferReader>[] = [
  { id: 'email', header: 'Address', isRowHeader: true, cell: ({ email }) => email },
  { id: 'name', header: 'Name', cell: ({ name }) => name },
  {
    id: 'source',
    header: 'Agreed to',
    sortBy: ({ source }) => sourceLabels[source],
    cell: ({ source }) => sourceLabels[source],
  },
  { id: 'since', header: 'Since', sortBy: ({ since }) => since, cell: ({ since }) => <Moment at={since} /> },
];
