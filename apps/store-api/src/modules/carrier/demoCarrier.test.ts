import { describe, expect, it } from 'vitest';
import { manualClock } from '../../testing/manualClock.ts';
import { parcelToBook } from '../../testing/parcelToBook.ts';
import { createDemoCarrier } from './demoCarrier.ts';

const hour = 60 * 60_000;
const setUp = (dayMs = 24 * hour) => {
  const clock = manualClock('2026-11-20T06:30:00.000Z');
  return { clock, carrier: createDemoCarrier({ name: 'demo', webhookKey: 'key', dayMs }, clock) };
};

describe('the demo carrier', () => {
  it.each([
    ['', ['shipped', undefined, undefined, 'outForDelivery', 'delivered']],
    [
      'not at home before six',
      ['shipped', undefined, undefined, 'outForDelivery', 'deliveryFailed', 'outForDelivery', 'delivered'],
    ],
    [
      'wrong address',
      [
        'shipped',
        undefined,
        undefined,
        'outForDelivery',
        'deliveryFailed',
        'returningToOrigin',
        'returnedToOrigin',
      ],
    ],
    ['The Lost Gate', ['shipped', undefined, 'lost']],
  ])('with the landmark "%s" a parcel has the events %j', async (landmark, states) => {
    const { clock, carrier } = setUp();
    const booking = await carrier.book(parcelToBook({ landmark }));
    expect(await carrier.track(booking)).toEqual([]);
    clock.advance(30 * 24 * hour);
    expect((await carrier.track(booking)).map(({ state }) => state)).toEqual(states);
  });

  it('delivers on the delivery day, at two in the afternoon in India', async () => {
    const { clock, carrier } = setUp();
    const booking = await carrier.book(parcelToBook());
    clock.advance(30 * 24 * hour);
    expect((await carrier.track(booking)).at(-1)?.at.toISOString()).toBe('2026-11-24T08:30:00.000Z');
  });

  it('with a day of one second, four days take four seconds', async () => {
    const { clock, carrier } = setUp(1000);
    const booking = await carrier.book(parcelToBook());
    clock.advance(4100);
    expect((await carrier.track(booking)).at(-1)?.state).toBe('delivered');
  });

  it('books a reference once, and reports the code that the rider was given', async () => {
    const { clock, carrier } = setUp();
    const parcel = parcelToBook({}, { deliveryCode: '482140' });
    const booking = await carrier.book(parcel);
    expect(await carrier.book(parcel)).toEqual(booking);
    const other = await carrier.book({ ...parcel, reference: '261120-4877-2' });
    expect(other.trackingNumber).not.toBe(booking.trackingNumber);
    clock.advance(30 * 24 * hour);
    expect((await carrier.track(booking)).map(({ deliveryCode }) => deliveryCode).filter(Boolean)).toEqual([
      '482140',
    ]);
  });

  it('reads the webhooks that it has signed, and no others', async () => {
    const { clock, carrier } = setUp();
    const booking = await carrier.book(parcelToBook());
    clock.advance(30 * 24 * hour);
    const events = await carrier.track(booking);
    const { headers, body } = carrier.toWebhook(events);
    expect(carrier.verifyWebhook(headers, body)).toEqual(events);
    expect(carrier.verifyWebhook(headers, body.replace('Delivered', 'Lost'))).toBeUndefined();
    expect(carrier.verifyWebhook({}, body)).toBeUndefined();
    const { carrier: other } = setUp();
    const foreign = createDemoCarrier({ name: 'demo', webhookKey: 'other', dayMs: hour }, clock);
    expect(foreign.verifyWebhook(headers, body)).toBeUndefined();
    expect(other.verifyWebhook(headers, body)).toEqual(events);
  });
});
