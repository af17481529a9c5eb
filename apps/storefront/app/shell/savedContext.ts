import { createContext } from 'react';

/**
 * Codes of saved products for the wishlist buttons of a page. Undefined until they are known, and for a
 * guest.
 */
export const SavedContext = createContext<ReadonlySet<string> | undefined>(undefined);
