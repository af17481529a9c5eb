import { callSamples } from '@luxe/contract/samples';
import { describe, expect, it } from 'vitest';
import { errorBody } from '../testing/fakeStore.ts';
import { cookieHeader, createTestApp, sameOriginHeaders } from '../testing/testApp.ts';
import { encodeCookie } from './shopper.ts';

const expires_in = Date.now() + 3_600_000;
const customer = [
  `customerAccessToken=${encodeCookie({ access_token: 'of-the-customer', expires_in, isCustomerAccessToken: true, tokenTimeStamp_lux: 1, userName: 'customer-0001' })}`,
  `identitySession=${encodeCookie({ accessToken: 'of-the-identity', refreshToken: 'refresh-of-the-identity', expires_in, idToken: { customerHash: 'hash-of-the-customer' } })}`,
].join('; ');
const guest = `accessToken=${encodeCookie({ access_token: 'of-the-guest', expires_in, isCustomerAccessToken: false })}`;
const items = [{ itemCode: '125001000000001', programId: 'NEUPASS', tier: 'Base' }];

describe('the loyalty simulation [ACC-08, ACC-17]', () => {
  const simulate = async (cookie: string, neuPassTier: string) => {
    const { app, store } = await createTestApp();
    const response = await app.inject({
      method: 'POST',
      url: '/api/api/v1/np/point/gsearch/simulation',
      headers: { ...sameOriginHeaders, cookie },
      payload: { neuPassTier, source: 'tcl', neuPassStatus: 'ACTIVE', items },
    });
    const sent = store.requests.find(({ name }) => name === 'loyaltySimulation');
    return { response, sent, body: JSON.parse(sent?.body ?? '{}') };
  };

  it('sends the payload of the specification with the hash of the customer, which no page gets', async () => {
    const { response, sent, body } = await simulate(customer, 'Gold');
    expect(response.statusCode).toBe(200);
    expect(sent?.headers.get('customerHash')).toBe('hash-of-the-customer');
    expect(sent?.headers.get('authorization')).toBe('Bearer of-the-customer');
    expect(body).toEqual({ neuPassTier: 'NonMember', source: 'tcl', neuPassStatus: 'ACTIVE', items });
    expect(response.body).not.toContain('hash-of-the-customer');
  });

  it('sends no hash for a guest', async () => {
    const { sent } = await simulate(guest, 'NonMember');
    expect(sent?.headers.get('customerHash')).toBeNull();
    expect(sent?.headers.get('authorization')).toBe('Bearer of-the-guest');
  });

  it.each([
    ['', 'Gold', 'NonMember', 'tcl'],
    ['; appSource=tcp', 'NonMember', 'Base', 'tcp'],
    ['; appSource=tcp', 'Gold', 'Gold', 'tcp'],
  ])('with the journey %j and the tier %s has the tier %s and the source %s', async (journey, ...rest) => {
    const [tier, neuPassTier, source] = rest;
    const { body } = await simulate(customer + journey, tier);
    expect(body).toMatchObject({ neuPassTier, source });
  });
});

describe('joining the loyalty programme [AUT-07]', () => {
  const join = { method: 'POST', url: '/api/api/v1/gr/nonloyal-to-loyal' } as const;

  it('enrols at the identity provider, and then logs in to the store, which learns of it', async () => {
    const { app, store } = await createTestApp();
    const response = await app.inject({ ...join, headers: { ...sameOriginHeaders, cookie: customer } });
    expect([response.statusCode, response.json()]).toEqual([200, callSamples.nonloyalToLoyal]);
    expect(store.names().slice(0, 3)).toEqual(['nonloyalToLoyal', 'fetchCustomer', 'token']);
    expect(response.body).not.toMatch(/of-the-(identity|customer)/);
  });

  it('does not reuse the token of a login seconds before, which the store gave a non-member', async () => {
    const { app, store } = await createTestApp();
    const payload = { phone: '9876543210', otp: '123456', refId: 'ref-1' };
    const login = await app.inject({
      ...{ method: 'POST', url: '/api/session/login', headers: sameOriginHeaders, payload },
    });
    const logins = () => store.names().filter((name) => name === 'token').length;
    expect(logins()).toBe(1);
    const cookie = cookieHeader(login);
    const response = await app.inject({ ...join, headers: { ...sameOriginHeaders, cookie } });
    expect([response.statusCode, logins()]).toEqual([200, 2]);
  });

  it('fails when the store does not learn of it, so that the shopper can try again', async () => {
    const { app, store } = await createTestApp();
    store.setResponse('token', { status: 503, body: errorBody('UNAVAILABLE', 'Later.') });
    const response = await app.inject({ ...join, headers: { ...sameOriginHeaders, cookie: customer } });
    expect(response.statusCode).toBe(503);
  });

  it('needs a login', async () => {
    const { app } = await createTestApp();
    const response = await app.inject({ ...join, headers: { ...sameOriginHeaders, cookie: guest } });
    expect(response.statusCode).toBe(401);
  });
});
