import type { Endpoint } from '../endpoint.ts';
import { attachments } from './attachments.ts';

const ticket = {
  service: 'store',
  audience: 'shopper',
  token: 'customer',
  path: '/v2/lux/users/{user}/tickets',
} as const;

/** Help that a shopper finds by herself, what she writes to customer service, and what a page tells of its own faults. All ours: the specification names them without calls. */
export const supportCalls = {
  helpTopics: {
    service: 'content',
    method: 'GET',
    path: '/content-aggregator-service/v1/luxury/help-topics',
    effect: 'read',
    audience: 'shopper',
    token: 'none',
    shared: true,
    summary: 'Topics of self-serve help with their questions and answers, and the useful links.',
  },
  createTicket: {
    ...ticket,
    method: 'POST',
    effect: 'write',
    body: 'multipart',
    files: attachments,
    timeoutMs: 5 * 60_000,
    summary:
      'Writes to customer service, with up to three pictures or documents. Their type is told by their content.',
    errors: { T4001: 400, T4131: 413, T4151: 415, T4291: 429 },
  },
  tickets: {
    ...ticket,
    method: 'GET',
    effect: 'read',
    summary: "A customer's own tickets, newest first.",
  },
  reportError: {
    service: 'store',
    method: 'POST',
    path: '/v2/lux/error-reports',
    effect: 'write',
    audience: 'shopper',
    token: 'none',
    body: 'json',
    maxBytes: 8 * 1024,
    summary:
      'A fault that a page has seen, without anything of a person. Too many from one address are refused.',
    errors: { R4291: 429 },
  },
} as const satisfies Record<string, Endpoint>;
