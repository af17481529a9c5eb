import { current } from '@luxe/contract/calls';
import { useCall, useSession } from '@luxe/resources';
import { toOrderRow } from './data/toOrderModel.ts';
import { OrdersEmpty, OrdersFailed, OrdersGuest, OrdersLoading } from './views/OrdersStates.tsx';
import { OrdersView } from './views/OrdersView.tsx';

export type OrdersScreenProps = {
  /** Page number in the URL, from 1. */
  page: number;
  /** Called when a guest wants to log in. */
  onLoginNeeded: () => void;
};

const pageSize = 10;

/** The list of orders on `/my-account/orders?page=` [ORD-01]. */
export function OrdersScreen({ page, onLoginNeeded }: OrdersScreenProps) {
  const { status } = useSession();
  const { data, error, retry } = useCall(
    'orders',
    status === 'customer' ? { params: { user: current }, query: { currentPage: page - 1, pageSize } } : null,
    { renew: true },
  );

  if (status === 'guest') return <OrdersGuest onLogIn={onLoginNeeded} />;
  if (error && !data) return <OrdersFailed onRetry={retry} />;
  if (!data) return <OrdersLoading />;
  if (data.totalNoOfOrders === 0) return <OrdersEmpty />;
  return (
    <OrdersView
      orders={data.orderData.map(toOrderRow)}
      page={page}
      pages={Math.ceil(data.totalNoOfOrders / data.pageSize)}
    />
  );
}
