import { expect, test } from 'vitest';
import { calls, type CallName, type Endpoint } from '@luxe/contract/calls';
import { createFakeStore } from '../testing/fakeStore.ts';
import { createTestApp, sameOriginHeaders, testConfig } from '../testing/testApp.ts';
import { createUpstream } from './upstream.ts';

const names = Object.keys(calls) as CallName[];

/**
 * Sends a call with every value that an endpoint flag can add, such as the device. Returns the request that
 * the store received.
 */
async function sendCall(name: CallName) {
  const store = createFakeStore();
  const endpoint: Endpoint = calls[name];
  const params = Object.fromEntries(
    [...endpoint.path.matchAll(/\{(\w+)\*?\}/g)].map(([, key = '']) => [key, 'x']),
  );
  await createUpstream(testConfig, store.fetch).send(name, {
    params,
    token: 'the token',
    address: '203.0.113.7',
    isPartner: true,
    customerHash: 'the hash',
    device: { deviceInfo: 'mobile', networkInfo: '4g' },
  });
  const [request] = store.requests;
  if (!request) throw new Error(`${name} was not sent`);
  return { endpoint, headers: request.headers, query: request.url.searchParams };
}

test.each(names)(
  '%s sends exactly the values that its flags require [NET-04, NET-05, NET-06, NET-07] [CON-02] [LST-07]',
  async (name) => {
    const { endpoint, headers, query } = await sendCall(name);
    const isContent = endpoint.service === 'content';
    expect(headers.get('source')).toBe(endpoint.source ? 'tcp' : null);
    expect(headers.get('tenant')).toBe(isContent ? 'luxury' : null);
    expect(headers.get('channel')).toBe(isContent ? 'web' : null);
    const identityClient = endpoint.client ? 'identity-client' : null;
    expect(headers.get('client-id')).toBe(isContent ? 'client' : identityClient);
    expect(headers.get('customerHash')).toBe(endpoint.customerHash ? 'the hash' : null);
    expect(headers.get('client-secret')).toBe(endpoint.client === 'secret' ? 'identity-secret-value' : null);
    expect(headers.get('authorization')).toBe('Bearer the token');
    expect(query.get('access_token')).toBe(endpoint.tokenIn === 'parameter' ? 'the token' : null);
    expect(query.get('deviceInfo')).toBe(endpoint.device ? 'mobile' : null);
    expect(query.get('networkInfo')).toBe(endpoint.device ? '4g' : null);
    if (endpoint.device) expect(endpoint.method).toBe('POST');
  },
);

test.each([
  [{ 'sec-ch-ua-mobile': '?1', ect: '3g' }, 'mobile', '3g'],
  [{ 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)' }, 'mobile', 'unknown'],
  [{ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)', ect: '<script>' }, 'desktop', 'unknown'],
])('a login sends the store the device that headers %o name [NET-07]', async (headers, device, network) => {
  const { app, store } = await createTestApp();
  await app.inject({
    method: 'POST',
    url: '/api/session/login',
    headers: { ...sameOriginHeaders, ...headers },
    payload: { phone: '9876543210', otp: '123456', refId: 'r' },
  });
  const query = store.requests.find(({ name }) => name === 'customerLogin')?.url.searchParams;
  expect([query?.get('deviceInfo'), query?.get('networkInfo')]).toEqual([device, network]);
});
