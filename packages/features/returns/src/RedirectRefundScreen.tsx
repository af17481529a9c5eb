import { ApiError } from '@luxe/client';
import { current } from '@luxe/contract/calls';
import { formatPrice } from '@luxe/patterns/price-block';
import { useCall, useOrdersChanged, useSession } from '@luxe/resources';
import { useState, type ReactNode } from 'react';
import { copy } from './redirect/copy.ts';
import { RedirectForm } from './redirect/RedirectForm.tsx';
import {
  NothingToRedirect,
  RedirectDone,
  RedirectFailed,
  RedirectLoading,
} from './redirect/RedirectStates.tsx';
import { useRedirect } from './redirect/useRedirect.ts';

export type RedirectRefundScreenProps = {
  orderCode: string;
  /** Id of the part of the refund. */
  partId: number;
  /** Shown for an unknown order, and for another customer's; the store does not reveal which. */
  notFound: ReactNode;
};

/** `/my-account/redirectRefund?orderCode=&refund=`: another destination of a refund that a bank rejects. */
export function RedirectRefundScreen({ orderCode, partId, notFound }: RedirectRefundScreenProps) {
  const { status } = useSession();
  const [done, setDone] = useState('');
  const { data, error, retry } = useCall(
    'orderDetails',
    status === 'customer' && orderCode ? { params: { user: current, orderCode } } : null,
    { renew: true },
  );
  const redirect = useRedirect(orderCode, partId);
  const ordersChanged = useOrdersChanged();
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);

  if (done) return <RedirectDone orderCode={orderCode} text={done} />;
  if (!orderCode || isUnknown) return notFound;
  if (error && !data) return <RedirectFailed onRetry={retry} />;
  if (!data) return <RedirectLoading />;
  const part = data.refunds.flatMap(({ parts }) => parts).find(({ redirectId }) => redirectId === partId);
  if (!part) return <NothingToRedirect orderCode={orderCode} />;
  const amount = formatPrice(part.amount);
  return (
    <RedirectForm
      orderCode={orderCode}
      orderRef={data.orderRefNo}
      amount={amount}
      name={part.name}
      onSend={async (refundTo, bank) => {
        const outcome = await redirect(refundTo, bank);
        if (!outcome.ok) return outcome;
        setDone(copy.done[refundTo](amount));
        ordersChanged();
        return undefined;
      }}
    />
  );
}
