import { describe, expect, it } from 'vitest';
import { callSamples } from '@luxe/contract/samples';
import { errorBody } from '../testing/fakeStore.ts';
import { cookieHeader, createTestApp, sameOriginHeaders } from '../testing/testApp.ts';
import { decodeCookie } from './shopper.ts';

async function loggedIn() {
  const { app, store } = await createTestApp();
  store.setResponse('token', { body: { ...callSamples.token, refresh_token: 'refresh-token-value' } });
  const post = (url: string, payload: object, cookie = '') =>
    app.inject({ method: 'POST', url: `/api${url}`, payload, headers: { ...sameOriginHeaders, cookie } });
  const login = await post('/session/login', { phone: '9876543210', otp: '123456', refId: 'r' });
  const cookie = cookieHeader(login);
  store.requests.length = 0;
  return { store, cookie, post, as: (url: string, payload: object) => post(url, payload, cookie) };
}

describe('registration', () => {
  it('sends the names to the identity provider, then to the store as a form [AUT-05, AUT-18]', async () => {
    const { store, as } = await loggedIn();
    const response = await as('/session/register', { firstName: 'Ananya', lastName: 'Rao' });
    expect([response.statusCode, response.json().firstName]).toEqual([200, 'Ananya']);
    expect(store.names()).toEqual(['updateIdentityProfile', 'registerTdUser']);
    const [update, register] = store.requests;
    expect(update?.headers.get('authorization')).toBe(`Bearer ${callSamples.accessToken.accessToken}`);
    expect(register?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(register?.body))).toMatchObject({
      tdAccessToken: callSamples.accessToken.accessToken,
    });
  });

  it('of a profile is rejected without a logged-in session, and for an empty name', async () => {
    const { post, as } = await loggedIn();
    expect((await post('/session/register', { firstName: 'A', lastName: 'B' })).statusCode).toBe(401);
    expect((await as('/session/register', { firstName: ' ', lastName: 'B' })).statusCode).toBe(400);
  });

  it('renews an expired single-sign-on token once [TOK-01, TOK-07]', async () => {
    const { store, as } = await loggedIn();
    store.setResponse('updateIdentityProfile', (_request, times) =>
      times === 1 ? { status: 401, body: {} } : {},
    );
    expect((await as('/session/register', { firstName: 'A', lastName: 'B' })).statusCode).toBe(200);
    expect(store.names().slice(0, 3)).toEqual([
      'updateIdentityProfile',
      'refreshToken',
      'updateIdentityProfile',
    ]);
  });

  it.each([
    ['an error of the provider', { status: 500, body: {} }],
    ['a network error', new TypeError('fetch failed')],
  ])(
    'reports a token refresh that fails with %s, and keeps the shopper logged in [ERR-08]',
    async (_, failure) => {
      const { store, post, cookie } = await loggedIn();
      store.setResponse('updateIdentityProfile', { status: 401, body: {} });
      store.setResponse('refreshToken', failure);
      const response = await post('/session/register', { firstName: 'A', lastName: 'B' }, cookie);
      expect([response.statusCode, response.json().errors[0].message]).toEqual([
        503,
        'Something went wrong!',
      ]);
      expect(response.cookies.map(({ name }) => name)).not.toContain('identitySession');
      expect(response.cookies.map(({ name }) => name)).not.toContain('customerAccessToken');
    },
  );
});

