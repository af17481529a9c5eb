import type { DeskFoundOrder } from '@luxe/contract/desk';
import { formatPaise } from '@luxe/format';
import { EmptyState } from '@luxe/ui/empty-state';
import { Link } from '@luxe/ui/link';
import { useSearchParams } from 'react-router-dom';
import { useRead } from '../client/useRead.ts';
import { Moment } from '../labels/Moment.tsx';
import { stateLabels } from '../labels/states.ts';
import { countText, orderStatusLabels } from '../labels/words.ts';
import { ListPage } from '../screen/ListPage.tsx';
import { ReadState } from '../screen/ReadState.tsx';
import { Screen } from '../screen/Screen.tsx';
import { Lines } from '../screen/Lines.tsx';
import { DataTable, type Column } from '../table/DataTable.tsx';
import { orderPath, readSearch, searchPath, toQuery } from './orderSearch.ts';
import { SearchForm } from './SearchForm.tsx';

/** Finds orders, newest first. */
export function OrdersScreen() {
  const [params] = useSearchParams();
  const search = readSearch(params);
  const after = params.get('after');
  const read = useRead('orders', { query: toQuery(search, after) });
  return (
    <Screen title="Orders">
      <SearchForm search={search} />
      <ReadState read={read}>
        {({ orders, next }) =>
          orders.length === 0 ? (
            <div role="status">
              <EmptyState title="No orders match" size="title-s">
                Check the words and the days, or choose every state.
              </EmptyState>
            </div>
          ) : (
            <ListPage
              summary={countText(orders.length, 'order')}
              first={after === null ? undefined : { href: searchPath(search), text: 'Newest orders' }}
              next={next === null ? undefined : { href: searchPath(search, next), text: 'Earlier orders' }}
            >
              <DataTable caption="Orders" rows={orders} rowKey={({ id }) => id} columns={columns} />
            </ListPage>
          )
        }
      </ReadState>
    </Screen>
  );
}

const columns: readonly Column<DeskFoundOrder>[] = [
  {
    id: 'id',
    nowrap: true,
    header: 'Order',
    isRowHeader: true,
    cell: ({ id }) => (
      <Link tone="inline" href={orderPath(id)}>
        {id}
      </Link>
    ),
  },
  {
    id: 'placedAt',
    header: 'Placed',
    sortBy: ({ placedAt }) => placedAt,
    cell: ({ placedAt }) => <Moment at={placedAt} />,
  },
  {
    id: 'state',
    header: 'State',
    sortBy: (order) => statesOf(order)[0] ?? '',
    cell: (order) => <Lines of={statesOf(order)} />,
  },
  {
    id: 'shopper',
    header: 'Shopper',
    sortBy: ({ shopper }) => shopper.name.toLowerCase(),
    cell: ({ shopper }) => <Lines of={[shopper.name, shopper.email, shopper.phone]} />,
  },
  { id: 'products', header: 'Products', cell: ({ products }) => <Lines of={products} /> },
  {
    id: 'payment',
    header: 'Payment',
    sortBy: (order) => order.paymentMode,
    cell: (order) => order.paymentMode,
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    sortBy: ({ payablePaise }) => payablePaise,
    cell: ({ payablePaise }) => formatPaise(payablePaise),
  },
];

/** The states of the items, or that of the payment of an order that is not placed. */
const statesOf = ({ status, states }: DeskFoundOrder): string[] =>
  states.length > 0 ? states.map((state) => stateLabels[state]) : [orderStatusLabels[status]];
