import { createHash } from 'node:crypto';
import { equalsSecret, type Clock } from '@luxe/host';
import { indianClock, paiseToRupees } from '@luxe/format';
import { z } from 'zod';
import {
  CarrierError,
  type BoxSize,
  type Carrier,
  type CarrierEvent,
  type CarrierState,
  type ParcelToBook,
} from './carrier.ts';

export interface ShiprocketConfig {
  readonly name: 'shiprocket';
  readonly origin: string;
  /** Login of an API user of the account. */
  readonly email: string;
  readonly password: string;
  /** Name of the account's pickup address from which parcels leave. */
  readonly pickupLocation: string;
  /** The `x-api-key` that its webhooks carry. */
  readonly webhookToken: string;
  readonly timeoutMs?: number;
}

/** A token is valid for ten days. */
const tokenMs = 9 * 24 * 60 * 60_000;

/** Milliseconds until a rejected login is repeated. */
const rejectedLoginMs = 10 * 60_000;

/** The least that Shiprocket accepts: half a centimetre and 10 grams. */
const least = { centimetres: 0.5, kilograms: 0.01 };

/** A box in the units of Shiprocket: kilograms and centimetres. */
const toDimensions = ({ weightGrams, lengthMm, breadthMm, heightMm }: BoxSize) => ({
  weight: Math.max(least.kilograms, weightGrams / 1000),
  length: Math.max(least.centimetres, lengthMm / 10),
  breadth: Math.max(least.centimetres, breadthMm / 10),
  height: Math.max(least.centimetres, heightMm / 10),
});

/** Its statuses of a shipment, mapped to ours. Any other status is a scan on the way. */
const states: Readonly<Record<string, CarrierState>> = {
  6: 'shipped',
  7: 'delivered',
  9: 'returningToOrigin',
  10: 'returnedToOrigin',
  12: 'lost',
  17: 'outForDelivery',
  18: 'shipped',
  21: 'deliveryFailed',
  24: 'lost',
  42: 'shipped',
  46: 'returningToOrigin',
};

/** The moment of a time in India such as `2026-11-23 15:40:19`. */
const inIndia = (date: string) => new Date(`${date.replace(' ', 'T')}+05:30`);

const scanSchema = z.object({
  date: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    .refine((date) => !Number.isNaN(inIndia(date).getTime())),
  activity: z.string(),
  location: z.string().nullish(),
  'sr-status': z.coerce.string().nullish(),
});
const webhookSchema = z.object({
  awb: z.coerce.string(),
  scans: z.array(z.unknown()).nullish(),
});
const trackingSchema = z.object({
  tracking_data: z.object({ shipment_track_activities: z.array(z.unknown()).nullish() }),
});
const orderSchema = z.object({ order_id: z.number(), shipment_id: z.number() });
const shipmentSchema = z.object({
  data: z.object({ awb: z.coerce.string().nullish(), courier: z.string().nullish() }),
});
const awbSchema = z.object({
  awb_assign_status: z.literal(1),
  response: z.object({ data: z.object({ awb_code: z.coerce.string(), courier_name: z.string() }) }),
});

/**
 * Shiprocket through its documented HTTP API (https://apidocs.shiprocket.in). It hands each parcel to one of
 * its courier companies. It does not ask for delivery codes; see docs/decisions/0024-carriers.md.
 */
