import { ApiError } from '@luxe/client';
import { current } from '@luxe/contract/calls';
import { indianDay } from '@luxe/format';
import {
  attempt,
  attemptKey,
  forgetAttempt,
  useCall,
  useClient,
  useOrdersChanged,
  useSession,
  useTrack,
} from '@luxe/resources';
import { useState, type ReactNode } from 'react';
import { isUnknownOrder } from './CancelOrderScreen.tsx';
import { toUnitsParam, type CancelChoice } from './data/choice.ts';
import { readComment, storeComment } from './data/storedComment.ts';
import type { CancelSummary } from './data/toCancelModel.ts';
import { CancelFailed, CancelLoading, CannotCancel, NothingToCancel } from './views/CancelStates.tsx';
import { DoneView } from './views/DoneView.tsx';
import { SummaryView } from './views/SummaryView.tsx';

export type CancelSummaryScreenProps = {
  orderCode: string;
  choice: CancelChoice;
  /** URL of the page with the choice. */
  changeHref: string;
  /** Shown for an unknown order, and for another customer's; the store does not reveal which. */
  notFound: ReactNode;
  /** Current time, replaceable for tests and stories. */
  now?: () => Date;
};

const attemptName = 'cancelAttempt';

/**
 * `/my-account/summary?orderCode=`: shows what a cancellation gives back before the shopper confirms it, and
 * then cancels [ORD-04].
 */
export function CancelSummaryScreen({
  orderCode,
  choice: { units, reason = 'other' },
  changeHref,
  notFound,
  now = () => new Date(),
}: CancelSummaryScreenProps) {
  const { status } = useSession();
  const client = useClient();
  const ordersChanged = useOrdersChanged();
  const track = useTrack();
  const [done, setDone] = useState<CancelSummary>();
  const [failure, setFailure] = useState('');
  const params = { user: current, orderCode };
  const param = toUnitsParam(units);
  const { data, error, retry } = useCall(
    'cancelSummary',
    status === 'customer' && orderCode && param && !done ? { params, query: { units: param } } : null,
    { renew: true },
  );

  async function cancel(summary: CancelSummary) {
    setFailure('');
    const outcome = await attempt(() =>
      client.call('cancelOrder', {
        params,
        idempotencyKey: attemptKey(attemptName, `${orderCode} ${param}`),
        body: {
          units: Object.entries(units).map(([transactionId, quantity]) => ({ transactionId, quantity })),
          reason,
          ...(reason === 'other' && { comment: readComment(orderCode) }),
        },
      }),
    );
    if (!outcome.ok) return setFailure(outcome.message);
    track('cancellation requested', { orderId: orderCode });
    forgetAttempt(attemptName);
    storeComment(orderCode, '');
    setDone(summary);
    ordersChanged();
  }

  if (done) return <DoneView summary={done} orderCode={orderCode} />;
  if (!orderCode || isUnknownOrder(error)) return notFound;
  if (!param) return <NothingToCancel orderCode={orderCode} />;
  if (error instanceof ApiError && error.status === 409)
    return <CannotCancel message={error.message} changeHref={changeHref} />;
  if (error && !data) return <CancelFailed onRetry={retry} />;
  if (!data) return <CancelLoading />;
  return (
    <SummaryView
      summary={data}
      today={indianDay(now())}
      orderCode={orderCode}
      changeHref={changeHref}
      failure={failure}
      onCancel={() => cancel(data)}
    />
  );
}
