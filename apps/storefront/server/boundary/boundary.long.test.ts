import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calls, type CallName, type Endpoint } from '@luxe/contract/calls';
import { customerCookie, expectHarmless, hostileCall, openHostileShop } from '../testing/hostile.ts';
import { sameOriginHeaders } from '../testing/testApp.ts';

const seconds = Number(process.env.LUXE_LONG_MINUTES ?? 1) * 60 * 0.2;
const seed = Number(process.env.LUXE_SEED ?? 1);

const evil = 'evil.example';
/** Headers that might turn a request into another one, or hide where it comes from. */
const header = fc.constantFrom<Record<string, string>>(
  { host: evil },
  { 'x-forwarded-host': evil, 'x-forwarded-proto': 'https' },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-original-url': '/oauth/token', 'x-rewrite-url': '/dev/outbox' },
  { 'x-http-method-override': 'PUT' },
  { authorization: 'Bearer customer-token-value-of-another' },
  { 'client-id': 'identity-client', 'client-secret': 'guess' },
  { 'x-luxe-storefront-secret': 'guess' },
  { 'idempotency-key': 'short' },
  { 'idempotency-key': 'a'.repeat(500) },
  { 'content-type': 'application/json' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'text/xml' },
  { 'accept-encoding': 'br, gzip' },
  { cookie: customerCookie },
  { cookie: 'customerAccessToken=%7B%22; cartGuid=../../oauth; cartCode=%00' },
  { cookie: `customerAccessToken=${'A'.repeat(3000)}; userdetails=null; cartGuid=` },
);
const headers = fc
  .array(header, { maxLength: 4 })
  .map((list): Record<string, string> => Object.assign({}, ...list));
const query = fc.oneof(
  fc.constant(''),
  fc
    .array(
      fc.tuple(
        fc.constantFrom('access_token', 'oldCartId', 'toMergeCartGuid', 'fields', 'userId', 'pincode', 'x'),
        fc.oneof(fc.constantFrom('../..', '%2e%2e%2f', '%00', 'current'), fc.webSegment()),
      ),
      { maxLength: 4 },
    )
    .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`),
);
const body = fc.option(
  fc.oneof(
    fc.json(),
    fc.string(),
    fc.constantFrom('{', 'null', '[]', '"x"', '{"__proto__":{"a":1}}', 'a=1&b=%'),
  ),
  { nil: undefined },
);
const ours = fc.constantFrom<Record<string, string>>(
  sameOriginHeaders,
  sameOriginHeaders,
  {},
  { origin: `https://${evil}` },
);

const endpointOf = (name: CallName): Endpoint => calls[name];

describe('the session boundary under random requests', () => {
  it(`reveals no secret and forwards only listed calls, for ${seconds.toFixed(0)} s from seed ${seed}`, async () => {
    const shop = await openHostileShop();
    let runs = 0;
    let forwarded = 0;
    await fc.assert(
      fc.asyncProperty(fc.record({ call: hostileCall, query, ours, headers, body }), async (given) => {
        const { method, path } = given.call;
        const sent = { ...given.ours, ...given.headers };
        const payload = method === 'GET' || method === 'HEAD' ? {} : { body: given.body ?? '' };
        await expectHarmless(shop, { method, path: path + given.query, headers: sent, ...payload });
        runs += 1;
        if (shop.store.requests.length) forwarded += 1;
        for (const { name, url, headers: upstream } of shop.store.requests) {
          const endpoint = name && endpointOf(name);
          // A request without the header that our pages send makes no call that changes data.
          if (!given.ours['x-luxe-request'] && endpoint?.audience === 'shopper')
            expect(endpoint.effect, `${name ?? ''} for ${method} ${path}`).toBe('read');
          expect(url.href).not.toContain(evil);
          expect(upstream.get('authorization') ?? '').not.toContain('of-another');
          expect(upstream.get('client-secret') ?? '').not.toBe('guess');
        }
      }),
      { numRuns: Number.MAX_SAFE_INTEGER, seed, interruptAfterTimeLimit: seconds * 1000 },
    );
    await shop.close();
    expect(forwarded).toBeGreaterThan(0);
    process.stdout.write(`boundary: ${runs} requests, ${forwarded} of them forwarded\n`);
  });
});
