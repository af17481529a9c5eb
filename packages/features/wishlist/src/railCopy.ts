/** What the rail says: it comes without the page of the wishlist. */
export const railCopy = { title: 'From your wishlist' } as const;
