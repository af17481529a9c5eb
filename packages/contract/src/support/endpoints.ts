import type { Endpoint } from '../shared/endpoint.ts';
import { attachments } from './attachments.ts';

const ticket = {
  service: 'store',
  audience: 'shopper',
  token: 'customer',
  path: '/v2/lux/users/{user}/tickets',
} as const;

/**
 * Calls for the help topics, the tickets to customer service and the reports of page errors. The
 * specification requires these features, but it defines no calls for them.
 */
export const supportCalls = {
  helpTopics: {
    service: 'content',
    method: 'GET',
    path: '/content-aggregator-service/v1/luxury/help-topics',
    effect: 'read',
    audience: 'shopper',
    token: 'none',
    shared: true,
    summary:
      'Returns the topics of self-serve help with their questions and answers, and the useful links. With `search`, only the questions that contain the words.',
  },
  voteForAnswer: {
    service: 'store',
    method: 'POST',
    path: '/v2/lux/help/votes',
    effect: 'write',
    audience: 'shopper',
    token: 'none',
    body: 'json',
    maxBytes: 4 * 1024,
    attempts: 1,
    summary:
      'Stores whether an answer of help helped: one vote for each browser and answer, of which the last counts.',
    errors: ['T4042', 'T4292'],
  },
  createTicket: {
    ...ticket,
    method: 'POST',
    effect: 'write',
    body: 'multipart',
    files: attachments,
    timeoutMs: 5 * 60_000,
    summary:
      'Creates a ticket for customer service, with up to three pictures or documents. Their type is detected from the content. An order must be one of the customer.',
    errors: ['O4041', 'T4001', 'T4291'],
  },
  tickets: {
    ...ticket,
    method: 'GET',
    effect: 'read',
    summary: "Returns the customer's own tickets, newest first.",
  },
  replyToTicket: {
    ...ticket,
    method: 'POST',
    path: '/v2/lux/users/{user}/tickets/{ticketNumber}/replies',
    effect: 'write',
    body: 'json',
    maxBytes: 16 * 1024,
    summary:
      'Adds a message to a ticket, up to three before an answer, and opens it again. The same text again changes nothing.',
    errors: ['T4041', 'T4091'],
  },
  findMissingOrder: {
    ...ticket,
    method: 'GET',
    path: '/v2/lux/users/{user}/missing-orders/match',
    effect: 'read',
    summary:
      "Finds the customer's own order with a number or payment reference. Unknown references, and those of other customers, get the same response.",
  },
  reportMissingOrder: {
    ...ticket,
    method: 'POST',
    path: '/v2/lux/users/{user}/missing-orders',
    effect: 'write',
    body: 'multipart',
    files: attachments,
    timeoutMs: 5 * 60_000,
    attempts: 1,
    idempotent: true,
    summary: 'Creates a ticket about a payment without an order, once, with up to three files [ORD-10].',
    errors: ['T4002', 'T4291'],
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
      'Reports an error of a page with its kind of page and device, without personal data. Too many reports from one address are rejected.',
    errors: ['R4291'],
  },
} as const satisfies Record<string, Endpoint>;
