/** What a shopper reads over the pieces of a brand's own store. */
export const storeCopy = {
  storeKicker: { luxury: 'Brand store', indiluxe: 'Designer store' },
  storeParts: 'Parts of this store',
  allOfStore: 'All',
} as const;
