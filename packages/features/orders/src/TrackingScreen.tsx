import { useSession } from '@luxe/resources';
import type { ReactNode } from 'react';
import { copy } from './data/copy.ts';
import { toTrackingModel } from './data/toTrackingModel.ts';
import { useOrder } from './data/useOrder.ts';
import { OrdersFailed, OrdersGuest, OrdersLoading } from './views/OrdersStates.tsx';
import { TrackingView } from './views/TrackingView.tsx';

export type TrackingScreenProps = {
  orderCode: string;
  /** Number of the parcel in the URL, from 1. An unknown parcel shows the first. */
  parcel: number;
  /** Shown for an unknown order, and for another customer's; the store does not reveal which. */
  notFound: ReactNode;
  /** Called when a guest wants to log in. */
  onLoginNeeded: () => void;
};

/** The way of an order on `/my-account/trackOrder/beforeTrack/{orderCode}?parcel=` [ORD-02]. */
export function TrackingScreen({ orderCode, parcel, notFound, onLoginNeeded }: TrackingScreenProps) {
  const { status } = useSession();
  const { order, isUnknown, error, retry } = useOrder(orderCode);

  if (status === 'guest') return <OrdersGuest onLogIn={onLoginNeeded} />;
  if (isUnknown) return notFound;
  if (order) return <TrackingView model={toTrackingModel(order, parcel)} onRefresh={retry} />;
  if (error) return <OrdersFailed title={copy.detailsFailedTitle} onRetry={retry} />;
  return <OrdersLoading label={copy.detailsLoading} />;
}
