import { describe, expect, it } from 'vitest';
import { callSamples } from '@luxe/contract/samples';
import { refusalBody } from '../testing/fakeStore.ts';
import { cookieHeader, createTestApp, fromOurPage } from '../testing/testApp.ts';
import { unpack } from './shopper.ts';

async function loggedIn() {
  const { app, store } = await createTestApp();
  store.answer('token', { body: { ...callSamples.token, refresh_token: 'refresh-token-value' } });
  const post = (url: string, payload: object, cookie = '') =>
    app.inject({ method: 'POST', url: `/api${url}`, payload, headers: { ...fromOurPage, cookie } });
  const login = await post('/session/login', { phone: '9876543210', otp: '123456', refId: 'r' });
  const cookie = cookieHeader(login);
  store.seen.length = 0;
  return { store, cookie, post, as: (url: string, payload: object) => post(url, payload, cookie) };
}

describe('registration', () => {
  it('takes the names to the provider, then to the store as a form [AUT-05, AUT-18]', async () => {
    const { store, as } = await loggedIn();
    const answer = await as('/session/register', { firstName: 'Ananya', lastName: 'Rao' });
    expect([answer.statusCode, answer.json().firstName]).toEqual([200, 'Ananya']);
    expect(store.names()).toEqual(['updateIdentityProfile', 'registerTdUser']);
    const [update, register] = store.seen;
    expect(update?.headers.get('authorization')).toBe(`Bearer ${callSamples.accessToken.accessToken}`);
    expect(register?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(register?.body))).toMatchObject({
      tdAccessToken: callSamples.accessToken.accessToken,
    });
  });

  it('is for who is logged in, and for names', async () => {
    const { post, as } = await loggedIn();
    expect((await post('/session/register', { firstName: 'A', lastName: 'B' })).statusCode).toBe(401);
    expect((await as('/session/register', { firstName: ' ', lastName: 'B' })).statusCode).toBe(400);
  });

  it('renews a single-sign-on token that has ended, once [TOK-01, TOK-07]', async () => {
    const { store, as } = await loggedIn();
    store.answer('updateIdentityProfile', (_seen, times) => (times === 1 ? { status: 401, body: {} } : {}));
    expect((await as('/session/register', { firstName: 'A', lastName: 'B' })).statusCode).toBe(200);
    expect(store.names().slice(0, 3)).toEqual([
      'updateIdentityProfile',
      'refreshToken',
      'updateIdentityProfile',
    ]);
  });

  it.each([
    ['a fault of the provider', { status: 500, body: {} }],
    ['no answer', new TypeError('fetch failed')],
  ])('a refresh of it that fails by %s says so, and nobody is logged out [ERR-08]', async (_, trouble) => {
    const { store, post, cookie } = await loggedIn();
    store.answer('updateIdentityProfile', { status: 401, body: {} });
    store.answer('refreshToken', trouble);
    const answer = await post('/session/register', { firstName: 'A', lastName: 'B' }, cookie);
    expect([answer.statusCode, answer.json().errors[0].message]).toEqual([503, 'Something went wrong!']);
    expect(answer.cookies.map(({ name }) => name)).not.toContain('identitySession');
    expect(answer.cookies.map(({ name }) => name)).not.toContain('customerAccessToken');
  });
});

