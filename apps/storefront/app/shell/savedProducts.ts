import { createStore } from '@luxe/resources';

/**
 * Codes of the saved products, for the wishlist buttons of a page. Undefined until the codes are known. Empty
 * for a guest.
 */
export const savedProducts = createStore<ReadonlySet<string> | undefined>(() => undefined);
