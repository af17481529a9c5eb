/** What the server loads before a footer is drawn. The header asks the same, so it costs nothing. */
export const footerCalls = ({ catalogue }: { catalogue: 'luxury' | 'indiluxe' }) =>
  [['navigation', { query: { catalogue } }]] as const;
