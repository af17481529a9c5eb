import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { manualClock } from '../../testing/manualClock.ts';
import { parcelToBook } from '../../testing/parcelToBook.ts';
import { CarrierError, type Carrier } from './carrier.ts';
import { createShiprocket } from './shiprocket.ts';

// A stand-in for Shiprocket over HTTP, from its public documentation: login, orders, shipments, AWB numbers,
// pickups, cancellation and tracking.
interface Order {
  readonly order_id: number;
  readonly shipment_id: number;
  readonly body: Record<string, unknown>;
  awb: string | null;
  hasPickup: boolean;
  isCancelled: boolean;
}
let server: Server;
let origin = '';
let orders: Map<string, Order>;
let calls: string[];
let validToken = '';
/** When set, the stand-in answers with this instead. */
let fault: ((path: string) => [status: number, body: string] | undefined) | undefined;
let carrier: Carrier;
const clock = manualClock();

const scans = [
  {
    date: '2026-11-20 18:02:11',
    activity: 'Manifested - Manifest uploaded',
    location: 'Mumbai_Andheri_D (Maharashtra)',
    'sr-status': '5',
    'sr-status-label': 'MANIFEST GENERATED',
  },
  {
    date: '2026-11-21 06:05:00',
    activity: 'Picked up',
    location: 'Mumbai_Andheri_D (Maharashtra)',
    'sr-status': 42,
    'sr-status-label': 'PICKED UP',
  },
  {
    date: '2026-11-23 05:10:40',
    activity: 'In Transit - Bag left the hub',
    location: 'Bhiwandi_H (Maharashtra)',
    'sr-status': 'NA',
  },
  { date: '2026-11-24 09:00:00', activity: 'Out for delivery', location: null, 'sr-status': '17' },
  { date: '2026-11-24 13:41:00', activity: 'Delivered to consignee', location: 'Delhi', 'sr-status': '7' },
];

function answer(method: string, path: string, body: Record<string, unknown>): [number, unknown] {
  const find = (id: unknown) => [...orders.values()].find((one) => one.shipment_id === Number(id));
  if (path === '/v1/external/orders/create/adhoc') {
    const reference = String(body['order_id']);
    const known = orders.get(reference);
    if (known?.isCancelled) return [422, { message: 'The order id is already used.' }];
    const number = orders.size + 1;
    const order: Order = known ?? {
      order_id: 348_456_000 + number,
      shipment_id: 347_000_000 + number,
      body,
      awb: null,
      hasPickup: false,
      isCancelled: false,
    };
    orders.set(reference, order);
    const { order_id, shipment_id } = order;
    return [200, { order_id, shipment_id, status: 'NEW', status_code: 1 }];
  }
  if (path.startsWith('/v1/external/shipments/')) {
    const order = find(path.split('/').at(-1));
    return [200, { data: { awb: order?.awb, courier: order?.awb ? 'Blue Dart Surface' : '' } }];
  }
  if (path === '/v1/external/courier/assign/awb') {
    const order = find(body['shipment_id']);
    if (!order || order.awb) return [400, { message: 'AWB is already assigned.' }];
    order.awb = `1904142475${order.shipment_id % 1000}`;
    const data = { awb_code: order.awb, courier_name: 'Blue Dart Surface' };
    return [200, { awb_assign_status: 1, response: { data } }];
  }
  if (path === '/v1/external/courier/generate/pickup') {
    for (const id of body['shipment_id'] as number[]) {
      const order = find(id);
      if (order?.hasPickup) return [400, { message: 'Already in Pickup Queue.' }];
      if (order) order.hasPickup = true;
    }
    return [200, { pickup_status: 1 }];
  }
  if (path === '/v1/external/orders/cancel') {
    for (const order of orders.values())
      if ((body['ids'] as number[]).includes(order.order_id)) order.isCancelled = true;
    return [200, { status_code: 200, message: 'Order cancelled successfully.' }];
  }
  if (method === 'GET' && path.startsWith('/v1/external/courier/track/awb/'))
    return [200, { tracking_data: { track_status: 1, shipment_track_activities: scans.toReversed() } }];
  return [404, { message: 'Not found' }];
}

