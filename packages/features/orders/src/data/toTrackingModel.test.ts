import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { toTrackingModel } from './toTrackingModel.ts';

const linesOf = ({ steps }: ReturnType<typeof toTrackingModel>) =>
  steps.map(({ title, note, detail, state, line }) => [title, note, detail, state, line]);

test('the way has the steps of the parcel, the reports of its carrier, and what is expected [ORD-02, ORD-03]', () => {
  expect(linesOf(toTrackingModel(samples.orderOnItsWay, 1))).toEqual([
    ['Placed', undefined, '20 Nov, 10:42 am', 'DONE', 'thick'],
    ['Confirmed by the seller', undefined, '20 Nov, 1:15 pm', 'DONE', 'thick'],
    ['Packed', undefined, '21 Nov, 11:30 am', 'DONE', 'thick'],
    ['Shipped', 'Picked up from the seller, Mumbai', '22 Nov, 6:05 am', 'DONE', 'thin'],
    ['Left the sorting centre', 'Bhiwandi', '23 Nov, 5:10 am', 'CURRENT', 'dashed'],
    ['Delivered', undefined, 'Tuesday, 24 November', 'UPCOMING', 'none'],
  ]);
});

test('the route has the places of the carrier and the shopper, with their days', () => {
  const routeOf = (order: Parameters<typeof toTrackingModel>[0]) =>
    toTrackingModel(order, 1).route.map(({ title, detail, state, line }) => [title, detail, state, line]);
  expect(routeOf(samples.orderOnItsWay)).toEqual([
    ['Mumbai', '22 Nov, 6:05 am', 'DONE', 'thick'],
    ['Bhiwandi', '23 Nov, 5:10 am', 'CURRENT', 'dashed'],
    ['You', '24 Nov', 'UPCOMING', 'none'],
  ]);
  expect(routeOf(samples.order)).toEqual([]);
  const events = ['Delhi', 'Delhi', 'Jaipur', 'Bhiwandi', '', 'Mumbai'].map((place, index) => ({
    text: 'Scanned',
    place,
    at: `2026-10-05T0${6 - index}:00:00.000Z`,
  }));
  const parcels = samples.orderDelivered.parcels.map((one) => ({ ...one, events }));
  expect(routeOf({ ...samples.orderDelivered, parcels }).map(([title, , state]) => [title, state])).toEqual([
    ['Mumbai', 'DONE'],
    ['Jaipur', 'DONE'],
    ['Delhi', 'DONE'],
    ['You', 'DONE'],
  ]);
});

test('a lost parcel ends at its last place', () => {
  const lost = { code: 'LOST', name: 'Lost', status: 'DONE', line: 'none', at: null } as const;
  const products = samples.orderOnItsWay.products.map((one) => ({
    ...one,
    groups: one.groups.map((group) => ({ ...group, trail: [...group.trail.slice(0, 4), lost] })),
  }));
  const { route } = toTrackingModel({ ...samples.orderOnItsWay, products }, 1);
  expect(route.map(({ title, line }) => [title, line])).toEqual([
    ['Mumbai', 'thick'],
    ['Bhiwandi', 'none'],
  ]);
});

test('a report in the words of its step is not repeated below it', () => {
  const parcels = samples.orderOnItsWay.parcels.map((parcel) => ({
    ...parcel,
    events: [{ text: 'Shipped', place: '', at: '2026-11-22T00:35:00.000Z' }],
  }));
  const { steps } = toTrackingModel({ ...samples.orderOnItsWay, parcels }, 1);
  expect(steps.find(({ title }) => title === 'Shipped')?.note).toBeUndefined();
});

test('a delivered parcel ends without a line, also after a late report', () => {
  const late = samples.orderDelivered.parcels.map((parcel) => ({
    ...parcel,
    events: [{ text: 'Signed slip scanned', place: '', at: '2026-10-06T05:00:00.000Z' }],
  }));
  const steps = linesOf(toTrackingModel({ ...samples.orderDelivered, parcels: late }, 1));
  expect(steps.at(-1)).toEqual(['Signed slip scanned', undefined, '6 Oct, 10:30 am', 'DONE', 'none']);
  expect(steps.at(-2)?.[4]).toBe('thin');
});

const [parcel] = samples.orderOnItsWay.parcels;
const [line, ...more] = samples.orderOnItsWay.products;
if (!parcel || !line) throw new Error('The order has no parcel.');
const twoParcels = {
  ...samples.orderOnItsWay,
  parcels: [parcel, { ...parcel, number: 2, trackingNumber: null, deliveryCode: null, events: [] }],
  products: [
    line,
    ...more.map((one) => ({
      ...one,
      groups: one.groups.map((group) => ({ ...group, parcel: 2 })),
    })),
  ],
};

test('each parcel shows its own items, carrier and code, and links to the others', () => {
  const first = toTrackingModel(twoParcels, 1);
  const second = toTrackingModel(twoParcels, 2);
  expect(first.lines.map(({ line: { productName } }) => productName)).toEqual([line.productName]);
  expect(second.lines).toHaveLength(more.length);
  expect([first.carrier?.courierName, second.carrier]).toEqual(['Blue Dart', undefined]);
  expect([first.code, second.code]).toEqual(['48 21 40', '']);
  expect(second.parcels).toEqual([
    {
      label: 'Parcel 1 of 2',
      href: '/my-account/trackOrder/beforeTrack/261120-4877?parcel=1',
      current: false,
    },
    {
      label: 'Parcel 2 of 2',
      href: '/my-account/trackOrder/beforeTrack/261120-4877?parcel=2',
      current: true,
    },
  ]);
});

test.each([0, 3, Number.NaN])('the unknown parcel %s shows the first', (number) =>
  expect(toTrackingModel(twoParcels, number)).toEqual(toTrackingModel(twoParcels, 1)),
);

test('an order that is not placed shows what is expected, and no carrier', () => {
  const pending = toTrackingModel(samples.orderPending, 1);
  expect(pending).toMatchObject({ title: samples.orderPending.statusDisplay, carrier: undefined, code: '' });
  expect(pending.lines).toHaveLength(samples.orderPending.products.length);
});
