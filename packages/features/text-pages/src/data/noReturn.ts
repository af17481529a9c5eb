/** Slug of the content page that explains why an item cannot be returned [CON-02]. */
export const noReturnSlug = 'no-return-page-tcl';
