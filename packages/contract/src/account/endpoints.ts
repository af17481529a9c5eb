import type { Endpoint } from '../endpoint.ts';

const account = { service: 'store', audience: 'shopper', token: 'customer' } as const;
const read = { ...account, method: 'GET', effect: 'read' } as const;
const change = { ...account, method: 'POST', effect: 'write' } as const;

export const accountCalls = {
  customerProfile: {
    ...read,
    path: '/v2/lux/users/{user}/getCustomerProfile',
    summary: "The customer's profile.",
  },
  updateProfile: {
    ...change,
    path: '/v2/lux/users/{user}/updateProfile_V2',
    tokenIn: 'parameter',
    body: 'json',
    summary:
      'Changes name, gender, birthday and marital status. The identity provider is told by its own call.',
    errors: { P4002: 400, P4031: 403 },
  },
  updateEmail: {
    ...change,
    audience: 'boundary',
    path: '/v2/lux/users/{user}/updateEmail',
    tokenIn: 'parameter',
    body: 'json',
    summary:
      'The store takes over an e-mail address whose code the identity provider has taken. It asks the provider whether that is so.',
    errors: { P4031: 403, P4091: 409 },
  },
  resetCustomerPassword: {
    ...change,
    path: '/v2/lux/forgottenpasswordtokens/{userName}/resetCustomerPassword',
    tokenIn: 'parameter',
    summary: 'Sets the password, the first one without an old one. Ends every other session of the customer.',
    errors: { P4003: 400, P4004: 400, P4029: 429 },
  },
  savedCards: {
    ...read,
    path: '/v2/lux/users/{user}/savedCards',
    summary:
      'Cards a customer has kept: brand, last four digits, expiry, name. Their tokens stay in the store. Ours.',
  },
  removeSavedCard: {
    ...change,
    path: '/v2/lux/users/{user}/removeSavedCard',
    body: 'form',
    summary: 'Forgets a card. One that is gone already is a success. Ours.',
  },
  savedUpiIds: {
    ...read,
    path: '/v2/lux/users/{user}/savedUpiIds',
    summary: 'UPI ids a customer has kept. Ours.',
  },
  removeSavedUpiId: {
    ...change,
    path: '/v2/lux/users/{user}/removeSavedUpiId',
    body: 'form',
    summary: 'Forgets a UPI id. One that is gone already is a success. Ours.',
  },
  personalData: {
    ...read,
    path: '/v2/lux/users/{user}/personalData',
    attempts: 1,
    summary: 'All that the store keeps of a customer, for her to take along. A few times a day. Ours.',
    errors: { P4029: 429 },
  },
  deleteAccount: {
    ...change,
    path: '/v2/lux/users/{user}/deleteAccount',
    summary:
      'Marks the account to be deleted: every session ends, a login is refused (SSO-1201), and what is personal goes after a week. Ours.',
  },
} as const satisfies Record<string, Endpoint>;
