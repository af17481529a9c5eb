import { current } from '@luxe/contract/calls';
import type { Client } from '@luxe/client';
import { platform } from '@luxe/format';
import type { DomainEvent, TelemetryAdapter } from '@luxe/telemetry';

/**
 * Sends product views to the store's personalisation and sales analytics [PDP-07]. An event that waited for
 * consent keeps its original time. Failures are ignored.
 */
export function storeEvents(client: Client): TelemetryAdapter {
  return {
    name: 'store',
    send(event) {
      if (event.name === 'product viewed') sendView(client, event);
    },
  };
}

function sendView(
  client: Client,
  { detail: { item }, at }: Extract<DomainEvent, { name: 'product viewed' }>,
) {
  const { productCode, ussid, sellerId, price, quantity = 1, isFreeGift } = item;
  const calls = [
    client.call('productViewed', {
      body: { channel: platform.channel, base_site: 'lux', product_id: productCode },
    }),
  ] as Promise<unknown>[];
  // Sales analytics does not count giveaways.
  if (!isFreeGift)
    calls.push(
      client.call('salesEvent', {
        query: {
          event_name: 'viewproduct',
          event_time: at,
          os_name: 'Desktop',
          // The session boundary of the storefront server replaces `current` with the id of the customer or
          // browser.
          cli_ubid: current,
          product_quantities: String(quantity),
          ...(price === undefined ? {} : { product_prices: String(price) }),
          ...(ussid ? { sku_id: ussid } : {}),
          ...(sellerId ? { seller_id: sellerId } : {}),
        },
      }),
    );
  for (const call of calls) call.catch(() => undefined);
}
