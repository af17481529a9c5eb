import type { Endpoint } from '../shared/endpoint.ts';

const customer = { service: 'store', audience: 'shopper', token: 'customer', method: 'GET' } as const;

/** Credits of a customer: cliq cash, loyalty points and brand cash [ACC-08, ACC-09, ACC-10]. */
export const walletCalls = {
  cliqCash: {
    ...customer,
    path: '/v2/lux/users/{user}/cliqCash',
    effect: 'read',
    summary:
      "Returns the customer's cliq cash by source and last day, and what open orders hold of it. Not in the specification.",
  },
  loyaltyPoints: {
    ...customer,
    path: '/v2/lux/users/{user}/loyaltyPoints',
    effect: 'read',
    summary:
      "Returns the customer's points, those that orders will bring, and the tier with what the next one needs. Not in the specification.",
  },
  brandCashProgrammes: {
    ...customer,
    path: '/v2/lux/users/{user}/brandCash',
    effect: 'read',
    summary: "Returns the customer's cash of each brand, also of programmes that are EXPIRED [ACC-09].",
  },
  creditStatement: {
    ...customer,
    path: '/v2/lux/users/{user}/creditStatement',
    effect: 'read',
    summary:
      'Returns the entries of one credit, newest first, each with the balance after it. Not in the specification.',
  },
  creditStatementFile: {
    ...customer,
    audience: 'boundary',
    path: '/v2/lux/users/{user}/creditStatementFile',
    effect: 'read',
    optional: true,
    summary:
      'Returns the entries of one credit as a file: CSV or PDF. Limited to a few times an hour. The storefront sends the bytes to the browser. Not in the specification.',
    errors: ['P4291'],
  },
  creditEntry: {
    ...customer,
    path: '/v2/lux/users/{user}/creditStatement/{entryId}',
    effect: 'read',
    summary:
      'Returns one entry of a statement, with the amounts that it came from or went to; 404 for that of another customer. Not in the specification.',
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
