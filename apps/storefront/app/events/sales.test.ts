import fc from 'fast-check';
import type { DomainEvent, EventItem } from '@luxe/telemetry';
import { describe, expect, it, vi } from 'vitest';
import type { AnalyticsSettings } from './analyticsSettings.ts';
import type { Outgoing } from './outbox.ts';
import { createAds, createPersonalisation, createSales } from './saleAdapters.ts';
import { toSalesFields } from './salesFields.ts';

const item: EventItem = {
  productCode: 'mp000000000000123',
  ussid: '123654HR1',
  sellerId: '123654',
  price: 245_000,
};
const other: EventItem = { ...item, ussid: '125001AB2', sellerId: '125001', price: 1250.5, quantity: 2 };
const at = 1_700_000;
const viewed = (changes: Partial<EventItem> = {}): DomainEvent => ({
  ...{ name: 'product viewed', at },
  detail: { item: { ...item, ...changes } },
});
const added: DomainEvent = { name: 'added to cart', at, detail: { item: other } };
const placed: DomainEvent = {
  ...{ name: 'order placed', at },
  detail: {
    ...{ orderId: 'LX261120487', payable: 247_501 },
    items: [item, other, { ...item, ussid: 'GIFT1', isFreeGift: true }],
  },
};
const giftCard: DomainEvent = {
  ...{ name: 'order placed', at },
  detail: {
    ...{ orderId: 'GC-2611-2048-77', payable: 25_000, isGiftCard: true },
    items: [{ productCode: 'ink', category: 'Send As Gift Card', price: 25_000, quantity: 1 }],
  },
};

function setUp(settings: AnalyticsSettings = {}, claimed: string | undefined = 'claimed-event') {
  const sent: Outgoing[] = [];
  const parts = {
    settings,
    outbox: { add: (request: Outgoing) => void sent.push(request), flush: vi.fn() },
    claims: { claim: vi.fn(async (): Promise<string | undefined> => claimed) },
    shopperId: () => 'visitor 1',
    newId: () => 'event-0001',
  };
  return { parts, sent };
}

const common = { event_time: '1700000', os_name: 'Desktop' };
const own = { ...common, cli_ubid: 'current' };

/** The exact query of each event, on the own endpoint with GET. */
const table: readonly [line: string, event: DomainEvent, query: Record<string, string>][] = [
  [
    'viewproduct [ANA-11]',
    viewed(),
    {
      ...{ event_name: 'viewproduct', ...own, event_id: 'event-0001' },
      ...{ product_quantities: '1', product_prices: '245000', sku_id: '123654HR1', seller_id: '123654' },
    },
  ],
  [
    'funnel_add2cart [ANA-11]',
    added,
    {
      ...{ event_name: 'funnel_add2cart', ...own, event_id: 'event-0001' },
      ...{ product_quantities: '2', product_prices: '1250.5', sku_id: '125001AB2', seller_id: '125001' },
    },
  ],
  [
    'funnel_salecomplete, without give-away items [ANA-12]',
    placed,
    {
      ...{ event_name: 'funnel_salecomplete', ...own, event_id: 'claimed-event' },
      ...{ product_quantities: '1|2', product_prices: '245000|1250.5' },
      ...{ sku_id: '123654HR1|125001AB2', seller_id: '123654|125001' },
      ...{ sales: '247501', item_identifier: 'LX261120487' },
    },
  ],
  [
    'a gift card: quantity 1, and NA for what it does not have [ANA-08] [ANA-04]',
    giftCard,
    {
      ...{ event_name: 'funnel_salecomplete', ...own, event_id: 'claimed-event' },
      ...{ product_quantities: '1', product_prices: '25000', sku_id: 'NA', seller_id: 'NA' },
      ...{ sales: '25000', item_identifier: 'GC-2611-2048-77' },
    },
  ],
  [
    'missing values are NA [ANA-04]',
    { name: 'added to cart', at, detail: { item: { productCode: 'mp1' } } },
    {
      ...{ event_name: 'funnel_add2cart', ...own, event_id: 'event-0001' },
      ...{ product_quantities: '1', product_prices: 'NA', sku_id: 'NA', seller_id: 'NA' },
    },
  ],
];

