import type { Endpoint } from '../shared/endpoint.ts';
import { returnPhotos } from './photos.ts';

const customer = { service: 'store', audience: 'shopper', token: 'customer' } as const;
const ofOrder = '/v2/lux/users/{user}/orders/{orderCode}';
const ofReturn = '/v2/lux/users/{user}/returns/{returnCode}';

/**
 * Calls for returns and replacements [ORD-05] [ORD-06] [ORD-07]. The specification names the steps, but it
 * defines no calls.
 */
export const returnCalls = {
  returnOptions: {
    ...customer,
    method: 'GET',
    path: `${ofOrder}/returnOptions`,
    effect: 'read',
    summary: 'Returns what can be returned of an order, and how.',
    errors: ['O4041', 'O4007'],
  },
  returnSummary: {
    ...customer,
    method: 'GET',
    path: `${ofOrder}/returnSummary`,
    effect: 'read',
    summary: 'Returns what a return would give back, before the shopper confirms it.',
    errors: ['O4041', 'O4007', 'O4012', 'O4017', 'NOT_FOUND'],
  },
  dropStores: {
    service: 'store',
    audience: 'shopper',
    token: 'none',
    method: 'GET',
    path: '/v2/lux/drop-stores',
    effect: 'read',
    summary: 'Returns the stores near a pincode that accept returns, nearest first.',
  },
  bankBranch: {
    ...customer,
    token: 'any',
    method: 'GET',
    path: '/v2/lux/users/{user}/bank-branches/{ifsc}',
    effect: 'read',
    summary: 'Returns the bank and branch of an IFSC. A guest names one for the refund of a gift card.',
    errors: ['O4043'],
  },
  addReturnPhoto: {
    ...customer,
    method: 'POST',
    path: '/v2/lux/users/{user}/return-photos',
    effect: 'write',
    body: 'multipart',
    files: returnPhotos,
    timeoutMs: 5 * 60_000,
    summary:
      'Stores a photo for a return that the shopper is preparing. Its type is detected from the content.',
    errors: ['MALFORMED', 'T4291'],
  },
  createReturn: {
    ...customer,
    method: 'POST',
    path: `${ofOrder}/returns`,
    effect: 'write',
    body: 'json',
    idempotent: true,
    summary: 'Requests the return or the replacement of units of an order, once.',
    errors: ['O4041', 'O4007', 'O4012', 'O4014', 'O4016', 'O4017', 'O4018', 'O4043', 'A4041', 'NOT_FOUND'],
  },
  returns: {
    ...customer,
    method: 'GET',
    path: '/v2/lux/users/{user}/returns',
    effect: 'read',
    summary: "Returns the customer's returns, newest first.",
  },
  returnDetails: {
    ...customer,
    method: 'GET',
    path: ofReturn,
    effect: 'read',
    summary: 'Returns one return; 404 for a return of another customer.',
    errors: ['O4044'],
  },
  withdrawReturn: {
    ...customer,
    method: 'POST',
    path: `${ofReturn}/withdraw`,
    effect: 'write',
    summary: 'Withdraws a return until the items are on their way. A repeated request changes nothing.',
    errors: ['O4044', 'O4013'],
  },
  sendReturn: {
    ...customer,
    method: 'POST',
    path: `${ofReturn}/courier`,
    effect: 'write',
    body: 'json',
    summary: 'Stores the courier and the tracking number of items that the shopper sends back.',
    errors: ['O4044', 'O4013'],
  },
  disputeReturn: {
    ...customer,
    method: 'POST',
    path: `${ofReturn}/dispute`,
    effect: 'write',
    body: 'json',
    summary: 'Disputes a rejected inspection, once.',
    errors: ['O4044', 'O4013'],
  },
} as const satisfies Record<string, Endpoint>;
