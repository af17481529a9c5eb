import { LinkTabs } from '@luxe/patterns/link-tabs';
import { SearchField } from '@luxe/ui/search-field';
import { Select } from '@luxe/ui/select';
import { Stack } from '@luxe/ui/stack';
import type { CallResponse } from '@luxe/contract/calls';
import { useState } from 'react';
import { copy } from '../data/copy.ts';
import { ordersHref, orderStates, periods, type OrdersQuery } from '../data/ordersQuery.ts';
import { FilterBar } from './Orders.styles.ts';

export type OrderFiltersProps = {
  query: OrdersQuery;
  /** Number of orders in each state; undefined while it is unknown. */
  counts: CallResponse<'orders'>['counts'] | undefined;
  /** Called with the URL that the shopper chose. */
  onChange: (href: string) => void;
};

/** Search, period and state of the list of orders. Each change has a URL of its own [ORD-01]. */
export function OrderFilters({ query, counts, onChange }: OrderFiltersProps) {
  const [text, setText] = useState(query.search);
  const [shownSearch, setShownSearch] = useState(query.search);
  // Back and Forward change the search of the URL.
  if (shownSearch !== query.search) {
    setShownSearch(query.search);
    setText(query.search);
  }
  const choose = (change: Partial<OrdersQuery>) => onChange(ordersHref({ ...query, page: 1, ...change }));
  return (
    <Stack gap={8}>
      <FilterBar
        role="search"
        aria-label={copy.search}
        onSubmit={(event) => {
          event.preventDefault();
          choose({ search: text.trim() });
        }}
      >
        <SearchField
          label={copy.search}
          placeholder={copy.searchPlaceholder}
          name="search"
          value={text}
          onChange={(event) => setText(event.target.value.slice(0, 100))}
          onClear={() => {
            setText('');
            choose({ search: '' });
          }}
          clearLabel={copy.clear}
        />
        <Select
          inline
          label={copy.period}
          name="months"
          value={query.months ?? ''}
          options={[
            { value: '', label: copy.anyTime },
            ...periods.map((months) => ({ value: String(months), label: copy.lastMonths(months) })),
          ]}
          onChange={(event) => choose({ months: Number(event.target.value) || undefined })}
        />
      </FilterBar>
      <LinkTabs
        label={copy.states}
        items={[undefined, ...orderStates].map((state) => ({
          label: copy.stateNames[state ?? 'all'],
          href: ordersHref({ ...query, page: 1, state }),
          current: state === query.state,
          ...(counts && { count: counts[state ?? 'all'] }),
        }))}
      />
    </Stack>
  );
}
