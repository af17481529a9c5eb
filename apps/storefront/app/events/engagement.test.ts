import { samples } from '@luxe/contract/samples';
import type { DomainEvent } from '@luxe/telemetry';
import { describe, expect, it, vi } from 'vitest';
import { createEngagement, type EngagementGlobal } from './engagement.ts';
import { toEngagementEvents, withHttps } from './engagementEvents.ts';
import { createImpressions } from './impressions.ts';

const engagement = { script: 'https://cdn.vendor.example/sdk.js', global: 'Engagement' };
const logged: DomainEvent = { name: 'OTP submitted', at: 1, detail: {} };
const labels = { platform: 'WEB', device: 'DESKTOP', channel: 'DWeb' };
const context = { isPartner: false, host: 'shop.example' };
/** Lets the work of the adapter, which runs one after another, end. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

function setUp(changes: Partial<Parameters<typeof createEngagement>[0]> = {}) {
  const calls: unknown[][] = [];
  const record =
    (name: string) =>
    (...values: unknown[]) =>
      void calls.push([name, ...values]);
  const names = [
    ...['track_event', 'add_unique_user_id', 'add_first_name', 'add_last_name', 'add_email', 'add_mobile'],
    ...['add_gender', 'add_birthday', 'add_user_attribute', 'destroy_session'],
  ];
  const vendor = Object.fromEntries(names.map((name) => [name, record(name)]));
  const load = vi.fn(async () => vendor);
  const warn = vi.fn();
  const adapter = createEngagement({
    settings: { engagement },
    claims: { claim: async () => 'event-0001' },
    load,
    readProfile: async () => ({ ...samples.customerProfile, customerHash: 'current' }),
    isAllowed: () => true,
    isSignedIn: () => false,
    customerMark: () => 'mark-1',
    isPartner: () => false,
    isSecretPage: () => false,
    host: 'shop.example',
    warn,
    ...changes,
  });
  return { adapter, calls, load, warn };
}

describe('customer-engagement analytics', () => {
  it('load nothing without configuration, on a secret page, and at a logout without an event', async () => {
    for (const { adapter, load } of [setUp({ settings: {} }), setUp({ isSecretPage: () => true })]) {
      adapter.send(logged);
      adapter.endSession();
      await settle();
      expect(load).not.toHaveBeenCalled();
    }
    const { adapter, load } = setUp();
    adapter.endSession();
    await settle();
    expect(load).not.toHaveBeenCalled();
  });

  it('get nothing after a withdrawal, and do not load for it; a loaded script ends the session', async () => {
    let isAllowed = true;
    const { adapter, calls, load } = setUp({ isAllowed: () => isAllowed });
    load.mockRejectedValueOnce(new TypeError('The script did not load.'));
    adapter.send(logged);
    await settle();
    isAllowed = false;
    adapter.send(logged);
    adapter.endSession();
    await settle();
    expect(load).toHaveBeenCalledOnce();
    isAllowed = true;
    adapter.send(logged);
    await settle();
    adapter.send(logged);
    isAllowed = false;
    adapter.endSession();
    await settle();
    expect(calls.map(([name]) => name)).toEqual(['track_event', 'destroy_session']);
  });

  it('get no attributes of a customer without a mark, which would make one person of all', async () => {
    let mark: string | undefined;
    const { adapter, calls } = setUp({ isSignedIn: () => true, customerMark: () => mark });
    adapter.send(logged);
    await settle();
    expect(calls.map(([name]) => name)).toEqual(['track_event']);
    mark = 'mark-1';
    adapter.send(logged);
    await settle();
    expect(calls[1]).toEqual(['add_unique_user_id', 'mark-1']);
  });

  it('get the attributes of a customer once, then the events [ANA-01]', async () => {
    const { adapter, calls } = setUp({ isSignedIn: () => true });
    adapter.send(logged);
    adapter.send(logged);
    const profile = samples.customerProfile;
    await vi.waitFor(() =>
      expect(calls).toEqual([
        ['add_unique_user_id', 'mark-1'],
        ['add_first_name', profile.firstName || 'NA'],
        ['add_last_name', profile.lastName || 'NA'],
        ['add_email', profile.primaryEmailId ?? 'NA'],
        ['add_mobile', profile.primaryMobile.phoneNumber],
        ['add_gender', profile.gender ?? 'NA'],
        ['add_birthday', profile.dateOfBirth ?? 'NA'],
        ['add_user_attribute', 'customer hash', 'mark-1'],
        ['track_event', 'OTP submitted', labels],
        ['track_event', 'OTP submitted', labels],
      ]),
    );
  });

  it('end the session at logout, after the events before it [AUT-24]', async () => {
    const { adapter, calls } = setUp();
    adapter.send({ name: 'logged out', at: 1, detail: {} });
    adapter.endSession();
    await vi.waitFor(() => expect(calls.map(([name]) => name)).toEqual(['track_event', 'destroy_session']));
  });

  it('events that the vendor has not got when the page is left are taken back, and handed over later once', async () => {
    const { promise: loading, resolve } = Promise.withResolvers<EngagementGlobal>();
    const { adapter } = setUp({ load: () => loading });
    const placed: DomainEvent = {
      ...{ name: 'order placed', at: 2 },
      detail: { orderId: 'LX-1', payable: 1, items: [] },
    };
    adapter.send(logged);
    adapter.send(placed);
    await settle();
    const stored: DomainEvent[] = [];
    adapter.leave((events) => stored.push(...events) > 0);
    adapter.leave((events) => stored.push(...events) > 0);
    expect(stored).toEqual([logged, placed]);
    const track = vi.fn<(name: string) => void>();
    resolve({ track_event: track });
    await settle();
    expect(track).not.toHaveBeenCalled();

    // The order is claimed already, so the next page must not claim it again.
    const next = setUp({ claims: { claim: async () => undefined } });
    for (const event of stored) next.adapter.resume(event);
    await settle();
    expect(next.calls.map(([, name]) => name)).toEqual(['OTP submitted', 'order placed']);
    next.adapter.leave(() => true);
    expect(next.calls).toHaveLength(2);
  });

  it('events that cannot be stored are handed over by the page itself', async () => {
    const { promise: loading, resolve } = Promise.withResolvers<EngagementGlobal>();
    const { adapter } = setUp({ load: () => loading });
    adapter.send(logged);
    adapter.leave(() => false);
    const track = vi.fn<(name: string) => void>();
    resolve({ track_event: track });
    await vi.waitFor(() => expect(track).toHaveBeenCalledOnce());
  });

  it('a logout of an earlier page ends the session of its customer [AUT-24]', async () => {
    const { adapter, calls } = setUp();
    adapter.resume({ name: 'logged out', at: 1, detail: {} });
    await vi.waitFor(() => expect(calls.map(([name]) => name)).toEqual(['track_event', 'destroy_session']));
  });

  it('load again with the next event after a failure, which is logged', async () => {
    const { adapter, calls, load, warn } = setUp();
    load.mockRejectedValueOnce(new TypeError('The script did not load.'));
    adapter.send(logged);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    adapter.send(logged);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
  });

  it('lack a function, or throw, without a loss of later events', async () => {
    const track = vi.fn().mockImplementationOnce(() => {
      throw new Error('no');
    });
    const { adapter, warn } = setUp({ load: async () => ({ track_event: track }) });
    adapter.send(logged);
    adapter.send(logged);
    adapter.endSession();
    await vi.waitFor(() => expect(track).toHaveBeenCalledTimes(2));
    expect(warn).toHaveBeenCalledOnce();
  });
});

const item = { productCode: 'mp1', ussid: 'u1', sellerId: 's1', name: 'Tote', brand: 'Zari', price: 100 };
const itemAttributes = {
  ...{ product_code: 'mp1', sku_id: 'u1', seller_id: 's1', product_name: 'Tote', brand: 'Zari' },
  ...{ category: 'NA', price: 100, quantity: 1 },
};
const table: readonly [line: string, event: DomainEvent, attributes: object][] = [
  [
    'at most five pictures under luxuryZoom, with https [ANA-13] [ANA-04]',
    {
      ...{ name: 'product viewed', at: 1 },
      detail: {
        item,
        images: ['/media/1.avif', '//cdn.example/2', 'cdn.example/3', 'https://x/4', '5', '6'],
      },
    },
    {
      ...itemAttributes,
      luxuryZoom: [
        ...['https://shop.example/media/1.avif', 'https://cdn.example/2', 'https://cdn.example/3'],
        ...['https://x/4', 'https://5'],
      ],
    },
  ],
  [
    'NA for missing values, and quantity 1 [ANA-04] [ANA-08]',
    { name: 'added to wishlist', at: 1, detail: { item: { productCode: 'mp1' } } },
    {
      ...{ product_code: 'mp1', sku_id: 'NA', seller_id: 'NA', product_name: 'NA', brand: 'NA' },
      ...{ category: 'NA', price: 'NA', quantity: 1 },
    },
  ],
  [
    'at most six categories of a listing [ANA-13]',
    {
      ...{ name: 'listing viewed', at: 1 },
      detail: { query: ':relevance', total: 9, page: 1, categories: ['1', '2', '3', '4', '5', '6', '7'] },
    },
    {
      ...{ query: ':relevance', total: 9, page: 1, icid: 'NA', icid2: 'NA' },
      categories: ['1', '2', '3', '4', '5', '6'],
    },
  ],
  [
    'the reason of a login without a partner token [ANA-06]',
    { name: 'login failed', at: 1, detail: { reason: 'No TD Access Token' } },
    { reason: 'No TD Access Token' },
  ],
  [
    'brand cash programmes as lists [ANA-07]',
    {
      ...{ name: 'brand cash viewed', at: 1 },
      detail: { programmes: [{ brandCode: 'MBH1', brandName: 'Zari', remainingBalance: 500 }] },
    },
    { brand_code: ['MBH1'], brand_name: ['Zari'], balance: [500] },
  ],
  [
    'the tier [ANA-05]',
    { name: 'loyalty points viewed', at: 1, detail: { tier: 'Elite' } },
    { tier: 'Elite' },
  ],
  [
    'an order without its free gifts [ANA-12]',
    {
      ...{ name: 'order placed', at: 1 },
      detail: { orderId: 'LX1', payable: 100, items: [item, { ...item, ussid: 'g', isFreeGift: true }] },
    },
    {
      ...{ orderId: 'LX1', payable: 100, isGiftCard: false, product_code: ['mp1'], sku_id: ['u1'] },
      ...{ seller_id: ['s1'], price: [100], quantity: [1], category: ['NA'] },
    },
  ],
];

describe('an event for customer-engagement analytics', () => {
  it.each(table)('has %s', (_line, event, attributes) => {
    expect(toEngagementEvents(event, context)).toEqual([
      { name: event.name, attributes: { ...attributes, ...labels } },
    ]);
  });

  it('has a label of its own for shoppers from the partner [ANA-08]', () => {
    const [event] = toEngagementEvents(logged, { ...context, isPartner: true });
    expect(event?.attributes).toEqual({ ...labels, channel: 'DWeb TCP' });
  });

  it.each([
    ['Checkout', { name: 'checkout viewed', at: 1, detail: { payable: 1, count: 1 } }],
    ['Checkout - Proceed to Payment', { name: 'payment method selected', at: 1, detail: { mode: 'UPI' } }],
  ] as const)('is also the screen %s [ANA-14]', (screen, event) => {
    expect(toEngagementEvents(event, context)[1]).toEqual({
      name: 'screen viewed',
      attributes: { screen, ...labels },
    });
  });
});

it('a path belongs to the host of the shop, and other addresses get the scheme', () => {
  expect(withHttps('http://cdn.example/1', 'shop.example')).toBe('http://cdn.example/1');
  expect(withHttps('/media/1', 'shop.example')).toBe('https://shop.example/media/1');
});

describe('results of a search', () => {
  it('are reported in groups of ten, once, and only the first thirty [ANA-15]', () => {
    const report = vi.fn();
    const impressions = createImpressions('tote', report);
    for (let at = 1; at <= 40; at += 1) for (const _ of [1, 2]) impressions.see(at, `mp${at}`);
    expect(report.mock.calls.map(([{ group, products }]) => [group, products.length])).toEqual([
      [1, 10],
      [2, 10],
      [3, 10],
    ]);
    expect(report.mock.calls[1]?.[0]).toMatchObject({
      text: 'tote',
      products: expect.arrayContaining([{ position: 11, productCode: 'mp11' }]),
    });
    impressions.end();
    expect(report).toHaveBeenCalledTimes(3);
  });

  it('of a group that is not complete are reported when the page changes', () => {
    const report = vi.fn();
    const impressions = createImpressions('tote', report);
    impressions.see(12, 'mp12');
    impressions.see(3, 'mp3');
    impressions.see(1, 'mp1');
    expect(report).not.toHaveBeenCalled();
    impressions.end();
    impressions.end();
    expect(report.mock.calls.map(([seen]) => seen)).toEqual([
      {
        ...{ text: 'tote', group: 1 },
        products: [
          { position: 1, productCode: 'mp1' },
          { position: 3, productCode: 'mp3' },
        ],
      },
      { text: 'tote', group: 2, products: [{ position: 12, productCode: 'mp12' }] },
    ]);
  });
});
