import { calls, type CallName, type Endpoint } from '@luxe/contract/calls';
import { country, currency, platform } from '@luxe/format';
import { describe, expect, test } from 'vitest';
import { createUpstream } from './upstream.ts';
import { createStoreReader } from '../pages/storeReader.ts';
import { fieldsOf, platformOf } from './platform.ts';
import { testConfig } from '../testing/testApp.ts';

const constants = { channel: 'web', platformNumber: '11', platform: '5', isPwa: 'true' };
const names = Object.keys(calls) as CallName[];
const withConstants = names.filter((name) => expectedOf(name).length > 0);

function expectedOf(name: CallName) {
  return Object.entries(constants).filter(([field]) => fieldsOf(name, 'query').includes(field));
}

/** A fetch that records the requested URLs and responds with an empty object. */
function spy() {
  const requestedUrls: URL[] = [];
  const send = (url: string | URL | Request) => {
    requestedUrls.push(new URL(String(url)));
    return Promise.resolve(Response.json({}));
  };
  return { requestedUrls, send: send as typeof fetch };
}

const paramsOf = ({ path }: Endpoint) =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\*?\}/g)].map(([, name = '']) => [name, 'x']));

describe('the default pincode [NET-09]', () => {
  const withPincode = names.filter((name) => fieldsOf(name, 'query').includes('pincode'));
  const sent = async (name: CallName, query?: Record<string, string | undefined>) => {
    const { requestedUrls, send } = spy();
    await createUpstream(testConfig, send).send(name, {
      params: paramsOf(calls[name]),
      ...(query ? { query } : {}),
      address: '127.0.0.1',
    });
    return requestedUrls[0]?.searchParams.getAll('pincode');
  };

  test('applies to the calls for addresses, pincode data, stores, order summary, carts and coupons', () => {
    expect(withPincode.toSorted()).toEqual(
      [
        'addresses',
        'bagCoupons',
        'cartDetails',
        'cartDetailsAnonymous',
        'dropStores',
        'orderSummary',
        'pincodeData',
      ].toSorted(),
    );
  });

  test.each(withPincode)('is sent with %s unless the request has a pincode', async (name) => {
    expect(await sent(name)).toEqual(['110001']);
    expect(await sent(name, { pincode: undefined })).toEqual(['110001']);
    expect(await sent(name, { pincode: '560001' })).toEqual(['560001']);
  });

  test('is not sent with a call that has no pincode parameter', async () => {
    expect(await sent('bagCount')).toEqual([]);
  });
});

describe('the platform constants of the web shop [CFG-03]', () => {
  test('are parameters of more than 15 calls', () => {
    expect(withConstants.length).toBeGreaterThan(15);
  });

  test.each(withConstants)(
    'are sent with %s by the session boundary, whatever values a page sends',
    async (name) => {
      const { requestedUrls, send } = spy();
      const query = { channel: 'other', platformNumber: '99', isPwa: 'false' };
      await createUpstream(testConfig, send).send(name, {
        params: paramsOf(calls[name]),
        query,
        address: '127.0.0.1',
      });
      const sent = requestedUrls[0]?.searchParams;
      for (const [field, value] of expectedOf(name)) expect(sent?.getAll(field), field).toEqual([value]);
    },
  );

  const shared = withConstants.filter((name) => (calls[name] as Endpoint).shared);
  test.each(shared)('are sent with %s when a page is rendered', async (name) => {
    const { requestedUrls, send } = spy();
    const read = createStoreReader(testConfig, send).forPage(new AbortController().signal);
    // The response is empty, so the read may reject. The test checks only the request.
    await read(name, { params: paramsOf(calls[name]) }).catch(() => undefined);
    const sent = requestedUrls[0]?.searchParams;
    for (const [field, value] of expectedOf(name)) expect(sent?.get(field), field).toBe(value);
  });

  test('include currency and country', () => {
    expect([currency, country]).toEqual(['INR', 'IN']);
  });

  const inBody = names.filter((name) => Object.keys(platformOf(name, 'body')).length > 0);
  test.each(inBody)('are sent in the body of %s, whatever values a page sends [CFG-03]', async (name) => {
    const bodies: string[] = [];
    const send = (_url: unknown, init: RequestInit = {}) => {
      bodies.push(String(init.body));
      return Promise.resolve(Response.json({}));
    };
    await createUpstream(testConfig, send as typeof fetch).send(name, {
      params: paramsOf(calls[name]),
      body: { channel: 'other', platformNumber: '99', platform: '98' },
      address: '127.0.0.1',
    });
    const [text = ''] = bodies;
    const body: Record<string, unknown> = text.startsWith('{')
      ? (JSON.parse(text) as Record<string, unknown>)
      : Object.fromEntries(new URLSearchParams(text));
    for (const [field, value] of Object.entries(platformOf(name, 'body')))
      expect(String(body[field]), field).toBe(value);
  });

  test('have the values of the specification [CFG-03]', () => {
    expect(platform).toEqual({ channel: 'web', platformNumber: '11', platform: '5' });
  });
});
