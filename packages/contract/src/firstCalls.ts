import { bagCalls } from './bag/endpoints.ts';
import { catalogueCalls } from './catalogue/endpoints.ts';
import { contentCalls } from './content/endpoints.ts';
import { personalizationCalls } from './personalization/endpoints.ts';
import { sessionCalls } from './session/endpoints.ts';
import { wishlistCalls } from './wishlist/endpoints.ts';

/** What any page may ask for while it is looked at. It comes with every page; the schemas never do. */
export const firstCalls = {
  ...sessionCalls,
  ...catalogueCalls,
  ...personalizationCalls,
  ...contentCalls,
  ...bagCalls,
  ...wishlistCalls,
} as const;