beforeAll(async () => {
  server = createServer((request, response) => {
    void (async () => {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      const path = request.url ?? '';
      const body = text ? (JSON.parse(text) as Record<string, unknown>) : {};
      calls.push(`${request.method} ${path}`);
      const send = (status: number, content: string) =>
        void response.writeHead(status, { 'content-type': 'application/json' }).end(content);
      const failed = fault?.(path);
      if (failed) return send(...failed);
      if (path === '/v1/external/auth/login') {
        const isKnown = body['email'] === 'api@shop.example' && body['password'] === 'password';
        validToken = `token ${calls.length}`;
        return isKnown
          ? send(200, JSON.stringify({ token: validToken }))
          : send(403, JSON.stringify({ message: 'Invalid email and password combination' }));
      }
      if (request.headers.authorization !== `Bearer ${validToken}`)
        return send(401, JSON.stringify({ message: 'Token has expired' }));
      const [status, content] = answer(request.method ?? '', path, body);
      send(status, JSON.stringify(content));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const config = {
  name: 'shiprocket' as const,
  email: 'api@shop.example',
  password: 'password',
  pickupLocation: 'Mumbai',
  webhookToken: 'token of the webhooks',
};
beforeEach(() => {
  orders = new Map();
  calls = [];
  validToken = '';
  fault = undefined;
  carrier = createShiprocket({ ...config, origin, timeoutMs: 1000 }, clock);
});

describe('booking', () => {
  it('creates an order, gets a tracking number and asks for a pickup', async () => {
    const booking = await carrier.book(parcelToBook({ landmark: 'Near the lake' }));
    const [order] = orders.values();
    expect(booking).toEqual({
      trackingNumber: order?.awb,
      courierName: 'Blue Dart Surface',
      carrierReference: String(order?.order_id),
    });
    expect(order).toMatchObject({
      hasPickup: true,
      body: {
        order_id: '261120-4877-1',
        order_date: '2026-11-20 10:42',
        pickup_location: 'Mumbai',
        billing_customer_name: 'Ananya',
        billing_address: 'B-14, Jor Bagh',
        billing_address_2: 'Near the lake',
        billing_pincode: '110003',
        billing_phone: '9812345670',
        payment_method: 'Prepaid',
        sub_total: 37_800,
        order_items: [{ name: 'Aari-embroidered potli', sku: 'PT100', units: 2, selling_price: 18_900 }],
      },
    });
  });

  it('lets the courier collect the cash that is due', async () => {
    const box = { weightGrams: 1_250, lengthMm: 405, breadthMm: 300, heightMm: 3 };
    await carrier.book(parcelToBook({}, { cashPaise: 31_000_50, box }));
    expect([...orders.values()][0]?.body).toMatchObject({
      ...{ payment_method: 'COD', sub_total: 31_000.5 },
      ...{ weight: 1.25, length: 40.5, breadth: 30, height: 0.5 },
    });
  });

  it('books once when the call is repeated', async () => {
    const booking = await carrier.book(parcelToBook());
    expect(await carrier.book(parcelToBook())).toEqual(booking);
    expect(orders.size).toBe(1);
  });

  it.each(['/orders/create/adhoc', '/shipments/', '/assign/awb', '/generate/pickup'])(
    'continues a booking that broke off at %s',
    async (step) => {
      fault = (path) => (path.includes(step) ? [503, 'down'] : undefined);
      await expect(carrier.book(parcelToBook())).rejects.toThrow(CarrierError);
      fault = undefined;
      expect((await carrier.book(parcelToBook())).trackingNumber).toBe([...orders.values()][0]?.awb);
      expect(orders.size).toBe(1);
      expect([...orders.values()][0]?.hasPickup).toBe(true);
    },
  );

  it("an error does not contain the carrier's words, which may have an address", async () => {
    fault = (path) => (path.endsWith('/adhoc') ? [422, '{"message":"Bad phone 9812345670"}'] : undefined);
    await expect(carrier.book(parcelToBook())).rejects.toThrow('create/adhoc: 422');
    await expect(carrier.book(parcelToBook())).rejects.not.toThrow('9812345670');
  });

  it('cancels a booking', async () => {
    await carrier.cancel(await carrier.book(parcelToBook()));
    expect([...orders.values()][0]?.isCancelled).toBe(true);
  });
});

describe('its token', () => {
  it('is used for all calls, and renewed when the account has ended it', async () => {
    await carrier.book(parcelToBook());
    const logins = () => calls.filter((call) => call.endsWith('/auth/login')).length;
    expect(logins()).toBe(1);
    validToken = 'another';
    await carrier.book(parcelToBook());
    expect(logins()).toBe(2);
    clock.advance(10 * 24 * 60 * 60_000);
    await carrier.book(parcelToBook());
    expect(logins()).toBe(3);
  });

  it('a wrong password is an error that does not contain it', async () => {
    const wrong = createShiprocket({ ...config, origin, password: 'not this one' }, clock);
    const error = await wrong.book(parcelToBook()).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(CarrierError);
    expect(String(error)).toContain('/auth/login: 403');
    expect(JSON.stringify(error)).not.toContain('not this one');
    const count = calls.length;
    await expect(wrong.book(parcelToBook())).rejects.toThrow(CarrierError);
    expect(calls).toHaveLength(count);
  });
});

it.each<[string, () => [number, string]]>([
  ['an error status', () => [500, '{"message":"down"}']],
  ['no JSON', () => [200, '<html>']],
  ['other JSON', () => [200, '{"unexpected":true}']],
])('%s in a response is a CarrierError', async (_name, response) => {
  fault = (path) => (path.endsWith('/auth/login') ? undefined : response());
  await expect(carrier.book(parcelToBook())).rejects.toThrow(CarrierError);
  await expect(carrier.track({ trackingNumber: '1', carrierReference: '1' })).rejects.toThrow(CarrierError);
});

const expected = [
  [undefined, '2026-11-20T12:32:11.000Z', 'Mumbai_Andheri_D (Maharashtra)'],
  ['shipped', '2026-11-21T00:35:00.000Z', 'Mumbai_Andheri_D (Maharashtra)'],
  [undefined, '2026-11-22T23:40:40.000Z', 'Bhiwandi_H (Maharashtra)'],
  ['outForDelivery', '2026-11-24T03:30:00.000Z', ''],
  ['delivered', '2026-11-24T08:11:00.000Z', 'Delhi'],
];

describe('events', () => {
  const webhook = (body: unknown, token: string | undefined = config.webhookToken) =>
    carrier.verifyWebhook({ 'x-api-key': token }, JSON.stringify(body));

  it('the tracking and the webhooks report the same events', async () => {
    const tracked = await carrier.track({ trackingNumber: '19041424751540', carrierReference: '1' });
    const sent = webhook({ awb: '19041424751540', current_status: 'DELIVERED', scans }) ?? [];
    const facts = sent.map(({ state, at, place }) => [state, at.toISOString(), place]);
    expect(facts).toEqual(expected);
    expect(tracked.toReversed()).toEqual(sent);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(5);
  });

  it('a webhook without the right token is not read', () => {
    expect(webhook({ awb: '1', scans }, 'wrong')).toBeUndefined();
    expect(carrier.verifyWebhook({}, JSON.stringify({ awb: '1', scans }))).toBeUndefined();
  });

  it.each([
    ['no scans', { awb: '1' }],
    ['no tracking number', { scans }],
    ['an unreadable scan', { awb: '1', scans: [{ date: 'yesterday', activity: '' }, null] }],
    ['an impossible date', { awb: '1', scans: [{ ...scans[0], date: '0000-00-00 00:00:00' }] }],
  ])('a genuine webhook with %s has no events', (_name, body) => expect(webhook(body)).toEqual([]));

  it('a genuine webhook that is not JSON has no events', () =>
    expect(carrier.verifyWebhook({ 'x-api-key': config.webhookToken }, '{')).toEqual([]));
});
