import { calls, type CallName, type Endpoint } from '@luxe/contract/calls';
import { country, currency } from '@luxe/format';
import { describe, expect, test } from 'vitest';
import { createUpstream } from './boundary/upstream.ts';
import { createStoreReader } from './pages/store.ts';
import { fieldsOf } from './platform.ts';
import { testConfig } from './testing/testApp.ts';

const constants = { channel: 'web', platformNumber: '11', platform: '5', isPwa: 'true' };
const names = Object.keys(calls) as CallName[];
const withConstants = names.filter((name) => expectedOf(name).length > 0);

function expectedOf(name: CallName) {
  return Object.entries(constants).filter(([field]) => fieldsOf(name, 'query').includes(field));
}

/** The addresses that were asked for, by a fetch that answers an empty object. */
function spy() {
  const asked: URL[] = [];
  const send = (url: string | URL | Request) => {
    asked.push(new URL(String(url)));
    return Promise.resolve(Response.json({}));
  };
  return { asked, send: send as typeof fetch };
}

const paramsOf = ({ path }: Endpoint) =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\*?\}/g)].map(([, name = '']) => [name, 'x']));

describe('the standing pincode [NET-09]', () => {
  const withPincode = names.filter((name) => fieldsOf(name, 'query').includes('pincode'));
  const sent = async (name: CallName, query?: Record<string, string | undefined>) => {
    const { asked, send } = spy();
    await createUpstream(testConfig, send).send(name, {
      params: paramsOf(calls[name]),
      ...(query ? { query } : {}),
      address: '127.0.0.1',
    });
    return asked[0]?.searchParams.getAll('pincode');
  };

  test('is of addresses, pincode data, order summary, both reads of a cart and its coupons', () => {
    expect(withPincode.toSorted()).toEqual(
      [
        'addresses',
        'bagCoupons',
        'cartDetails',
        'cartDetailsAnonymous',
        'orderSummary',
        'pincodeData',
      ].toSorted(),
    );
  });

  test.each(withPincode)(
    '%s is sent with 110001 where none is given, else with what is given',
    async (name) => {
      expect(await sent(name)).toEqual(['110001']);
      expect(await sent(name, { pincode: undefined })).toEqual(['110001']);
      expect(await sent(name, { pincode: '560001' })).toEqual(['560001']);
    },
  );

  test('a call that has none is sent without', async () => {
    expect(await sent('bagCount')).toEqual([]);
  });
});

describe('constants of the web shop [CFG-03]', () => {
  test('most calls have parameters for them', () => {
    expect(withConstants.length).toBeGreaterThan(15);
  });

  test.each(withConstants)('%s leaves the session boundary with them, whatever a page says', async (name) => {
    const { asked, send } = spy();
    const query = { channel: 'other', platformNumber: '99', isPwa: 'false' };
    await createUpstream(testConfig, send).send(name, {
      params: paramsOf(calls[name]),
      query,
      address: '127.0.0.1',
    });
    const sent = asked[0]?.searchParams;
    for (const [field, value] of expectedOf(name)) expect(sent?.getAll(field), field).toEqual([value]);
  });

  const shared = withConstants.filter((name) => (calls[name] as Endpoint).shared);
  test.each(shared)('%s leaves a page’s render with them', async (name) => {
    const { asked, send } = spy();
    const read = createStoreReader(testConfig, send).forPage(new AbortController().signal);
    // Our empty answer may be refused when it is made ready for a page: what counts is what was asked.
    await read(name, { params: paramsOf(calls[name]) }).catch(() => undefined);
    const sent = asked[0]?.searchParams;
    for (const [field, value] of expectedOf(name)) expect(sent?.get(field), field).toBe(value);
  });

  test('currency and country', () => {
    expect([currency, country]).toEqual(['INR', 'IN']);
  });
});
