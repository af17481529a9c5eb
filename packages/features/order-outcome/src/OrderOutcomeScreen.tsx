import { ApiError } from '@luxe/client';
import { current, type Order, type Outcome } from '@luxe/contract/calls';
import { useBag, useCall, useSession } from '@luxe/resources';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { useEffect, useRef } from 'react';
import { toOutcomeModel } from './data/toOutcomeModel.ts';
import { useOnline } from './data/useOnline.ts';
import { useOutcome } from './data/useOutcome.ts';
import { useReportOutcome } from './data/useReportOutcome.ts';
import { copy } from './data/copy.ts';
import { OutcomeFailedView } from './views/OutcomeFailedView.tsx';
import { OutcomePendingView } from './views/OutcomePendingView.tsx';
import { OutcomePlacedView } from './views/OutcomePlacedView.tsx';
import {
  OutcomeGuest,
  OutcomeLoading,
  OutcomeNone,
  OutcomeNotLoaded,
  OutcomeUnknown,
} from './views/OutcomeStates.tsx';

export type OrderOutcomeScreenProps = {
  /** Order id from the URL. Undefined: show the order that is being paid for, else the last order. */
  orderId: string | undefined;
  /** Customer service number, formatted [HLP-03]. */
  serviceNumber: string;
  /** Opens the login for a guest. */
  onLoginNeeded: () => void;
  /** Called when the outcome becomes known and when it changes, so that the caller can update the URL. */
  onOutcome?: (outcome: Outcome, orderId: string) => void;
};

/** Outcome of an order: placed, failed or pending. Several paths share this screen [CHK-13]. */
export function OrderOutcomeScreen({ orderId, onLoginNeeded, ...rest }: OrderOutcomeScreenProps) {
  const { status } = useSession();
  if (status === 'unknown') return <OutcomeLoading />;
  if (status === 'guest') return <OutcomeGuest onLogIn={onLoginNeeded} />;
  return orderId ? <OrderOutcome key={orderId} orderId={orderId} {...rest} /> : <OwnOutcome {...rest} />;
}

type OutcomeProps = Pick<OrderOutcomeScreenProps, 'serviceNumber' | 'onOutcome'>;

function OwnOutcome(props: OutcomeProps) {
  const { data, error, retry } = useCall('openPayment', { params: { user: current } }, { renew: true });
  if (!data) return error ? <OutcomeNotLoaded onRetry={retry} /> : <OutcomeLoading />;
  return data.order ? (
    <OrderOutcome key={data.order.orderId} orderId={data.order.orderId} {...props} />
  ) : (
    <OutcomeNone />
  );
}

function OrderOutcome({ orderId, serviceNumber, onOutcome }: OutcomeProps & { orderId: string }) {
  const { firstName } = useSession();
  const isOnline = useOnline();
  const { order, error, retry, checkPayment, isPaymentChecked, ...payment } = useOutcome(orderId);
  const bag = useBag();
  useReportOutcome(order, { settle: isPaymentChecked ? undefined : checkPayment, refreshBag: bag.retry });
  useNotifyOutcome(order, onOutcome);
  const announcement = useAnnouncement(order);

  if (isUnknown(error)) return <OutcomeUnknown />;
  if (!order) return error ? <OutcomeNotLoaded onRetry={retry} /> : <OutcomeLoading />;
  const model = toOutcomeModel(order);
  return (
    <>
      <VisuallyHidden as="div" role="status">
        {announcement}
      </VisuallyHidden>
      {order.outcome === 'PLACED' && <OutcomePlacedView order={model} firstName={firstName} />}
      {order.outcome === 'FAILED' && <OutcomeFailedView order={model} serviceNumber={serviceNumber} />}
      {order.outcome === 'PENDING' && (
        <OutcomePendingView
          order={model}
          isOffline={!isOnline}
          isCheckFailing={payment.isLate}
          isCancelling={payment.isCancelling}
          cancelFailure={payment.cancelFailure}
          onCancel={() => void payment.cancel()}
        />
      )}
    </>
  );
}

function useNotifyOutcome(order: Order | undefined, onOutcome: OrderOutcomeScreenProps['onOutcome']) {
  const latestOnOutcome = useRef(onOutcome);
  latestOnOutcome.current = onOutcome;
  const outcome = order?.outcome;
  const orderId = order?.orderId;
  useEffect(() => {
    if (outcome && orderId) latestOnOutcome.current?.(outcome, orderId);
  }, [outcome, orderId]);
}

/**
 * Announcement of an outcome that arrives while the page is open. Otherwise empty, because the heading shows
 * the outcome.
 */
function useAnnouncement(order: Order | undefined): string {
  const wasPending = useRef(false);
  if (order?.outcome === 'PENDING') wasPending.current = true;
  if (!order || !wasPending.current || order.outcome === 'PENDING') return '';
  if (order.outcome === 'PLACED') return copy.placedTitle;
  return order.refund ? copy.notPlacedTitle : copy.notPaidTitle;
}

const isUnknown = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
