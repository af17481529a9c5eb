import { current, type CallResponse } from '@luxe/contract/calls';
import type { ReadArgs } from '../calls/callKey.ts';

type Wishlist = Pick<CallResponse<'getAllWishlist'>, 'productList'>;

/** By product code: whether it is to be saved. Shown at once, before the store has answered. */
export type PendingWishes = Readonly<Record<string, boolean>>;

export const nothingWished: PendingWishes = {};

/** What is read of the wishlist on every page: the codes alone. */
export const codesArgs: ReadArgs<'getAllWishlist'> = { params: { user: current }, query: {} };

/** The product codes as the shopper means them: the confirmed ones, with what is on its way. */
export function savedCodes({ productList }: Wishlist, pending: PendingWishes): ReadonlySet<string> {
  const codes = new Set(productList.map(({ productCode }) => productCode));
  for (const [code, isSaved] of Object.entries(pending)) {
    if (isSaved) codes.add(code);
    else codes.delete(code);
  }
  return codes;
}
