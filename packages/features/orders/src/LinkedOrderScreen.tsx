import { ApiError } from '@luxe/client';
import { useCall } from '@luxe/resources';
import type { ReactNode } from 'react';
import { copy } from './data/copy.ts';
import { toLinkedModel } from './data/toLinkedModel.ts';
import { LinkExpired, OrdersFailed, OrdersLoading } from './views/OrdersStates.tsx';
import { TrackingView } from './views/TrackingView.tsx';

export type LinkedOrderScreenProps = {
  /** Signed token in the URL. */
  token: string;
  /** Number of the parcel in the URL, from 1. An unknown parcel shows the first. */
  parcel: number;
  /** Shown for a link that the shop has not made. */
  notFound: ReactNode;
};

/** `/o/{token}?parcel=`: the way of an order for anyone with its link, without a login [ORD-02]. */
export function LinkedOrderScreen({ token, parcel, notFound }: LinkedOrderScreenProps) {
  const { data, error, retry } = useCall('linkedOrder', { params: { token } });
  // The server preloads `null` for a link that has expired.
  const isExpired = (data as unknown) === null || (error instanceof ApiError && error.status === 410);
  if (isExpired) return <LinkExpired />;
  if (data) return <TrackingView model={toLinkedModel(data.order, token, parcel)} onRefresh={retry} />;
  if (error instanceof ApiError && error.status === 404) return notFound;
  if (error) return <OrdersFailed title={copy.detailsFailedTitle} onRetry={retry} />;
  return <OrdersLoading label={copy.detailsLoading} />;
}
