import { current } from '@luxe/contract/calls';
import { attempt, useBag, useClient } from '@luxe/resources';
import { useRef, useState } from 'react';
import type { CartName } from './payment.ts';
import { creditFailureWords } from './offerFailure.ts';
import type { DeliveryMode } from './toDelivery.ts';

export type Delivering = {
  /** A choice whose answer is on its way: shown as chosen, and nothing else can be chosen. */
  wanted: { entry: string; mode: DeliveryMode } | undefined;
  /** Why the last one was not taken; undefined when it was. */
  problem: { entry: string; words: string } | undefined;
  onDeliver: (entry: string, mode: DeliveryMode) => void;
};

/** How each piece is sent [BAG-20]. A choice that is refused goes back to what it was. */
export function useDelivery(renew: () => Promise<void>, cart: CartName): Delivering {
  const client = useClient();
  const bag = useBag();
  const [wanted, setWanted] = useState<Delivering['wanted']>();
  const [problem, setProblem] = useState<Delivering['problem']>();
  const isBusy = useRef(false);

  async function deliver(entry: string, mode: DeliveryMode) {
    if (isBusy.current) return;
    isBusy.current = true;
    setWanted({ entry, mode });
    setProblem(undefined);
    const params = { user: current, cart, entry };
    const outcome = await attempt(() =>
      client.call('changeDeliveryMode', { params, query: { deliveryMode: mode } }),
    );
    if (outcome.ok) {
      await renew();
      bag.retry();
    } else setProblem({ entry, words: creditFailureWords(outcome) });
    isBusy.current = false;
    setWanted(undefined);
  }

  return { wanted, problem, onDeliver: (entry, mode) => void deliver(entry, mode) };
}
