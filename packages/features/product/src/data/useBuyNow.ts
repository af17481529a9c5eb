import { useFailureToast } from '@luxe/patterns/failure-toast';
import { attempt, useClient, useIsSignedIn, useTrack, writeStored } from '@luxe/resources';
import type { BuyNowLine } from './mergeBuyNow.ts';

export type BuyNowCallbacks = {
  /** The item is in the buy-now cart: open its checkout. */
  onReady: () => void;
  /** A guest must log in first; `then` continues the purchase. */
  onLoginNeeded: (then: () => void) => void;
};

/** Returns a function that buys a size without the bag [BAG-08]. A failure shows an error toast [PDP-05]. */
export function useBuyNow(productCode: string, callbacks: BuyNowCallbacks | undefined) {
  const client = useClient();
  const isSignedIn = useIsSignedIn();
  const track = useTrack();
  const showFailure = useFailureToast();

  async function buy(line: BuyNowLine) {
    // Loaded on the first press: few visitors of a product page use Buy now.
    const outcome = await attempt(async () => (await import('./mergeBuyNow.ts')).mergeBuyNow(client, line));
    if (!outcome.ok) {
      showFailure(outcome);
      return;
    }
    const { ussid, quantity } = line;
    track('buy now', { item: { productCode, ussid, quantity } });
    callbacks?.onReady();
  }

  return async ({ ussid }: { ussid: string }) => {
    const line: BuyNowLine = { productCode, ussid, quantity: 1 };
    writeStored('buyNowTempProduct', line);
    if (isSignedIn) await buy(line);
    else callbacks?.onLoginNeeded(() => void buy(line));
  };
}
