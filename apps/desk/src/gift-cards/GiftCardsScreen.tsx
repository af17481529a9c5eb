import type { DeskListedGiftCard } from '@luxe/contract/desk';
import { formatPaise } from '@luxe/format';
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
import { ReadState } from '../screen/ReadState.tsx';
import { Screen } from '../screen/Screen.tsx';
import { SearchForm } from '../screen/SearchForm.tsx';
import { DataTable, type Column } from '../table/DataTable.tsx';
import { cardStateLabels, giftCardStateLabels } from './giftCardLabels.ts';
import {
  giftCardPath,
  giftCardsPath,
  giftCardStates,
  readGiftCardSearch,
  toGiftCardQuery,
  type GiftCardSearch,
} from './giftCardSearch.ts';

/** Bought gift cards, newest first, by address, code and state. */
export function GiftCardsScreen() {
  const [params] = useSearchParams();
  const search = readGiftCardSearch(params);
  const after = params.get('after');
  const read = useRead('giftCards', { query: toGiftCardQuery(search, after) });
  return (
    <Screen title="Gift cards">
      <SearchForm<GiftCardSearch> label="Find gift cards" values={search} pathOf={giftCardsPath}>
        <SearchFields />
      </SearchForm>
      <ReadState read={read}>
        {({ giftCards, next }) =>
          giftCards.length === 0 ? (
            <div role="status">
              <EmptyState title="No gift cards" size="title-s">
                {giftCardsPath(search) === '/desk/gift-cards'
                  ? 'No gift card was bought yet.'
                  : 'No gift card matches. Change the address, the code or the state.'}
              </EmptyState>
            </div>
          ) : (
            <ListPage
              summary={countText(giftCards.length, 'gift card')}
              first={after === null ? undefined : { href: giftCardsPath(search), text: 'Newest gift cards' }}
              next={
                next === null ? undefined : { href: giftCardsPath(search, next), text: 'Earlier gift cards' }
              }
            >
              <DataTable
                caption="Gift cards"
                rows={giftCards}
                rowKey={({ giftCardOrderId }) => giftCardOrderId}
                columns={columns}
              />
            </ListPage>
          )
        }
      </ReadState>
    </Screen>
  );
}

const longestEmail = 120;

const SearchFields = () => (
  <>
    <TextField
      label="E-mail of recipient or buyer"
      type="search"
      inputMode="email"
      autoComplete="off"
      spellCheck={false}
      {...useFormField<GiftCardSearch>('email', {
        maxLength: { value: longestEmail, message: 'Enter the beginning of the address.' },
      })}
    />
    <TextField
      label="End of the code"
      type="search"
      autoComplete="off"
      spellCheck={false}
      {...useFormField<GiftCardSearch>('lastFour', {
        validate: (text) => /^\s*(?:[\dA-Z]{4})?\s*$/i.test(text) || 'Enter the last four characters.',
      })}
    />
    <Select
      label="State"
      placeholder="Every state"
      options={stateOptions}
      {...useFormField<GiftCardSearch>('state')}
    />
  </>
);

const stateOptions = giftCardStates.map((value) => ({ value, label: giftCardStateLabels[value] }));

const columns: readonly Column<DeskListedGiftCard>[] = [
  {
    id: 'number',
    nowrap: true,
    header: 'Gift card',
    isRowHeader: true,
    cell: ({ giftCardOrderId }) => (
      <Link tone="inline" href={giftCardPath(giftCardOrderId)}>
        {giftCardOrderId}
      </Link>
    ),
  },
  {
    id: 'createdAt',
    header: 'Bought',
    sortBy: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
  {
    id: 'state',
    header: 'State',
    sortBy: ({ state }) => giftCardStates.indexOf(state),
    cell: ({ state, cardState, heldFor }) => (
      <Lines
        of={[giftCardStateLabels[state], cardState === 'none' ? '' : cardStateLabels[cardState], heldFor]}
      />
    ),
  },
  {
    id: 'recipient',
    header: 'Recipient',
    cell: ({ recipientName, recipientEmail }) => <Lines of={[recipientName, recipientEmail]} />,
  },
  {
    id: 'sender',
    header: 'Buyer',
    cell: ({ senderName, senderEmail }) => <Lines of={[senderName, senderEmail]} />,
  },
  { id: 'lastFour', header: 'Code ends in', cell: ({ lastFour }) => lastFour },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    sortBy: ({ amountPaise }) => amountPaise,
    cell: ({ amountPaise }) => formatPaise(amountPaise),
  },
];
