import { createHash, createHmac } from 'node:crypto';
import { equalsSecret, type Clock } from '@luxe/host';
import { z } from 'zod';
import type { Carrier, CarrierEvent, CarrierState, ParcelToBook } from './carrier.ts';

export interface DemoCarrierConfig {
  readonly name: 'demo';
  /** Key that signs the webhooks. */
  readonly webhookKey: string;
  /** Length of a day for the carrier and for the sellers of the demo shop, in milliseconds. */
  readonly dayMs: number;
}

/** How the way of a parcel ends. A shopper chooses it with the landmark of the address. */
const outcomes = {
  delivered: undefined,
  failedOnce: /not at home/i,
  returned: /wrong address/i,
  lost: /\blost\b/i,
} as const;
type Outcome = keyof typeof outcomes;

/** A booking. The demo carrier stores nothing, so the reference of a booking has all of it. */
interface Journey {
  /** Time of the booking, in milliseconds. */
  readonly from: number;
  /** Time of the first attempt at the door, in milliseconds. */
  readonly to: number;
  readonly outcome: Outcome;
  readonly deliveryCode: string;
}

export interface DemoCarrier extends Carrier {
  readonly name: 'demo';
  /** The headers and the body of a webhook with these events. */
  toWebhook(events: readonly CarrierEvent[]): { headers: Record<string, string>; body: string };
}

const realDayMs = 24 * 60 * 60_000;
const signatureHeader = 'x-carrier-signature';

const eventSchema = z.object({
  trackingNumber: z.string().max(60),
  id: z.string().max(100),
  state: z
    .enum([
      'shipped',
      'outForDelivery',
      'deliveryFailed',
      'delivered',
      'returningToOrigin',
      'returnedToOrigin',
      'lost',
    ] satisfies CarrierState[])
    .optional(),
  text: z.string().max(200),
  place: z.string().max(100),
  at: z.iso.datetime().transform((text) => new Date(text)),
  deliveryCode: z.string().max(10).optional(),
});
const webhookSchema = z.object({ events: z.array(eventSchema).max(100) });

/**
 * A carrier for demo shops. It moves each parcel by the clock, so that it arrives on its delivery day; a
 * shorter day makes all of it faster. `sendDemoEvents.ts` sends its webhooks.
 */
export function createDemoCarrier({ webhookKey, dayMs }: DemoCarrierConfig, clock: Clock): DemoCarrier {
  const sign = (body: string) => createHmac('sha256', webhookKey).update(body).digest('hex');
  return {
    name: 'demo',

    async book(parcel) {
      const hash = createHash('sha256').update(parcel.reference).digest('hex');
      return {
        trackingNumber: `LX${BigInt(`0x${hash.slice(0, 12)}`)
          .toString()
          .padStart(15, '0')}`,
        courierName: 'Demo Courier',
        carrierReference: JSON.stringify(journeyOf(parcel, dayMs)),
      };
    },

    async cancel() {},

    async track({ trackingNumber, carrierReference }) {
      const journey = JSON.parse(carrierReference) as Journey;
      const now = clock.now().getTime();
      return plannedEvents(trackingNumber, journey).filter(({ at }) => at.getTime() <= now);
    },

    verifyWebhook(headers, body) {
      if (!equalsSecret(headers[signatureHeader], sign(body))) return undefined;
      return webhookSchema.parse(JSON.parse(body)).events;
    },

    toWebhook(events) {
      const body = JSON.stringify({ events });
      return { headers: { 'content-type': 'application/json', [signatureHeader]: sign(body) }, body };
    },
  };
}

function journeyOf({ packedAt, deliveryDay, deliveryCode, to }: ParcelToBook, dayMs: number): Journey {
  const from = packedAt.getTime();
  const arrival = new Date(`${deliveryDay}T14:00:00+05:30`).getTime();
  const travelMs = Math.max(arrival - from, realDayMs / 2);
  const names = Object.keys(outcomes) as Outcome[];
  return {
    from,
    to: from + Math.round((travelMs * dayMs) / realDayMs),
    outcome: names.find((name) => outcomes[name]?.test(to.landmark)) ?? 'delivered',
    deliveryCode: deliveryCode ?? '',
  };
}

type Step = readonly [share: number, state: CarrierState | undefined, text: string, place?: string];

/** Steps of a parcel. `share`: part of the time between the booking and the first attempt at the door. */
const toDoor: readonly Step[] = [
  [0.15, 'shipped', 'Picked up from the seller', 'Mumbai'],
  [0.4, undefined, 'Arrived at a sorting centre', 'Bhiwandi'],
  [0.7, undefined, 'Arrived at the delivery centre'],
  [0.85, 'outForDelivery', 'Out for delivery'],
];
const ends: Readonly<Record<Outcome, readonly Step[]>> = {
  delivered: [[1, 'delivered', 'Delivered']],
  failedOnce: [
    [1, 'deliveryFailed', 'The recipient was not at home'],
    [1.2, 'outForDelivery', 'Out for delivery again'],
    [1.3, 'delivered', 'Delivered'],
  ],
  returned: [
    [1, 'deliveryFailed', 'The address was not found'],
    [1.2, 'returningToOrigin', 'On its way back to the seller'],
    [1.8, 'returnedToOrigin', 'Handed to the seller'],
  ],
  lost: [[1, 'lost', 'Lost on the way']],
};

/** All events that a parcel will have, oldest first. */
function plannedEvents(trackingNumber: string, journey: Journey): CarrierEvent[] {
  const { from, to, outcome, deliveryCode } = journey;
  const way = outcome === 'lost' ? toDoor.slice(0, 2) : toDoor;
  return [...way, ...ends[outcome]].map(([share, state, text, place = ''], index) => ({
    trackingNumber,
    id: String(index + 1),
    state,
    text,
    place,
    at: new Date(from + Math.round((to - from) * share)),
    ...(state === 'delivered' && deliveryCode !== '' && { deliveryCode }),
  }));
}
