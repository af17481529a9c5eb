import { current } from '@luxe/contract/calls';
import { attempt, useBag, useClient } from '@luxe/resources';
import { useRef, useState } from 'react';
import type { CartName } from '../../data/cart.ts';
import { toFailureMessage } from '../../data/toFailureMessage.ts';
import type { DeliveryMode } from './toDelivery.ts';

export type DeliveryControls = {
  /**
   * The delivery mode that is being saved. The page shows it as chosen. Until it is saved, other choices have
   * no effect.
   */
  pendingChoice: { entry: string; mode: DeliveryMode } | undefined;
  /** Why the last choice failed; undefined when it succeeded. */
  problem: { entry: string; message: string } | undefined;
  onDeliver: (entry: string, mode: DeliveryMode) => void;
};

/**
 * Changes the delivery mode of a line [BAG-20]. If the store rejects the choice, the line keeps its previous
 * mode.
 */
export function useDelivery(renew: () => Promise<void>, cart: CartName): DeliveryControls {
  const client = useClient();
  const bag = useBag();
  const [pendingChoice, setPendingChoice] = useState<DeliveryControls['pendingChoice']>();
  const [problem, setProblem] = useState<DeliveryControls['problem']>();
  const isBusy = useRef(false);

  async function deliver(entry: string, mode: DeliveryMode) {
    if (isBusy.current) return;
    isBusy.current = true;
    setPendingChoice({ entry, mode });
    setProblem(undefined);
    const params = { user: current, cart, entry };
    const outcome = await attempt(() =>
      client.call('changeDeliveryMode', { params, query: { deliveryMode: mode } }),
    );
    if (outcome.ok) {
      await renew();
      bag.retry();
    } else setProblem({ entry, message: toFailureMessage(outcome) });
    isBusy.current = false;
    setPendingChoice(undefined);
  }

  return { pendingChoice, problem, onDeliver: (entry, mode) => void deliver(entry, mode) };
}
