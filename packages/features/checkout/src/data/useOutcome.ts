import { current, type CallResponse } from '@luxe/contract/calls';
import { useCall, useClient } from '@luxe/resources';
import { useEffect, useRef, useState } from 'react';
import { startFollowing } from './startFollowing.ts';

type Answer = CallResponse<'updateTransactionDetails'>;

/** What came of cancelling: nothing is certain, or nobody was reached. */
export type CancelTrouble = 'mayBeCharged' | 'notCancelled';

/** An order that is, or was, paid for. While nobody knows how it ends it is followed. */
export function useOutcome(orderId: string) {
  const client = useClient();
  const params = { user: current, orderCode: orderId };
  const { data: order, error, retry } = useCall('orderDetails', { params }, { renew: true });
  const [isLate, setLate] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const [trouble, setTrouble] = useState<CancelTrouble>();
  const [wasAsked, setWasAsked] = useState(false);

  /** The order is read anew where an answer says that it stands otherwise: then page and cache say one thing, whichever address shows them. */
  const take = async ({ outcome }: Answer) => {
    if (outcome !== order?.outcome) await retry();
  };

  async function ask(): Promise<void> {
    try {
      const answer = await client.call('updateTransactionDetails', { params });
      setLate(false);
      setWasAsked(true);
      await take(answer);
    } catch {
      setLate(true);
    }
  }

  async function cancel(): Promise<void> {
    setTrouble(undefined);
    setCancelling(true);
    try {
      const answer = await client.call('cancelPayment', { params });
      if (answer.outcome === 'PENDING') setTrouble('mayBeCharged');
      await take(answer);
    } catch {
      setTrouble('notCancelled');
    }
    setCancelling(false);
  }

  const isPending = order?.outcome === 'PENDING';
  const askNow = useRef(ask);
  useEffect(() => {
    askNow.current = ask;
  });
  useEffect(() => {
    if (isPending) return startFollowing(() => askNow.current());
    return undefined;
  }, [isPending]);

  return {
    order,
    error: order ? undefined : error,
    retry,
    /** The last question had no answer. */
    isLate: isPending && isLate,
    isCancelling,
    trouble,
    cancel,
    ask,
    /** The store was asked what has become of the payment, and not only what it had noted. */
    wasAsked,
  };
}