describe('sales analytics', () => {
  it.each(table)('send one request with exactly these fields: %s', async (_line, event, query) => {
    const { parts, sent } = setUp();
    createSales(parts).send(event);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    const [path, text] = sent[0]?.url.split('?') ?? [];
    expect(path).toBe('/api/events');
    expect(Object.fromEntries(new URLSearchParams(text))).toEqual(query);
    expect(sent[0]?.init).toMatchObject({ method: 'GET', headers: { 'x-luxe-request': '1' } });
  });

  it('are sent with POST by setting, also to the own path [ANA-02]', () => {
    const { parts, sent } = setUp({ sales: { url: '', method: 'POST' } });
    createSales(parts).send(viewed());
    expect(sent[0]?.url).toMatch(/^\/api\/events\?/);
    expect(sent[0]?.init.method).toBe('POST');
    expect(sent[0]?.init.body).toBeUndefined();
  });

  it.each(['GET', 'POST'] as const)(
    'are sent with %s to the configured endpoint, with the id of the shopper and without cookies [ANA-02] [ANA-09]',
    (method) => {
      const { parts, sent } = setUp({ sales: { url: 'https://sales.example/collect?shop=luxe', method } });
      createSales(parts).send(viewed());
      const { origin, pathname, searchParams } = new URL(sent[0]?.url ?? '');
      expect(origin + pathname).toBe('https://sales.example/collect');
      expect(Object.fromEntries(searchParams)).toMatchObject({
        ...{ shop: 'luxe', cli_ubid: 'visitor 1', os_name: 'Desktop' },
      });
      expect(sent[0]?.init).toMatchObject({ method, mode: 'no-cors', credentials: 'omit' });
    },
  );

  it.each([
    ['a free gift', viewed({ isFreeGift: true })],
    ['another event', { name: 'OTP submitted', at, detail: {} } as DomainEvent],
  ])('get nothing for %s', (_what, event) => {
    const { parts, sent } = setUp();
    createSales(parts).send(event);
    expect(sent).toEqual([]);
  });

  it('get no order whose claim the store does not grant', async () => {
    const { parts, sent } = setUp({});
    parts.claims.claim.mockResolvedValue(undefined);
    createSales(parts).send(placed);
    await Promise.resolve();
    expect(parts.claims.claim).toHaveBeenCalledWith('sales', placed.detail);
    expect(sent).toEqual([]);
  });

  it('lists have one value for each item, in the same order', () => {
    const text = fc.string({ minLength: 1, maxLength: 12 }).map((value) => value.trim() || 'x');
    const anyItem = fc.record({
      productCode: text,
      ussid: fc.option(text, { nil: undefined }),
      sellerId: fc.option(text, { nil: undefined }),
      price: fc.option(fc.integer({ min: 0, max: 1e7 }), { nil: undefined }),
      quantity: fc.option(fc.integer({ min: 1, max: 10 }), { nil: undefined }),
      isFreeGift: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(anyItem, { minLength: 1, maxLength: 8 }), (items) => {
        const detail = { orderId: 'LX1', payable: 1, items };
        const fields = toSalesFields({ name: 'order placed', at, detail }) ?? {};
        const sold = items.filter(({ isFreeGift }) => !isFreeGift);
        const expected = sold.length || 1;
        for (const name of ['product_quantities', 'product_prices', 'sku_id', 'seller_id'])
          expect(fields[name]?.split('|'), name).toHaveLength(expected);
        if (sold.length > 0)
          expect(fields.product_quantities).toBe(sold.map(({ quantity = 1 }) => quantity).join('|'));
      }),
    );
  });
});

describe('ad tracking', () => {
  const ads = ['https://ads.example/p?id=cli_ubid&again=cli_ubid', 'https://b.example/cli_ubid.gif'];

  it('fetches each address with the id of the shopper [ANA-03]', async () => {
    const { parts, sent } = setUp({ ads });
    createAds(parts).send(placed);
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ url }) => url)).toEqual([
      'https://ads.example/p?id=visitor%201&again=visitor%201',
      'https://b.example/visitor%201.gif',
    ]);
    expect(sent[0]?.init).toMatchObject({ mode: 'no-cors', credentials: 'omit' });
  });

  it('claims no order without an address', () => {
    const { parts, sent } = setUp();
    createAds(parts).send(placed);
    expect(parts.claims.claim).not.toHaveBeenCalled();
    expect(sent).toEqual([]);
  });
});

it('personalisation gets product views with the specified fields [PDP-07]', () => {
  const { parts, sent } = setUp();
  const { send } = createPersonalisation(parts);
  send(added);
  send(viewed({ isFreeGift: true }));
  expect(sent).toEqual([
    {
      url: '/api/personalization/events/product-view',
      init: {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'x-luxe-request': '1',
        },
        body: JSON.stringify({ channel: 'web', base_site: 'lux', product_id: item.productCode }),
      },
    },
  ]);
});
