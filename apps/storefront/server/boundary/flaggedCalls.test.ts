import { expect, it } from 'vitest';
import { calls, type CallName, type Endpoint } from '@luxe/contract/calls';
import { createFakeStore } from '../testing/fakeStore.ts';
import { testConfig } from '../testing/testApp.ts';
import { createUpstream } from './upstream.ts';

// A flag of an endpoint makes its calls send a certain header or parameter. The calls for each flag are
// copied by hand from the specification. endpointFlags.test.ts proves that the storefront sends the value of
// each flag.

const providerCalls: readonly CallName[] = [
  ...(['captcha', 'checkPhone', 'checkEmail', 'resendOtp', 'verifyPhoneOtp', 'verifyEmailOtp'] as const),
  ...(['accessToken', 'refreshToken', 'fetchCustomer', 'updateIdentityProfile', 'nonloyalToLoyal'] as const),
  ...(['changePhone', 'verifyChangePhoneOtp', 'changeEmail', 'verifyChangeEmailOtp', 'verifyEmail'] as const),
  ...(['redirectClientAuthCode', 'endSession'] as const),
];

const flags: Record<string, { header?: string; parameter?: string; calls: readonly CallName[] }> = {
  // Sections 1 and 6 of the specification require the source for the calls for cart, brand cash and order
  // summary. The list also has `placeOrder`, because an order belongs to its cart.
  'the source of the partner’s app [NET-04]': {
    header: 'source',
    calls: [
      ...(['createCart', 'carts', 'cartDetailsAnonymous', 'cartDetails', 'bagCount'] as const),
      ...(['addToBag', 'updateEntry', 'deleteEntry', 'orderSummary', 'placeOrder', 'brandcash'] as const),
    ],
  },
  // Section 7 of the specification: the two calls that return a token send the client secret in a header.
  'the client secret of the identity provider [AUT-14]': {
    header: 'client-secret',
    calls: ['accessToken', 'refreshToken'],
  },
  // Section 7 of the specification: the loyalty simulation sends the hash of the customer.
  'the hash of the customer [ACC-08]': { header: 'customerHash', calls: ['loyaltySimulation'] },
  // Section 7 of the specification: the call that checks a PAN sends these headers.
  'the cart id [CHK-11]': { header: 'cartId', calls: ['validatePan'] },
  'the shop id [CHK-11]': { header: 'siteId', calls: ['validatePan'] },
  'the token as a parameter [NET-05]': {
    parameter: 'access_token',
    calls: [
      ...(['addAddressToOrder', 'pincodeData', 'orderSummary', 'customerLogin', 'mergeBuyNowCart'] as const),
      ...(['updateProfile', 'updateEmail', 'resetCustomerPassword'] as const),
    ],
  },
  'the device type [NET-07]': { parameter: 'deviceInfo', calls: ['customerLogin'] },
  'the network type [NET-07]': { parameter: 'networkInfo', calls: ['customerLogin'] },
};

async function sendCall(name: CallName) {
  const store = createFakeStore();
  const { path }: Endpoint = calls[name];
  const params = Object.fromEntries([...path.matchAll(/\{(\w+)\*?\}/g)].map(([, key = '']) => [key, 'x']));
  await createUpstream(testConfig, store.fetch).send(name, {
    params,
    token: 'the token',
    address: '203.0.113.7',
    isPartner: true,
    cartId: 'the cart',
    customerHash: 'the hash',
    device: { deviceInfo: 'mobile', networkInfo: '4g' },
  });
  return store.requests[0];
}

const names = Object.keys(calls) as CallName[];

it.each(Object.entries(flags))(
  '%s is sent with exactly these calls',
  async (_, { header, parameter, calls: own }) => {
    const carrying: CallName[] = [];
    for (const name of names) {
      const request = await sendCall(name);
      if (header && request?.headers.has(header)) carrying.push(name);
      if (parameter && request?.url.searchParams.has(parameter)) carrying.push(name);
    }
    expect(carrying.toSorted()).toEqual(own.toSorted());
  },
);

it('every call of the identity provider sends its client id, and no other call does [NET-06]', async () => {
  const carrying: CallName[] = [];
  for (const name of names)
    if ((await sendCall(name))?.headers.get('client-id') === 'identity-client') carrying.push(name);
  expect(carrying.toSorted()).toEqual(providerCalls.toSorted());
});
