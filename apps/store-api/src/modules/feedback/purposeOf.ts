import type { LinkPurpose } from '../../secrets/signedLink.ts';

/** Purpose of the signed links to the two forms. */
export const purposeOf = {
  order: 'orderFeedback',
  return: 'returnFeedback',
} as const satisfies Record<'order' | 'return', LinkPurpose>;
