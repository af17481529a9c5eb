import type { ErrorDefinition } from './errorDefinition.ts';

/** Tracking of an order without a login. */
export const tracking = {
  O4101: {
    status: 410,
    messages: { orderLinkExpired: 'This link has expired. Enter the order number to open the order again.' },
  },
  O4091: {
    status: 409,
    messages: {
      trackingNotOffered: 'We cannot send codes at the moment. Log in to see your order.',
    },
  },
} as const satisfies Record<string, ErrorDefinition>;
