import type { CallResponse } from '@luxe/contract/calls';
import { ordersPath } from '@luxe/contract/paths';
import { EventRow } from '@luxe/patterns/event-row';
import { BusyArea } from '@luxe/ui/busy-area';
import { EmptyState } from '@luxe/ui/empty-state';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Page } from '@luxe/ui/page';
import { Pagination } from '@luxe/ui/pagination';
import { Rows } from '@luxe/ui/rows';
import { Stack } from '@luxe/ui/stack';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { copy } from '../data/copy.ts';
import { ordersHref, type OrdersQuery } from '../data/ordersQuery.ts';
import type { OrderRow } from '../data/toOrderModel.ts';
import { OrderFilters } from './OrderFilters.tsx';

export type OrdersViewProps = {
  orders: readonly OrderRow[];
  query: OrdersQuery;
  pages: number;
  /** Number of orders in each state. */
  counts: CallResponse<'orders'>['counts'];
  /** True while the orders of another query are loading. */
  busy?: boolean;
  /** Called with the URL that the shopper chose. */
  onChange: (href: string) => void;
};

/** The list of orders, newest first, each with its next event [ORD-01]. */
export function OrdersView({ orders, query, pages, counts, busy = false, onChange }: OrdersViewProps) {
  return (
    <Page gap={36}>
      <Heading level={1}>{copy.title}</Heading>
      <VisuallyHidden role="status">{busy ? '' : copy.found(counts[query.state ?? 'all'])}</VisuallyHidden>
      <Stack gap={orders.length === 0 ? 36 : 0}>
        <OrderFilters query={query} counts={counts} onChange={onChange} />
        <BusyArea busy={busy}>
          {orders.length === 0 ? (
            <NothingHere query={query} total={counts[query.state ?? 'all']} />
          ) : (
            <Rows aria-label={copy.list} edges="between">
              {orders.map(({ orderId, ref, ...row }) => (
                <EventRow key={orderId} {...row} number={copy.number(ref)} />
              ))}
            </Rows>
          )}
        </BusyArea>
      </Stack>
      {pages > 1 && (
        <Pagination page={query.page} pages={pages} hrefFor={(page) => ordersHref({ ...query, page })} />
      )}
    </Page>
  );
}

/** No order matches, or the page of the URL is beyond the last one. */
const NothingHere = ({ query, total }: { query: OrdersQuery; total: number }) =>
  total === 0 ? (
    <EmptyState title={copy.noMatchTitle} action={<Link href={ordersPath}>{copy.seeAll}</Link>}>
      {copy.noMatch}
    </EmptyState>
  ) : (
    <EmptyState
      title={copy.noPageTitle}
      action={<Link href={ordersHref({ ...query, page: 1 })}>{copy.firstPage}</Link>}
    >
      {copy.noPage}
    </EmptyState>
  );
