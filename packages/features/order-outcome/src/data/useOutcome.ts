import { current, type CallResponse } from '@luxe/contract/calls';
import { startPolling, useCall, useClient } from '@luxe/resources';
import { useEffect, useRef, useState } from 'react';

type OutcomeResponse = CallResponse<'updateTransactionDetails'>;

/**
 * Why a payment was not cancelled. `mayBeCharged`: the payment may still go through. `notCancelled`: the
 * request to cancel it failed.
 */
export type CancelFailure = 'mayBeCharged' | 'notCancelled';

/** An order and its payment. Polls the payment while the order is pending [CHK-12]. */
export function useOutcome(orderId: string) {
  const client = useClient();
  const params = { user: current, orderCode: orderId };
  const { data: order, error, retry } = useCall('orderDetails', { params }, { renew: true });
  const [isLate, setLate] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const [cancelFailure, setCancelFailure] = useState<CancelFailure>();
  const [isPaymentChecked, setPaymentChecked] = useState(false);

  /**
   * When the store reports a new outcome, reloads the order, so that the page and the cache have this
   * outcome.
   */
  const refreshIfChanged = async ({ outcome }: OutcomeResponse) => {
    if (outcome !== order?.outcome) await retry();
  };

  async function checkPayment(): Promise<void> {
    try {
      const response = await client.call('updateTransactionDetails', { params });
      setLate(false);
      setPaymentChecked(true);
      await refreshIfChanged(response);
    } catch {
      setLate(true);
    }
  }

  async function cancel(): Promise<void> {
    setCancelFailure(undefined);
    setCancelling(true);
    try {
      const response = await client.call('cancelPayment', { params });
      if (response.outcome === 'PENDING') setCancelFailure('mayBeCharged');
      await refreshIfChanged(response);
    } catch {
      setCancelFailure('notCancelled');
    }
    setCancelling(false);
  }

  const isPending = order?.outcome === 'PENDING';
  const latestCheckPayment = useRef(checkPayment);
  useEffect(() => {
    latestCheckPayment.current = checkPayment;
  });
  useEffect(() => {
    if (isPending) return startPolling(() => latestCheckPayment.current());
    return undefined;
  }, [isPending]);

  return {
    order,
    error: order ? undefined : error,
    retry,
    /** The last check of the payment failed. */
    isLate: isPending && isLate,
    isCancelling,
    cancelFailure,
    cancel,
    checkPayment,
    /** The store has checked the payment with the provider at least once. */
    isPaymentChecked,
  };
}
