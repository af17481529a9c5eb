import { useSession } from '@luxe/resources';
import { copy } from './data/copy.ts';
import { toOrderModel } from './data/toOrderModel.ts';
import { useOrder } from './data/useOrder.ts';
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
  const { order, isUnknown, error, retry } = useOrder(orderCode);

  if (status === 'guest') return <OrdersGuest onLogIn={onLoginNeeded} />;
  if (isUnknown) return <OrderNotFound />;
  if (order) return <OrderDetailsView model={toOrderModel(order)} />;
  if (error) return <OrdersFailed title={copy.detailsFailedTitle} onRetry={retry} />;
  return <OrdersLoading label={copy.detailsLoading} />;
}
