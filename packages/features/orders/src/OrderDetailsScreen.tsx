import { useSession } from '@luxe/resources';
import type { ReactNode } from 'react';
import { copy } from './data/copy.ts';
import { toOrderItemModel } from './data/toOrderItemModel.ts';
import { toOrderModel } from './data/toOrderModel.ts';
import { useBuyAgain } from './data/useBuyAgain.ts';
import { useOrder } from './data/useOrder.ts';
import { OrderDetailsView } from './views/OrderDetailsView.tsx';
import { OrderItemView } from './views/OrderItemView.tsx';
import { OrdersFailed, OrdersGuest, OrdersLoading } from './views/OrdersStates.tsx';

export type OrderDetailsScreenProps = {
  orderCode: string;
  /** Id of an item of the order; empty for the complete order. */
  transactionId?: string;
  /** Shown for an unknown order or item, and for another customer's; the store does not reveal which. */
  notFound: ReactNode;
  /** Called when a guest wants to log in. */
  onLoginNeeded: () => void;
  /** Messages about orders to this device. */
  deviceMessages?: ReactNode;
};

/** An order, or one of its items, on `/my-account/order?orderCode=&transactionId=` [ORD-01]. */
export function OrderDetailsScreen({
  orderCode,
  transactionId = '',
  notFound,
  onLoginNeeded,
  deviceMessages,
}: OrderDetailsScreenProps) {
  const { status } = useSession();
  const { order, isUnknown, error, retry } = useOrder(orderCode);
  const { isAdding, buyAgain } = useBuyAgain();

  if (status === 'guest') return <OrdersGuest onLogIn={onLoginNeeded} />;
  if (isUnknown) return notFound;
  if (order && transactionId) {
    const item = toOrderItemModel(order, transactionId);
    return item ? <OrderItemView model={item} /> : notFound;
  }
  if (order)
    return (
      <OrderDetailsView
        model={toOrderModel(order)}
        isAdding={isAdding}
        deviceMessages={deviceMessages}
        onBuyAgain={() => void buyAgain(order)}
      />
    );
  if (error) return <OrdersFailed title={copy.detailsFailedTitle} onRetry={retry} />;
  return <OrdersLoading label={copy.detailsLoading} />;
}