export function createShiprocket(config: ShiprocketConfig, clock: Clock): Carrier {
  /** A rejected login is not repeated before this time, because the account might be locked. */
  let loginAgainAt = 0;
  let token: { readonly value: string; readonly until: number } | undefined;

  async function call(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    const first = await send(method, path, body, await readToken());
    if (first.status !== 401) return read(method, path, first);
    // The account may have ended the token early.
    token = undefined;
    return read(method, path, await send(method, path, body, await readToken()));
  }

  async function readToken(): Promise<string> {
    if (token && clock.elapsed() < token.until) return token.value;
    if (clock.elapsed() < loginAgainAt) throw new CarrierError('the login was rejected a moment ago');
    const { email, password } = config;
    const path = '/v1/external/auth/login';
    const response = await send('POST', path, { email, password });
    if (response.status >= 400 && response.status < 500) loginAgainAt = clock.elapsed() + rejectedLoginMs;
    const login = z.object({ token: z.string() }).safeParse(await read('POST', path, response));
    if (!login.success) throw new CarrierError('the login has no token');
    token = { value: login.data.token, until: clock.elapsed() + tokenMs };
    return token.value;
  }

  async function send(method: string, path: string, body: object | undefined, bearer?: string) {
    try {
      return await fetch(new URL(path, config.origin), {
        method,
        headers: {
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
          ...(bearer && { authorization: `Bearer ${bearer}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(config.timeoutMs ?? 10_000),
      });
    } catch {
      throw new CarrierError(`${method} ${path}: no answer`);
    }
  }

  async function read(method: string, path: string, response: Response): Promise<unknown> {
    const body: unknown = await response.json().catch(() => undefined);
    if (response.ok && body !== undefined) return body;
    const { message } = z
      .object({ message: z.string().catch('') })
      .catch({ message: '' })
      .parse(body);
    throw new CarrierError(`${method} ${path}: ${response.status}`, message);
  }

  async function assignCourier(shipmentId: number) {
    const path = '/v1/external/courier/assign/awb';
    const { response } = parse(awbSchema, path, await call('POST', path, { shipment_id: shipmentId }));
    return { trackingNumber: response.data.awb_code, courierName: response.data.courier_name };
  }

  /** Asks for the pickup of a shipment; succeeds when it is already requested. */
  async function requestPickup(shipmentId: number) {
    try {
      await call('POST', '/v1/external/courier/generate/pickup', { shipment_id: [shipmentId] });
    } catch (error) {
      if (!(error instanceof CarrierError && /already/i.test(error.detail))) throw error;
    }
  }

  return {
    name: config.name,

    async book(parcel) {
      // It answers a repeated reference with the order that it already has.
      const path = '/v1/external/orders/create/adhoc';
      const order = parse(
        orderSchema,
        path,
        await call('POST', path, toOrder(parcel, config.pickupLocation)),
      );
      const carrierReference = String(order.order_id);
      const { data } = parse(
        shipmentSchema,
        '/v1/external/shipments',
        await call('GET', `/v1/external/shipments/${order.shipment_id}`),
      );
      const booked = data.awb
        ? { trackingNumber: data.awb, courierName: data.courier || 'Shiprocket' }
        : await assignCourier(order.shipment_id);
      await requestPickup(order.shipment_id);
      return { ...booked, carrierReference };
    },

    async cancel({ carrierReference }) {
      await call('POST', '/v1/external/orders/cancel', { ids: [Number(carrierReference)] });
    },

    async track({ trackingNumber }) {
      const path = `/v1/external/courier/track/awb/${encodeURIComponent(trackingNumber)}`;
      const { tracking_data: tracking } = parse(trackingSchema, path, await call('GET', path));
      return toEvents(trackingNumber, tracking.shipment_track_activities ?? []);
    },

    verifyWebhook(headers, body) {
      if (!equalsSecret(headers['x-api-key'], config.webhookToken)) return undefined;
      const message = webhookSchema.safeParse(parseJson(body));
      return message.success ? toEvents(message.data.awb, message.data.scans ?? []) : [];
    },
  };
}

function parse<Shape>(schema: z.ZodType<Shape>, path: string, body: unknown): Shape {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new CarrierError(`${path}: unexpected response`);
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toOrder({ reference, orderedAt, cashPaise, to, items, box }: ParcelToBook, pickupLocation: string) {
  return {
    order_id: reference,
    order_date: indianClock(orderedAt).slice(0, 16),
    pickup_location: pickupLocation,
    billing_customer_name: to.firstName,
    billing_last_name: to.lastName,
    billing_address: to.line1,
    billing_address_2: [to.line2, to.line3, to.landmark].filter(Boolean).join(', '),
    billing_city: to.city,
    billing_pincode: to.postalCode,
    billing_state: to.state,
    billing_country: 'India',
    billing_email: to.emailID,
    billing_phone: to.phone,
    shipping_is_billing: true,
    order_items: items.map(({ name, ussid, quantity, unitPaise }) => ({
      name,
      sku: ussid,
      units: quantity,
      selling_price: paiseToRupees(unitPaise),
    })),
    payment_method: cashPaise > 0 ? 'COD' : 'Prepaid',
    // For cash on delivery, the courier collects this amount.
    sub_total: paiseToRupees(
      cashPaise || items.reduce((sum, { quantity, unitPaise }) => sum + quantity * unitPaise, 0),
    ),
    ...toDimensions(box),
  };
}

/** Reads scans; leaves out those without a readable time. Webhooks and the tracking list the same scans. */
function toEvents(trackingNumber: string, scans: readonly unknown[]): CarrierEvent[] {
  return scans.flatMap((one) => {
    const scan = scanSchema.safeParse(one);
    if (!scan.success) return [];
    const { date, activity, location, 'sr-status': status } = scan.data;
    const id = createHash('sha256')
      .update(JSON.stringify([date, activity, location, status]))
      .digest('hex')
      .slice(0, 32);
    return {
      trackingNumber,
      id,
      state: states[status ?? ''],
      text: activity.slice(0, 200),
      place: (location ?? '').slice(0, 100),
      at: inIndia(date),
    };
  });
}
