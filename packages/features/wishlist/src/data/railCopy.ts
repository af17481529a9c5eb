/**
 * Copy of the wishlist rail. It has its own file, so that pages with the rail do not load the copy of the
 * wishlist page.
 */
export const railCopy = { title: 'From your wishlist' } as const;
