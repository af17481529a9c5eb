import { useFailureToast } from '@luxe/patterns/failure-toast';
import { attempt, useClient, useIsSignedIn, useTrack, writeStored } from '@luxe/resources';
import type { BuyNowLine } from './mergeBuyNow.ts';

export type BuyNowCallbacks = {
  /** Called when the item is in the buy-now cart, so that the caller opens the checkout of this cart. */
  onReady: () => void;
  /**
   * Called when a guest presses the button, because buying requires a login. Call `then` after the login to
   * continue the purchase.
   */
  onLoginNeeded: (then: () => void) => void;
};

/**
 * Returns a function that buys one unit of a size directly, without adding it to the bag [BAG-08]. If this
 * fails, an error toast appears [PDP-05].
 */
export function useBuyNow(productCode: string, callbacks: BuyNowCallbacks | undefined) {
  const client = useClient();
  const isSignedIn = useIsSignedIn();
  const track = useTrack();
  const showFailure = useFailureToast();

  async function buy(line: BuyNowLine) {
    // This module loads on the first press, because few visitors of a product page use Buy now.
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
