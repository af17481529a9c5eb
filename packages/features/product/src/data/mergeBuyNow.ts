import type { Client } from '@luxe/client';
import { current } from '@luxe/contract/calls';

/** A piece that is bought past the bag: what local storage holds of it, by the specification's key [BAG-08]. */
export interface BuyNowPiece {
  readonly productCode: string;
  readonly ussid: string;
  readonly quantity: number;
}

/** Makes the cart to buy now of the one piece. The bag is named, and left alone. */
export const mergeBuyNow = (client: Client, { productCode, ussid, quantity }: BuyNowPiece) =>
  client.call('mergeBuyNowCart', {
    params: { user: current },
    query: { cartGuid: current, isMDE: 'true', productCode, USSID: ussid, quantity: String(quantity) },
  });
