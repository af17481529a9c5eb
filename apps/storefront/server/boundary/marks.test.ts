import { calls, type CallName, type Endpoint } from '@luxe/contract/calls';
import { describe, expect, it } from 'vitest';
import { createFakeStore } from '../testing/fakeStore.ts';
import { testConfig } from '../testing/testApp.ts';
import { createUpstream } from './upstream.ts';

// What a call of the contract is marked with, and what leaves the storefront for it.
const names = (Object.keys(calls) as CallName[]).filter((name) => calls[name].service !== 'storefront');

async function send(name: CallName) {
  const store = createFakeStore();
  const upstream = createUpstream(testConfig, store.fetch);
  const params = [...calls[name].path.matchAll(/\{(\w+)\*?\}/g)].map(([, part]) => [part, '1']);
  await upstream.send(name, {
    params: Object.fromEntries(params),
    token: 'the-token',
    address: '203.0.113.7',
  });
  const [seen] = store.seen;
  if (!seen) throw new Error(`${name} was not sent`);
  return seen;
}

describe.each(names)('%s', (name) => {
  const endpoint: Endpoint = calls[name];

  it('carries its token where the contract says [NET-05]', async () => {
    const { headers, url } = await send(name);
    expect(headers.get('authorization')).toBe('Bearer the-token');
    expect(url.searchParams.get('access_token')).toBe(endpoint.tokenIn === 'parameter' ? 'the-token' : null);
  });

  it('names the digital-identity client where it is marked so, and nowhere else [NET-06]', async () => {
    const { headers } = await send(name);
    const { identityClientId, identityClientSecret } = testConfig.secrets;
    expect(headers.get('client-id') === identityClientId).toBe(endpoint.client !== undefined);
    expect(headers.get('client-secret')).toBe(endpoint.client === 'secret' ? identityClientSecret : null);
  });
});
