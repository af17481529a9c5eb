import { describe, expect, it } from 'vitest';
import type { CallName } from '@luxe/contract/calls';
import { createTestApp, sameOriginHeaders } from '../testing/testApp.ts';
import { encodeCookie } from './shopper.ts';

const expires_in = Date.now() + 3_600_000;
const cookies = {
  guest: `accessToken=${encodeCookie({ access_token: 'of-the-guest', expires_in, isCustomerAccessToken: false })}; cartGuid=guid-of-the-cart`,
  customer: [
    `customerAccessToken=${encodeCookie({ access_token: 'of-the-customer', expires_in, isCustomerAccessToken: true, tokenTimeStamp_lux: 1, userName: 'customer-0001' })}`,
    `identitySession=${encodeCookie({ accessToken: 'of-the-identity', refreshToken: 'refresh-of-the-identity', expires_in, idToken: { customerHash: 'hash-of-the-customer' } })}`,
    `cartGuid=guid-of-the-cart; cartCode=code-of-the-cart`,
  ].join('; '),
};

interface PageRequest {
  readonly url: string;
  readonly payload?: object;
  readonly method?: 'GET' | 'POST' | 'PUT';
}
const phone = { phone: '9812345671', countryCode: '91' };
const profile = {
  ...{ clientId: 'current', customerHash: 'current', tdToken: 'current' },
  ...{ nameDetails: { firstName: 'Ira', lastName: 'Menon' }, gender: null, dob: null },
};
const count = { url: '/v2/lux/users/current/bagCount?cartGuid=current' };
const pincode = { url: '/v2/lux/getPincodeData?pincode=110001' };
const save = {
  method: 'POST',
  url: '/v2/lux/users/current/updateProfile_V2?customerid=current',
  payload: profile,
} as const;
const change = { method: 'POST', url: '/api/v2/sso/change-phone', payload: phone } as const;
const register = {
  method: 'POST',
  url: '/session/register',
  payload: { firstName: 'Ira', lastName: 'Menon' },
} as const;
const updateProfile = { method: 'PUT', url: '/api/v2/gr/updateprofile', payload: {} } as const;

/** Where a request carries a token: in a header, a query parameter, or a field of the body. */
type TokenLocation = `header ${string}` | `parameter ${string}` | `body ${string}`;

/**
 * The specification's ways to send a token (section 7, generic request layer), each with a call that sends
 * its token that way.
 */
const cases: readonly [
  title: string,
  role: keyof typeof cookies,
  PageRequest,
  CallName,
  TokenLocation,
  token: string,
][] = [
  ['the global token as a bearer', 'guest', count, 'bagCount', 'header authorization', 'Bearer of-the-guest'],
  [
    'the customer token as a bearer',
    'customer',
    { url: '/v2/lux/users/current/addresses?channel=web' },
    'addresses',
    'header authorization',
    'Bearer of-the-customer',
  ],
  [
    'the customer token as a bearer, where a guest has one too',
    'customer',
    count,
    'bagCount',
    'header authorization',
    'Bearer of-the-customer',
  ],
  [
    'the global token as a parameter',
    'guest',
    pincode,
    'pincodeData',
    'parameter access_token',
    'of-the-guest',
  ],
  [
    'the customer token as a parameter',
    'customer',
    save,
    'updateProfile',
    'parameter access_token',
    'of-the-customer',
  ],
  [
    'the digital-identity token in the header',
    'customer',
    change,
    'changePhone',
    'header authorization',
    'Bearer of-the-identity',
  ],
  [
    'the digital-identity token in the header of a PUT',
    'customer',
    updateProfile,
    'updateIdentityProfile',
    'header authorization',
    'Bearer of-the-identity',
  ],
  [
    'the digital-identity token in a JSON body',
    'customer',
    save,
    'updateProfile',
    'body tdToken',
    'of-the-identity',
  ],
  [
    'the digital-identity hash in a JSON body',
    'customer',
    save,
    'updateProfile',
    'body customerHash',
    'hash-of-the-customer',
  ],
  [
    'the digital-identity token in a form',
    'customer',
    register,
    'registerTdUser',
    'body tdAccessToken',
    'of-the-identity',
  ],
];

describe('a request carries [NET-05]', () => {
  it.each(cases)('the specified token: %s', async (_title, role, request, name, tokenLocation, token) => {
    const { app, store } = await createTestApp();
    const { method = 'GET', url, payload } = request;
    const response = await app.inject({
      method,
      url: `/api${url}`,
      headers: { ...sameOriginHeaders, cookie: cookies[role] },
      ...(payload ? { payload } : {}),
    });
    expect(response.statusCode).toBe(200);
    const sent = store.requests.find((one) => one.name === name);
    const [where, key = ''] = tokenLocation.split(' ');
    const body = () =>
      sent?.headers.get('content-type')?.includes('json')
        ? JSON.parse(sent.body)[key]
        : new URLSearchParams(sent?.body).get(key);
    const found =
      where === 'header'
        ? sent?.headers.get(key)
        : where === 'parameter'
          ? sent?.url.searchParams.get(key)
          : body();
    expect(found).toBe(token);
    // The page gets none of these tokens.
    expect(response.body).not.toMatch(/of-the-(guest|customer|identity)/);
  });

  it('the token of an e-mail verification link, in its path', async () => {
    const { app, store } = await createTestApp();
    const response = await app.inject({
      url: '/api/api/v2/sso/verify-email/token-of-the-mail',
      headers: sameOriginHeaders,
    });
    expect(response.statusCode).toBe(200);
    expect(store.requests.find(({ name }) => name === 'verifyEmail')?.url.pathname).toBe(
      '/api/v2/sso/verify-email/token-of-the-mail',
    );
  });

  it.each([
    ['a parameter', '/v2/lux/getPincodeData?pincode=110001&access_token=of-the-page', undefined],
    [
      'a body',
      '/v2/lux/users/current/updateProfile_V2?customerid=current',
      { ...profile, tdToken: 'of-the-page' },
    ],
  ])('no token that a page puts into %s', async (_location, url, payload) => {
    const { app, store } = await createTestApp();
    await app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/api${url}`,
      headers: { ...sameOriginHeaders, cookie: cookies.customer, authorization: 'Bearer of-the-page' },
      ...(payload ? { payload } : {}),
    });
    const sentValues = store.requests.map((sent) => [sent.url.href, sent.body, ...sent.headers.values()]);
    expect(sentValues.flat().join('\n')).not.toContain('of-the-page');
  });
});
