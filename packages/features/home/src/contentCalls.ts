/** What the server loads before a content page is drawn. */
export const contentCalls = ({ slug }: { slug: string }) => [['homePage', { params: { slug } }]] as const;
