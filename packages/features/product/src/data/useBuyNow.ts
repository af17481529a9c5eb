import { useFailureToast } from '@luxe/patterns/failure-toast';
import { attempt, useClient, useIsSignedIn, useTrack, writeStored } from '@luxe/resources';
import type { BuyNowPiece } from './mergeBuyNow.ts';

export type BuyNowWays = {
  /** The piece lies in the cart to buy now: go to its checkout. */
  onReady: () => void;
  /** A guest logs in first; `then` goes on with what she was about to do. */
  onLoginNeeded: (then: () => void) => void;
};

/** Buys a size past the bag [BAG-08]. Where that fails it says so as an error toast, and nothing has changed [PDP-05]. */
export function useBuyNow(productCode: string, ways: BuyNowWays | undefined) {
  const client = useClient();
  const isSignedIn = useIsSignedIn();
  const track = useTrack();
  const tell = useFailureToast();

  async function buy(piece: BuyNowPiece) {
    // Comes with the first press: most who look at a product do not buy it at once.
    const outcome = await attempt(async () => (await import('./mergeBuyNow.ts')).mergeBuyNow(client, piece));
    if (!outcome.ok) {
      tell(outcome);
      return;
    }
    const { ussid, quantity } = piece;
    track('buy now', { item: { productCode, ussid, quantity } });
    ways?.onReady();
  }

  return async ({ ussid }: { ussid: string }) => {
    const piece: BuyNowPiece = { productCode, ussid, quantity: 1 };
    writeStored('buyNowTempProduct', piece);
    if (isSignedIn) await buy(piece);
    else ways?.onLoginNeeded(() => void buy(piece));
  };
}
