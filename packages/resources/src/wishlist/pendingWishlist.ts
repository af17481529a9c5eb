import { current } from '@luxe/contract/calls';

/**
 * Wishlist changes that are shown before the store has confirmed them. By product code: true to save the
 * product, false to remove it.
 */
export type PendingWishlist = Readonly<Record<string, boolean>>;

/**
 * Arguments of the wishlist call that every page makes. With these arguments, the response contains only
 * product codes.
 */
export const codesArgs = { params: { user: current }, query: {} } as const;
