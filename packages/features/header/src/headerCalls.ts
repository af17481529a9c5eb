/** What the server loads before a header is drawn. */
export const headerCalls = ({ catalogue }: { catalogue: 'luxury' | 'indiluxe' }) =>
  [['navigation', { query: { catalogue } }]] as const;
