import { createContext } from 'react';

/**
 * Codes of the saved products, for the wishlist buttons of a page. Undefined until the codes are known, and
 * for a guest.
 */
export const SavedContext = createContext<ReadonlySet<string> | undefined>(undefined);
