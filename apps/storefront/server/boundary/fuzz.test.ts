import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calls, type Endpoint } from '@luxe/contract/calls';
import { callSamples } from '@luxe/contract/samples';
import { createTestApp, fromOurPage } from '../testing/testApp.ts';
import { pack } from './shopper.ts';

const secrets = [
  callSamples.token.access_token,
  callSamples.accessToken.accessToken,
  callSamples.accessToken.refreshToken,
  callSamples.verifyPhoneOtp.authCode,
  'customer-token-value',
  'cart-guid-value',
  'client-secret-value',
  'identity-secret-value',
  'storefront-secret-value',
];
const cookie = `customerAccessToken=${pack({ access_token: 'customer-token-value', expires_in: 9e15, isCustomerAccessToken: true, tokenTimeStamp_lux: 1, userName: 'customer-0001' })}; cartGuid=cart-guid-value; cartCode=cart-code-value`;

const endpoints = Object.values(calls) as Endpoint[];
const templates = endpoints.map(({ path }) => path.replace(/\{\w+\*?\}/g, 'current'));
const inside = ['/dev/outbox', '/ops/metrics', '/healthz', '/readyz', '/metrics', '/oauth/token', '/media/x.avif'];

const trick = fc.constantFrom(
  ...['..', '.', '%2e%2e', '%2E.', '%252e%252e', '//', '\\', '%5c', '%2f', '%252f', '%00', '%0a', '%', '%c0%ae', ';', '?', '#', '@', ':'],
);
const part = fc.oneof({ weight: 3, arbitrary: trick }, { weight: 1, arbitrary: fc.webSegment() });
const path = fc.oneof(
  fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => `/${parts.join('/')}`),
  fc.constantFrom(...templates, ...inside),
  // A true path with something pushed in somewhere.
  fc.tuple(fc.constantFrom(...templates, ...inside), part, fc.nat({ max: 6 })).map(([template, pushed, at]) => {
    const parts = template.split('/');
    return [...parts.slice(0, at + 1), pushed, ...parts.slice(at + 1)].join('/');
  }),
  fc.tuple(part, fc.constantFrom(...templates, ...inside)).map(([prefix, template]) => `/${prefix}/..${template}`),
);
const method = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS');

/** Runs grow with FUZZ_RUNS for the long test. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 1500);

describe('every path, method and encoding', () => {
  it('brings back no token and no code, and forwards nothing outside the list', async () => {
    const { app, store } = await createTestApp();
    await fc.assert(
      fc.asyncProperty(method, path, fc.boolean(), async (verb, given, isCustomer) => {
        store.seen.length = 0;
        const answer = await app.inject({
          method: verb as 'GET',
          url: `/api${given}`,
          headers: { ...fromOurPage, ...(isCustomer ? { cookie } : {}) },
        });
        expect(answer.statusCode).toBeLessThan(504);
        expect(answer.statusCode).not.toBe(500);
        for (const secret of secrets) expect(answer.body).not.toContain(secret);
        for (const { name, url } of store.seen) {
          // Only calls of the contract are ever asked for, at the store's own origin.
          expect(url.origin).toBe('http://store.test');
          expect(name, `${url.pathname} for ${verb} ${given}`).toBeDefined();
          expect(url.pathname).not.toMatch(/\.\.|%2e|\/\/|\\|%2f|%5c/i);
        }
        // What only the boundary may ask for is never what the shopper asked for.
        const direct = endpoints.find((endpoint) => endpoint.method === verb && endpoint.path === given);
        if (direct && direct.audience === 'boundary') expect(answer.statusCode).toBe(404);
      }),
      { numRuns },
    );
  });
});
