import { describe, expect, it } from 'vitest';
import type { CallName } from '@luxe/contract/calls';
import { createTestApp, fromOurPage } from '../testing/testApp.ts';
import { pack } from './shopper.ts';

const expires_in = Date.now() + 3_600_000;
const cookies = {
  guest: `accessToken=${pack({ access_token: 'of-the-guest', expires_in, isCustomerAccessToken: false })}; cartGuid=guid-of-the-cart`,
  customer: [
    `customerAccessToken=${pack({ access_token: 'of-the-customer', expires_in, isCustomerAccessToken: true, tokenTimeStamp_lux: 1, userName: 'customer-0001' })}`,
    `identitySession=${pack({ accessToken: 'of-the-identity', refreshToken: 'refresh-of-the-identity', expires_in, idToken: { customerHash: 'hash-of-the-customer' } })}`,
    `cartGuid=guid-of-the-cart; cartCode=code-of-the-cart`,
  ].join('; '),
};

interface Asked {
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
const tell = { method: 'PUT', url: '/api/v2/gr/updateprofile', payload: {} } as const;

/** What of a request is looked at: a header, a parameter, or a field of the body. */
type Place = `header ${string}` | `parameter ${string}` | `body ${string}`;

/** The specification's ways to carry a token (section 7, generic request layer), each by calls that go that way. */
const ways: readonly [way: string, who: keyof typeof cookies, Asked, CallName, Place, token: string][] = [
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
    'the customer token as a bearer, where a guest has her own',
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
    tell,
    'updateIdentityProfile',
    'header authorization',
    'Bearer of-the-identity',
  ],
  [
    'the digital-identity token in a body of JSON',
    'customer',
    save,
    'updateProfile',
    'body tdToken',
    'of-the-identity',
  ],
  [
    'the digital-identity hash in a body of JSON',
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
  it.each(ways)('%s', async (_way, who, asked, name, place, token) => {
    const { app, store } = await createTestApp();
    const { method = 'GET', url, payload } = asked;
    const answer = await app.inject({
      method,
      url: `/api${url}`,
      headers: { ...fromOurPage, cookie: cookies[who] },
      ...(payload ? { payload } : {}),
    });
    expect(answer.statusCode).toBe(200);
    const sent = store.seen.find((one) => one.name === name);
    const [where, key = ''] = place.split(' ');
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
    // What the page sees of it is nothing.
    expect(answer.body).not.toMatch(/of-the-(guest|customer|identity)/);
  });

  it('a digital-identity token as a parameter: the one of the link in a mail', async () => {
    const { app, store } = await createTestApp();
    const answer = await app.inject({
      url: '/api/api/v2/sso/verify-email/token-of-the-mail',
      headers: fromOurPage,
    });
    expect(answer.statusCode).toBe(200);
    expect(store.seen.find(({ name }) => name === 'verifyEmail')?.url.pathname).toBe(
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
  ])('none that a page puts into %s', async (_place, url, payload) => {
    const { app, store } = await createTestApp();
    await app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/api${url}`,
      headers: { ...fromOurPage, cookie: cookies.customer, authorization: 'Bearer of-the-page' },
      ...(payload ? { payload } : {}),
    });
    const told = store.seen.map((sent) => [sent.url.href, sent.body, ...sent.headers.values()]);
    expect(told.flat().join('\n')).not.toContain('of-the-page');
  });
});
