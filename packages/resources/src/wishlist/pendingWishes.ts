import { current } from '@luxe/contract/calls';

/** By product code: whether it is to be saved. Shown at once, before the store has answered. */
export type PendingWishes = Readonly<Record<string, boolean>>;

/** What is read of the wishlist on every page: the codes alone. */
export const codesArgs = { params: { user: current }, query: {} } as const;
