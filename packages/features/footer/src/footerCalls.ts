import { navigationCalls } from '@luxe/resources';

/** What the server loads before a footer is drawn. The header asks the same, so it costs nothing. */
export const footerCalls = navigationCalls;