describe('a new phone or e-mail address', () => {
  const change = { phone: '9812345671', countryCode: '91' };

  it('is sent with the bearer and the client id alone; the store and the profile cookie follow [AUT-14, AUT-25]', async () => {
    const { store, as } = await loggedIn();
    expect((await as('/api/v2/sso/change-phone', change)).statusCode).toBe(200);
    store.answer('fetchCustomer', { body: { ...callSamples.fetchCustomer, phoneNumber: change.phone } });
    store.answer('token', { body: { ...callSamples.token, access_token: 'next-customer-token' } });
    const answer = await as('/api/v2/sso/verify-change-phone-otp', { ...change, otp: '123456', refId: 'r' });
    expect(answer.statusCode).toBe(200);
    for (const { headers } of store.seen.slice(0, 2)) {
      expect(headers.get('authorization')).toBe(`Bearer ${callSamples.accessToken.accessToken}`);
      expect([headers.get('client-id'), headers.get('client-secret')]).toEqual(['identity-client', null]);
    }
    expect(store.names().slice(2)).toEqual(['fetchCustomer', 'token', 'revokeStoreToken']);
    const details = answer.cookies.find(({ name }) => name === 'userdetails')?.value;
    expect(unpack(details)).toMatchObject({ mobileNumber: change.phone });
  });

  const code = { email: 'New@example.com', otp: '123456', refId: 'r' };

  it('of e-mail is told to the store with its code; the profile cookie follows [ACC-15, AUT-26]', async () => {
    const { store, as } = await loggedIn();
    const answer = await as('/api/v2/sso/verify-change-email-otp', code);
    expect([answer.statusCode, store.names()]).toEqual([200, ['verifyChangeEmailOtp', 'updateEmail']]);
    const told = store.seen[1];
    expect(told?.url.pathname).toBe(`/v2/lux/users/${callSamples.customerLogin.userName}/updateEmail`);
    expect(told?.url.searchParams.get('customerid')).toBe(callSamples.customerLogin.userName);
    expect(told?.url.searchParams.get('access_token')).toBe(callSamples.token.access_token);
    expect(JSON.parse(told?.body ?? '')).toEqual({
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
    const details = answer.cookies.find(({ name }) => name === 'userdetails')?.value;
    expect(unpack(details)).toMatchObject({ emailID: 'New@example.com', firstName: 'Ananya' });
    expect(answer.body).not.toContain(callSamples.accessToken.accessToken);
  });

  it('of e-mail stands also where the store cannot be told now', async () => {
    const { store, as } = await loggedIn();
    store.answer('updateEmail', { status: 500, body: {} });
    const answer = await as('/api/v2/sso/verify-change-email-otp', code);
    expect([answer.statusCode, answer.cookies.map(({ name }) => name)]).toEqual([200, []]);
  });

  it('that is refused changes nothing here [AUT-26]', async () => {
    const { store, as } = await loggedIn();
    store.answer('verifyChangeEmailOtp', { status: 400, body: refusalBody('SSO-1003', 'No.') });
    const body = { email: 'a@example.com', otp: '123456', refId: 'r' };
    const answer = await as('/api/v2/sso/verify-change-email-otp', body);
    expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'SSO-1003']);
    expect(store.names()).toEqual(['verifyChangeEmailOtp']);
  });

  it('is for who is logged in', async () => {
    const { post } = await loggedIn();
    expect((await post('/api/v2/sso/change-phone', change)).statusCode).toBe(401);
  });
});

describe('another client of the provider', () => {
  const to = { redirectClientId: 'app', redirectUrl: 'https://app.example/welcome' };

  it('is reached with a code that only the address holds [AUT-16]', async () => {
    const { store, as } = await loggedIn();
    const answer = await as('/session/redirect', to);
    expect(store.names()).toEqual(['codeChallenge', 'redirectClientAuthCode']);
    expect(JSON.parse(store.seen[1]?.body ?? '')).toEqual({
      ...to,
      codeChallenge: callSamples.codeChallenge.codeChallenge,
    });
    expect(Object.keys(answer.json())).toEqual(['redirectUrl']);
    const url = new URL(answer.json().redirectUrl);
    expect([url.origin, url.searchParams.get('authCode'), url.searchParams.get('codeVerifier')]).toEqual([
      'https://app.example',
      callSamples.redirectClientAuthCode.authCode,
      callSamples.codeChallenge.codeVerifier,
    ]);
  });

  it('that the provider does not know is refused', async () => {
    const { store, as } = await loggedIn();
    store.answer('redirectClientAuthCode', { status: 400, body: refusalBody('SSO-1010', 'Unknown.') });
    expect((await as('/session/redirect', to)).json().errorCode).toBe('SSO-1010');
  });
});

it('the identity session that is refused a new token ends the login here, too; trouble does not [TOK-15]', async () => {
  for (const status of [401, 402, 403, 406, 500, 503]) {
    const { store, as } = await loggedIn();
    store.answer('changePhone', { status: 401, body: {} });
    store.answer('refreshToken', { status, body: {} });
    const answer = await as('/api/v2/sso/change-phone', { phone: '9812345671', countryCode: '91' });
    const forgotten = answer.cookies.some(
      ({ name, value }) => name === 'customerAccessToken' && value === '',
    );
    expect([status, answer.statusCode, forgotten]).toEqual(
      status < 500 ? [status, 401, true] : [status, 503, false],
    );
  }
});
