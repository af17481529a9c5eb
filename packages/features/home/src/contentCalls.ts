/** What the server loads before a content page is drawn. */
export const contentCalls = ({ slug }: { slug: string }) => [['homePage', { params: { slug } }]] as const;

/** The same for the content of any other path. */
export const cmsCalls = ({ path }: { path: string }) => [['cmsPage', { params: { path } }]] as const;
