import type { Endpoint } from '../shared/endpoint.ts';

const account = { service: 'store', audience: 'shopper', token: 'customer' } as const;
const read = { ...account, method: 'GET', effect: 'read' } as const;
const change = { ...account, method: 'POST', effect: 'write' } as const;

export const accountCalls = {
  customerProfile: {
    ...read,
    path: '/v2/lux/users/{user}/getCustomerProfile',
    summary: "Returns the customer's profile.",
  },
  updateProfile: {
    ...change,
    path: '/v2/lux/users/{user}/updateProfile_V2',
    tokenIn: 'parameter',
    body: 'json',
    summary:
      'Changes name, gender, birthday and marital status. `updateIdentityProfile` updates the identity provider.',
    errors: ['P4002', 'P4031'],
  },
  updateEmail: {
    ...change,
    audience: 'boundary',
    path: '/v2/lux/users/{user}/updateEmail',
    tokenIn: 'parameter',
    body: 'json',
    summary:
      'Takes over an e-mail address that the identity provider has verified. The store checks this with the provider.',
    errors: ['P4031', 'P4091', 'SSO-1101', 'invalid_grant', 'S5030'],
  },
  resetCustomerPassword: {
    ...change,
    path: '/v2/lux/forgottenpasswordtokens/{userName}/resetCustomerPassword',
    tokenIn: 'parameter',
    summary: 'Sets the password; a first password needs no old one. Ends all other sessions of the customer.',
    errors: ['P4003', 'P4004', 'P4029'],
  },
  savedCards: {
    ...read,
    path: '/v2/lux/users/{user}/savedCards',
    summary:
      'Returns the saved cards of the customer: brand, last four digits, expiry, name. Card tokens stay in the store. Not in the specification.',
  },
  removeSavedCard: {
    ...change,
    path: '/v2/lux/users/{user}/removeSavedCard',
    body: 'form',
    summary: 'Removes a saved card. Succeeds if the card is already gone. Not in the specification.',
  },
  savedUpiIds: {
    ...read,
    path: '/v2/lux/users/{user}/savedUpiIds',
    summary: 'Returns the UPI ids that the customer saved. Not in the specification.',
  },
  removeSavedUpiId: {
    ...change,
    path: '/v2/lux/users/{user}/removeSavedUpiId',
    body: 'form',
    summary: 'Removes a saved UPI id. Succeeds if the id is already gone. Not in the specification.',
  },
  personalData: {
    ...read,
    path: '/v2/lux/users/{user}/personalData',
    attempts: 1,
    summary:
      'Exports all data that the store holds about the customer. Limited to a few times a day. Not in the specification.',
    errors: ['P4291'],
  },
  deleteAccount: {
    ...change,
    path: '/v2/lux/users/{user}/deleteAccount',
    summary:
      'Marks the account for deletion: all sessions end, logins fail with SSO-1201, and personal data is deleted after a week. Not in the specification.',
  },
} as const satisfies Record<string, Endpoint>;
