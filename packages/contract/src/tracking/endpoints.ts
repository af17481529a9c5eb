import type { Endpoint } from '../shared/endpoint.ts';

const guest = { service: 'store', audience: 'shopper', token: 'none' } as const;

/** A guest tracks one order, with a code or a signed link as proof that it is theirs. */
export const trackingCalls = {
  storeCaptcha: {
    ...guest,
    method: 'GET',
    path: '/v2/lux/captcha',
    effect: 'read',
    summary:
      'Returns a proof-of-work challenge for a call of the store: a tracking code, or a login by password. The identity provider has another one, `captcha`, for its own codes. Not in the specification.',
  },
  requestTrackingCode: {
    ...guest,
    method: 'POST',
    path: '/v2/lux/order-tracking/code',
    effect: 'write',
    body: 'json',
    summary:
      'Sends a one-time code to the phone and the e-mail address of an order. The response is the same whether the order exists or not. Not in the specification.',
    errors: ['SSO-1002', 'SSO-1029', 'O4091'],
  },
  checkTrackingCode: {
    ...guest,
    method: 'POST',
    path: '/v2/lux/order-tracking/check',
    effect: 'write',
    body: 'json',
    summary:
      'Exchanges an order number and its code for the token of a link that opens the order for an hour. Not in the specification.',
    errors: ['SSO-1003', 'SSO-1004', 'SSO-1005'],
  },
  linkedOrder: {
    ...guest,
    method: 'GET',
    path: '/v2/lux/order-links/{token}',
    effect: 'read',
    byLink: true,
    summary:
      'Returns the order that a signed link opens without a login [ORD-02]; 410 for a link that has expired, 404 for one that the shop has not signed. Anyone with the link sees it, so it has no address, contact or code. Not in the specification.',
    errors: ['O4041', 'O4101'],
  },
} as const satisfies Record<string, Endpoint>;
