import type { ErrorDefinition } from './errorDefinition.ts';

/** Errors about messages to the devices of a customer. */
export const push = {
  D4001: {
    status: 400,
    messages: { pushServiceUnknown: 'This browser uses a message service that we do not know.' },
  },
  D4041: { status: 404, messages: { pushNotOffered: 'The shop sends no messages to devices.' } },
  D4291: {
    status: 429,
    messages: { tooManyPushChanges: 'Too many changes. Please try again in an hour.' },
  },
} as const satisfies Record<string, ErrorDefinition>;
