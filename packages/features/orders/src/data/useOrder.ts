import { ApiError } from '@luxe/client';
import { current, type Order } from '@luxe/contract/calls';
import { useCall, useSession } from '@luxe/resources';

/**
 * Reads an order of the customer. It is unknown without a code, and when the store does not know it or it is
 * another customer's; the store does not reveal which.
 */
export function useOrder(orderCode: string): {
  order: Order | undefined;
  isUnknown: boolean;
  error: ApiError | undefined;
  retry: () => Promise<void>;
} {
  const { status } = useSession();
  const { data, error, retry } = useCall(
    'orderDetails',
    status === 'customer' && orderCode ? { params: { user: current, orderCode } } : null,
    { renew: true },
  );
  const isRejected = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return { order: data, isUnknown: !orderCode || isRejected, error, retry };
}
