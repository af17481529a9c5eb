/** Arguments of the help topics. Server and browser share a cache key through them. */
export const helpArgs = (search = '') => (search === '' ? {} : { query: { search } });

/** Calls that the server preloads for help and the useful links. `search`: words that the answers contain. */
export const helpCalls = (search = '') => [['helpTopics', helpArgs(search)]] as const;
