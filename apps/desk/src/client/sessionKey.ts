/** Key of the session in the cache. */
export const sessionKey = 'session';
