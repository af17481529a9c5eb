import { createClient } from '@luxe/client';
import { fault, mockFetch, type Overrides } from '@luxe/contract/testing';
import { createTelemetry, type Consent } from '@luxe/telemetry';
import { expect, test, vi } from 'vitest';
import { storeEvents } from './storeEvents.ts';

const item = {
  productCode: 'mp000000000000123',
  ussid: '123654HR1',
  sellerId: '123654',
  price: 245_000,
  isGiveAway: false,
};

function setUp(consent: Consent, overrides: Overrides = {}) {
  const { fetch, shop } = mockFetch(overrides);
  const client = createClient({ baseUrl: '/api', fetch });
  const telemetry = createTelemetry({ adapters: [storeEvents(client)], consent, now: () => 1_700_000 });
  return { telemetry, names: () => shop.log.map(({ name }) => name), log: shop.log };
}

test('a product view sends the specified personalisation and sales events [PDP-07]', async () => {
  const { telemetry, log } = setUp('granted');
  telemetry.track('product viewed', { item });
  await vi.waitFor(() => expect(log).toHaveLength(2));
  expect(log.find(({ name }) => name === 'productViewed')?.request.body).toEqual({
    channel: 'web',
    base_site: 'lux',
    product_id: item.productCode,
  });
  expect(log.find(({ name }) => name === 'salesEvent')?.request.query).toEqual({
    event_name: 'viewproduct',
    event_time: '1700000',
    os_name: 'Desktop',
    cli_ubid: 'current',
    product_quantities: '1',
    product_prices: '245000',
    sku_id: item.ussid,
    seller_id: item.sellerId,
  });
});

test('events wait for consent and are then sent [PDP-07]', async () => {
  const { telemetry, log } = setUp('unknown');
  telemetry.track('product viewed', { item });
  expect(log).toHaveLength(0);
  telemetry.setConsent('granted');
  await vi.waitFor(() => expect(log).toHaveLength(2));
});

test('a giveaway sends no sales event, and a failed request is ignored', async () => {
  const { telemetry, names } = setUp('granted', fault('productViewed', '5xx'));
  telemetry.track('product viewed', { item: { ...item, isFreeGift: true } });
  await vi.waitFor(() => expect(names()).toEqual(['productViewed']));
});
