import { browserClock, useCountdown, type CountdownClock } from '@luxe/patterns/countdown';
import { useSession } from '@luxe/resources';
import { useTrackOrder } from './data/useTrackOrder.ts';
import { TrackOrderView } from './views/TrackOrderView.tsx';

export type TrackOrderScreenProps = {
  /** Order number in the URL; empty without one. */
  orderCode: string;
  /** Set in a demonstration shop: shows where the code is printed. */
  isDemo: boolean;
  /** Called with the token of the link to the order, after a right code. */
  onProven: (token: string) => void;
  /** Called when a guest wants to log in. */
  onLoginNeeded: () => void;
  clock?: CountdownClock;
};

/** `/track-order?orderCode=`: a guest tracks an order with a code as proof that it is theirs [RTE-09]. */
export function TrackOrderScreen({
  orderCode,
  isDemo,
  onProven,
  onLoginNeeded,
  clock = browserClock,
}: TrackOrderScreenProps) {
  const { status } = useSession();
  const tracking = useTrackOrder(clock, onProven);
  const waitSeconds = useCountdown(tracking.resendAt, clock);
  return (
    <TrackOrderView
      tracking={tracking}
      givenNumber={orderCode}
      waitSeconds={waitSeconds}
      isDemo={isDemo}
      isCustomer={status === 'customer'}
      onLogIn={onLoginNeeded}
    />
  );
}
