/** Copy of a brand store's header. It loads with the header. */
export const storeCopy = {
  storeKicker: { luxury: 'Brand store', indiluxe: 'Designer store' },
  storeParts: 'Parts of this store',
  allOfStore: 'All',
} as const;
