/** Calls that the server preloads for help and the useful links. */
export const helpCalls = [['helpTopics', {}]] as const;
