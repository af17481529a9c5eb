import type { Client } from '@luxe/client';
import { current } from '@luxe/contract/calls';

/** An item bought without the bag, as stored under the specification's key `buyNowTempProduct` [BAG-08]. */
export interface BuyNowLine {
  readonly productCode: string;
  readonly ussid: string;
  readonly quantity: number;
}

/**
 * Creates the buy-now cart with this item. Although the request contains the id of the bag, the store does
 * not change the bag.
 */
export const mergeBuyNow = (client: Client, { productCode, ussid, quantity }: BuyNowLine) =>
  client.call('mergeBuyNowCart', {
    params: { user: current },
    query: { cartGuid: current, isMDE: 'true', productCode, USSID: ussid, quantity: String(quantity) },
  });
