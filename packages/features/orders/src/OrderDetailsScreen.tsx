import { ApiError } from '@luxe/client';
import { current } from '@luxe/contract/calls';
import { useCall, useSession } from '@luxe/resources';
import { copy } from './data/copy.ts';
import { toOrderModel } from './data/toOrderModel.ts';
import { OrderDetailsView } from './views/OrderDetailsView.tsx';
import { OrderNotFound, OrdersFailed, OrdersGuest, OrdersLoading } from './views/OrdersStates.tsx';

export type OrderDetailsScreenProps = {
  orderCode: string;
  /** Called when a guest wants to log in. */
  onLoginNeeded: () => void;
};

/** An order on `/my-account/order?orderCode=` [ORD-01]. */
export function OrderDetailsScreen({ orderCode, onLoginNeeded }: OrderDetailsScreenProps) {
  const { status } = useSession();
  const { data, error, retry } = useCall(
    'orderDetails',
    status === 'customer' && orderCode ? { params: { user: current, orderCode } } : null,
    { renew: true },
  );

  if (status === 'guest') return <OrdersGuest onLogIn={onLoginNeeded} />;
  if (!orderCode || isUnknown(error)) return <OrderNotFound />;
  if (data) return <OrderDetailsView model={toOrderModel(data)} />;
  if (error) return <OrdersFailed title={copy.detailsFailedTitle} onRetry={retry} />;
  return <OrdersLoading label={copy.detailsLoading} />;
}

const isUnknown = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
