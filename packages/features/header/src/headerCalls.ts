import { navigationCalls } from '@luxe/resources';

/** What the server loads before a header is drawn. */
export const headerCalls = navigationCalls;
