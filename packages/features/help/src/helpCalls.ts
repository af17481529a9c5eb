/** What help and the useful links read, for whoever preloads it. */
export const helpCalls = [['helpTopics', {}]] as const;