describe('a change of phone or e-mail address', () => {
  const change = { phone: '9812345671', countryCode: '91' };

  it('sends only the bearer token and the client id, and updates the store and the profile cookie [AUT-14, AUT-25]', async () => {
    const { store, as } = await loggedIn();
    expect((await as('/api/v2/sso/change-phone', change)).statusCode).toBe(200);
    store.setResponse('fetchCustomer', { body: { ...callSamples.fetchCustomer, phoneNumber: change.phone } });
    store.setResponse('token', { body: { ...callSamples.token, access_token: 'next-customer-token' } });
    const response = await as('/api/v2/sso/verify-change-phone-otp', {
      ...change,
      otp: '123456',
      refId: 'r',
    });
    expect(response.statusCode).toBe(200);
    for (const { headers } of store.requests.slice(0, 2)) {
      expect(headers.get('authorization')).toBe(`Bearer ${callSamples.accessToken.accessToken}`);
      expect([headers.get('client-id'), headers.get('client-secret')]).toEqual(['identity-client', null]);
    }
    expect(store.names().slice(2)).toEqual(['fetchCustomer', 'token', 'revokeStoreToken']);
    const details = response.cookies.find(({ name }) => name === 'userdetails')?.value;
    expect(decodeCookie(details)).toMatchObject({ mobileNumber: change.phone });
  });

  const code = { email: 'New@example.com', otp: '123456', refId: 'r' };

  it('sends the e-mail address and the code to the store, and updates the profile cookie [ACC-15, AUT-26]', async () => {
    const { store, as } = await loggedIn();
    const response = await as('/api/v2/sso/verify-change-email-otp', code);
    expect([response.statusCode, store.names()]).toEqual([200, ['verifyChangeEmailOtp', 'updateEmail']]);
    const updateRequest = store.requests[1];
    expect(updateRequest?.url.pathname).toBe(
      `/v2/lux/users/${callSamples.customerLogin.userName}/updateEmail`,
    );
    expect(updateRequest?.url.searchParams.get('customerid')).toBe(callSamples.customerLogin.userName);
    expect(updateRequest?.url.searchParams.get('access_token')).toBe(callSamples.token.access_token);
    expect(JSON.parse(updateRequest?.body ?? '')).toEqual({
      customerInfo: {
        contactEmail: '',
        contactName: 'Ananya Rao',
        contactPhn: '9812345670',
        otpSend: 'N',
      },
      otp: '123456',
      tdToken: callSamples.accessToken.accessToken,
      newEmail: 'New@example.com',
      refId: 'r',
      webformChannel: 'web',
      clientId: 'identity-client',
      appVersion: '1',
    });
    const details = response.cookies.find(({ name }) => name === 'userdetails')?.value;
    expect(decodeCookie(details)).toMatchObject({ emailID: 'New@example.com', firstName: 'Ananya' });
    expect(response.body).not.toContain(callSamples.accessToken.accessToken);
  });

  it('succeeds even if the store cannot be updated', async () => {
    const { store, as } = await loggedIn();
    store.setResponse('updateEmail', { status: 500, body: {} });
    const response = await as('/api/v2/sso/verify-change-email-otp', code);
    expect([response.statusCode, response.cookies.map(({ name }) => name)]).toEqual([200, []]);
  });

  it('does not reach the store when the provider rejects the code [AUT-26]', async () => {
    const { store, as } = await loggedIn();
    store.setResponse('verifyChangeEmailOtp', { status: 400, body: errorBody('SSO-1003', 'No.') });
    const body = { email: 'a@example.com', otp: '123456', refId: 'r' };
    const response = await as('/api/v2/sso/verify-change-email-otp', body);
    expect([response.statusCode, response.json().errorCode]).toEqual([400, 'SSO-1003']);
    expect(store.names()).toEqual(['verifyChangeEmailOtp']);
  });

  it('requires a login', async () => {
    const { post } = await loggedIn();
    expect((await post('/api/v2/sso/change-phone', change)).statusCode).toBe(401);
  });
});

describe('a redirect to another client of the provider', () => {
  const to = { redirectClientId: 'app', redirectUrl: 'https://app.example/welcome' };

  it('carries a login code in its URL, which is the only field of the response [AUT-16]', async () => {
    const { store, as } = await loggedIn();
    const response = await as('/session/redirect', to);
    expect(store.names()).toEqual(['codeChallenge', 'redirectClientAuthCode']);
    expect(JSON.parse(store.requests[1]?.body ?? '')).toEqual({
      ...to,
      codeChallenge: callSamples.codeChallenge.codeChallenge,
    });
    expect(Object.keys(response.json())).toEqual(['redirectUrl']);
    const url = new URL(response.json().redirectUrl);
    expect([url.origin, url.searchParams.get('authCode'), url.searchParams.get('codeVerifier')]).toEqual([
      'https://app.example',
      callSamples.redirectClientAuthCode.authCode,
      callSamples.codeChallenge.codeVerifier,
    ]);
  });

  it('is rejected when the provider does not know the client', async () => {
    const { store, as } = await loggedIn();
    store.setResponse('redirectClientAuthCode', { status: 400, body: errorBody('SSO-1010', 'Unknown.') });
    expect((await as('/session/redirect', to)).json().errorCode).toBe('SSO-1010');
  });
});

it('a rejected token refresh at the provider logs the shopper out; an outage does not [TOK-15]', async () => {
  for (const status of [401, 402, 403, 406, 500, 503]) {
    const { store, as } = await loggedIn();
    store.setResponse('changePhone', { status: 401, body: {} });
    store.setResponse('refreshToken', { status, body: {} });
    const response = await as('/api/v2/sso/change-phone', { phone: '9812345671', countryCode: '91' });
    const forgotten = response.cookies.some(
      ({ name, value }) => name === 'customerAccessToken' && value === '',
    );
    expect([status, response.statusCode, forgotten]).toEqual(
      status < 500 ? [status, 401, true] : [status, 503, false],
    );
  }
});
