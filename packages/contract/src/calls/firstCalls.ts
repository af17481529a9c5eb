import { bagCalls } from '../bag/endpoints.ts';
import { catalogueCalls } from '../catalogue/endpoints.ts';
import { contentCalls } from '../content/endpoints.ts';
import { personalizationCalls } from '../personalization/endpoints.ts';
import { sessionCalls } from '../session/endpoints.ts';
import { wishlistCalls } from '../wishlist/endpoints.ts';

/**
 * Calls that any page may make while it is viewed. Every page loads this table; no page loads the schemas.
 */
export const firstCalls = {
  ...sessionCalls,
  ...catalogueCalls,
  ...personalizationCalls,
  ...contentCalls,
  ...bagCalls,
  ...wishlistCalls,
} as const;
