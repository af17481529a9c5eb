import { navigationCalls } from '@luxe/resources';

/**
 * Calls that the server preloads for the footer. The header makes the same calls, so the footer adds no
 * request.
 */
export const footerCalls = navigationCalls;
