import { ApiError } from '@luxe/client';
import { current, type Order, type Outcome } from '@luxe/contract/calls';
import { useBag, useCall, useSession } from '@luxe/resources';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { useEffect, useRef } from 'react';
import { toOutcomeModel } from './data/toOutcomeModel.ts';
import { useOnline } from './data/useOnline.ts';
import { useOutcome } from './data/useOutcome.ts';
import { useOutcomeTold } from './data/useOutcomeTold.ts';
import { outcomeCopy as copy } from './outcomeCopy.ts';
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
  /** From the address. Undefined: the shopper's order that is being paid for, else her last one. */
  orderId: string | undefined;
  /** Of customer service, as it is shown [HLP-03]. */
  serviceNumber: string;
  /** A guest wants to log in. */
  onLoginNeeded: () => void;
  /** How the order stands, once it is known and whenever it changes: the address may follow. */
  onOutcome?: (outcome: Outcome, orderId: string) => void;
};

/** How an order ended that was paid for, or that nobody knows yet: one screen of several paths [CHK-13]. */
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
  const { order, error, retry, ask, wasAsked, ...payment } = useOutcome(orderId);
  const bag = useBag();
  useOutcomeTold(order, { settle: wasAsked ? undefined : ask, askForBag: bag.retry });
  useChange(order, onOutcome);
  const change = useAnnouncement(order);

  if (isUnknown(error)) return <OutcomeUnknown />;
  if (!order) return error ? <OutcomeNotLoaded onRetry={retry} /> : <OutcomeLoading />;
  const model = toOutcomeModel(order);
  return (
    <>
      <VisuallyHidden as="div" role="status">
        {change}
      </VisuallyHidden>
      {order.outcome === 'PLACED' && <OutcomePlacedView order={model} firstName={firstName} />}
      {order.outcome === 'FAILED' && <OutcomeFailedView order={model} serviceNumber={serviceNumber} />}
      {order.outcome === 'PENDING' && (
        <OutcomePendingView
          order={model}
          isOffline={!isOnline}
          isLate={payment.isLate}
          isCancelling={payment.isCancelling}
          trouble={payment.trouble}
          onCancel={() => void payment.cancel()}
        />
      )}
    </>
  );
}

/** Tells whoever shows the screen how the order stands. */
function useChange(order: Order | undefined, onOutcome: OrderOutcomeScreenProps['onOutcome']) {
  const tell = useRef(onOutcome);
  tell.current = onOutcome;
  const outcome = order?.outcome;
  const orderId = order?.orderId;
  useEffect(() => {
    if (outcome && orderId) tell.current?.(outcome, orderId);
  }, [outcome, orderId]);
}

/** What is said of an order that ends while it is looked at; empty otherwise: the page itself says the rest. */
function useAnnouncement(order: Order | undefined): string {
  const wasPending = useRef(false);
  if (order?.outcome === 'PENDING') wasPending.current = true;
  if (!order || !wasPending.current || order.outcome === 'PENDING') return '';
  if (order.outcome === 'PLACED') return copy.placedTitle;
  return order.refund ? copy.notPlacedTitle : copy.notPaidTitle;
}

const isUnknown = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
