import { current } from '@luxe/contract/calls';
import { eventCalls } from '@luxe/contract/event-calls';
import type { DomainEvent } from '@luxe/telemetry';
import { platform } from '@luxe/format';
import type { AnalyticsSettings } from './analyticsSettings.ts';
import type { OrderClaims } from './orderClaims.ts';
import type { Outbox, Outgoing } from './outbox.ts';
import { toSalesFields, type Fields } from './salesFields.ts';

export interface SaleParts {
  readonly settings: AnalyticsSettings;
  readonly outbox: Outbox;
  readonly claims: OrderClaims;
  /** The id of the shopper for receivers outside the shop. */
  readonly shopperId: () => string;
  readonly newId: () => string;
}

/** A receiver of events that are sent as requests. */
interface Receiver {
  send(event: DomainEvent): void;
}

/** Sends one request for each event to sales analytics [ANA-02] [ANA-09]. */
export function createSales({ settings, outbox, claims, shopperId, newId }: SaleParts): Receiver {
  const { url = '', method = 'GET' } = settings.sales ?? {};
  const send = (event: DomainEvent, fields: Fields, id: string) => {
    const query = {
      ...{ event_name: fields.event_name ?? '', event_time: String(event.at), os_name: 'Desktop' },
      // For its own path, the session boundary replaces `current` with the id of the customer or browser.
      cli_ubid: url ? shopperId() : current,
      ...fields,
      event_id: id,
    };
    outbox.add(url ? toOther(url, query, method) : toOwn(eventCalls.salesEvent.path, { method, query }));
  };
  return {
    send(event) {
      const fields = toSalesFields(event);
      if (fields) whenCounted('sales', event, claims, (id = newId()) => send(event, fields, id));
    },
  };
}

/** Fetches the ad tracking URLs with each event of sales analytics [ANA-03]. */
export function createAds({ settings: { ads = [] }, outbox, claims, shopperId }: SaleParts): Receiver {
  const placeholder = 'cli_ubid';
  return {
    send(event) {
      if (ads.length === 0 || !toSalesFields(event)) return;
      whenCounted('advertising', event, claims, () => {
        const id = encodeURIComponent(shopperId());
        for (const url of ads) outbox.add({ url: url.replaceAll(placeholder, id), init: elsewhere });
      });
    },
  };
}

/** Reports product views to the store, for the rails [PDP-07]. */
export function createPersonalisation({ outbox }: Pick<SaleParts, 'outbox'>): Receiver {
  return {
    send(event) {
      if (event.name !== 'product viewed') return;
      const body = {
        channel: platform.channel,
        base_site: 'lux',
        product_id: event.detail.item.productCode,
      };
      outbox.add(toOwn(eventCalls.productViewed.path, { method: 'POST', body }));
    },
  };
}

/** Runs `report` at once. For a placed order, runs it when the store has granted the claim of its event. */
export function whenCounted(
  receiver: string,
  event: DomainEvent,
  claims: OrderClaims,
  report: (id?: string) => void,
): void {
  if (event.name !== 'order placed') return report();
  void claims.claim(receiver, event.detail).then((id) => {
    if (id !== undefined) report(id);
  });
}

/** Without cookies and without a readable response, so that a receiver needs no CORS headers. */
const elsewhere = { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'origin' } as const;

function toOther(address: string, query: Fields, method: 'GET' | 'POST'): Outgoing {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return { url: url.href, init: { method, ...elsewhere } };
}

function toOwn(
  path: string,
  { method, query, body }: { method: 'GET' | 'POST'; query?: Fields; body?: object },
): Outgoing {
  const text = query ? `?${new URLSearchParams(query)}` : '';
  return {
    url: `/api${path}${text}`,
    init: {
      method,
      headers: {
        accept: 'application/json',
        'x-luxe-request': '1',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    },
  };
}
