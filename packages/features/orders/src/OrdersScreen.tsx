import { current } from '@luxe/contract/calls';
import { useCall, useSession } from '@luxe/resources';
import { toOrderRow } from './data/toOrderModel.ts';
import { readOrdersQuery } from './data/ordersQuery.ts';
import { OrdersEmpty, OrdersFailed, OrdersGuest, OrdersLoading } from './views/OrdersStates.tsx';
import { OrdersView } from './views/OrdersView.tsx';

export type OrdersScreenProps = {
  /** Query of the URL: page, state, search and months. */
  params: URLSearchParams;
  /** Called with the URL that the shopper chose. */
  onChange: (href: string) => void;
  /** Called when a guest wants to log in. */
  onLoginNeeded: () => void;
};

const pageSize = 10;

/** The list of orders on `/my-account/orders?state=&search=&months=&page=` [ORD-01]. */
export function OrdersScreen({ params, onChange, onLoginNeeded }: OrdersScreenProps) {
  const { status } = useSession();
  const query = readOrdersQuery(params);
  const { page, ...filters } = query;
  const { data, error, isPrevious, retry } = useCall(
    'orders',
    status === 'customer'
      ? { params: { user: current }, query: { ...filters, currentPage: page - 1, pageSize } }
      : null,
    { renew: true, keepPreviousData: true },
  );

  if (status === 'guest') return <OrdersGuest onLogIn={onLoginNeeded} />;
  if (error && (!data || isPrevious)) return <OrdersFailed onRetry={retry} />;
  if (!data) return <OrdersLoading />;
  const isFiltered = filters.search !== '' || filters.months !== undefined;
  if (data.counts.all === 0 && !isFiltered) return <OrdersEmpty />;
  return (
    <OrdersView
      orders={data.orderData.map(toOrderRow)}
      query={query}
      pages={Math.ceil(data.totalNoOfOrders / data.pageSize)}
      counts={data.counts}
      busy={isPrevious}
      onChange={onChange}
    />
  );
}
