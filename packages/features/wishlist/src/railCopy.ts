/**
 * Copy of the rail. It is separate from the copy of the wishlist page, so that the rail loads without that
 * copy.
 */
export const railCopy = { title: 'From your wishlist' } as const;
