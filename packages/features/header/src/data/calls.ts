import { navigationCalls } from '@luxe/resources';

/** Calls that the server preloads for the header. */
export const headerCalls = navigationCalls;
