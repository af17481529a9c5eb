import { current } from '@luxe/contract/calls';

/** Whether each product is to be saved, by product code. Shown before the store has confirmed it. */
export type PendingWishlist = Readonly<Record<string, boolean>>;

/** Arguments of the wishlist call that every page makes: it returns only the codes. */
export const codesArgs = { params: { user: current }, query: {} } as const;
