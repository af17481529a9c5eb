import { ApiError } from '@luxe/client';
import { current, type Address, type CallBody, type CallResponse } from '@luxe/contract/calls';
import { attempt, attemptKey, forgetAttempt, useCall, useClient, useSession } from '@luxe/resources';
import type { DeliveryOptions } from './toDeliveryModel.ts';

const attemptName = 'deliveryAttempt';

export interface Delivery {
  /** What can be changed at the address of the order; undefined until known. */
  readonly options: DeliveryOptions | undefined;
  readonly isUnknown: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => Promise<void>;
  /** The customer's addresses; undefined until known. */
  readonly addresses: readonly Address[] | undefined;
  readonly haveAddressesFailed: boolean;
  readonly retryAddresses: () => Promise<void>;
  /** The same for the chosen address; undefined until known. */
  readonly chosen: DeliveryOptions | undefined;
  /** Why the order cannot go to the chosen address; empty when it can. */
  readonly obstacle: string;
  readonly haveDaysFailed: boolean;
  readonly retryDays: () => Promise<void>;
}

/** Reads what can be changed about the delivery of an order. `addressId`: the chosen address, or ''. */
export function useDelivery(orderCode: string, addressId: string): Delivery {
  const { status } = useSession();
  const isCustomer = status === 'customer' && orderCode !== '';
  const params = { user: current, orderCode };
  const own = useCall('deliveryOptions', isCustomer ? { params } : null, { renew: true });
  const book = useCall('addresses', isCustomer ? { params: { user: current } } : null, { renew: true });
  const there = useCall(
    'deliveryOptions',
    isCustomer && addressId ? { params, query: { addressId } } : null,
    { renew: true },
  );
  const isRejected = there.error instanceof ApiError && isFinal(there.error.status);
  return {
    options: own.data,
    isUnknown: !orderCode || (own.error instanceof ApiError && isFinal(own.error.status)),
    hasFailed: own.error !== undefined && !own.data,
    retry: own.retry,
    addresses: book.data?.addresses,
    haveAddressesFailed: book.error !== undefined && !book.data,
    retryAddresses: book.retry,
    chosen: addressId ? there.data : own.data,
    obstacle: addressId && isRejected ? (there.error?.message ?? '') : '',
    haveDaysFailed: addressId !== '' && there.error !== undefined && !there.data && !isRejected,
    retryDays: there.retry,
  };
}

/** Whether a repeated request would get the same answer. */
const isFinal = (status: number): boolean => status === 400 || status === 404 || status === 409;

/** Sends a change, once, however often it is tried. Returns the response, or why it failed. */
export function useChangeDelivery(orderCode: string) {
  const client = useClient();
  return async (
    body: CallBody<'changeDelivery'>,
  ): Promise<{ done: CallResponse<'changeDelivery'> } | { failure: string }> => {
    const outcome = await attempt(() =>
      client.call('changeDelivery', {
        params: { user: current, orderCode },
        idempotencyKey: attemptKey(attemptName, `${orderCode} ${JSON.stringify(body)}`),
        body,
      }),
    );
    if (!outcome.ok) return { failure: outcome.message };
    forgetAttempt(attemptName);
    return { done: outcome };
  };
}
