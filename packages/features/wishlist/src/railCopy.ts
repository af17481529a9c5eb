/** Copy of the rail, apart from the wishlist page so that the rail loads without it. */
export const railCopy = { title: 'From your wishlist' } as const;
