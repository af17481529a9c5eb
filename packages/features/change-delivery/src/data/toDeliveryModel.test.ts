import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { addressOptions, outcomeOf, toBody, toParcels } from './toDeliveryModel.ts';

const { deliveryOptions: options, deliveryOptionsElsewhere: elsewhere } = samples;
const none = { addressId: '', days: {} };

test('offers the address of the order first, and each other address once', () => {
  const [own, other] = samples.addresses.addresses;
  expect(addressOptions(options, samples.addresses.addresses).map(({ value }) => value)).toEqual([
    '',
    other?.addressId,
  ]);
  const edited = { ...own, line1: 'B-15, Jor Bagh' } as typeof options.deliveryAddress;
  expect(addressOptions(options, [edited]).map(({ value }) => value)).toEqual(['', own?.addressId]);
});

test.each([
  ['nothing', options, none, undefined],
  ['the planned day', options, { ...none, days: { 1: '2026-11-24' } }, undefined],
  [
    'a later day',
    options,
    { ...none, days: { 1: '2026-11-26' } },
    { days: [{ parcel: 1, day: '2026-11-26' }] },
  ],
  ['an address', elsewhere, { ...none, addressId: '8' }, { addressId: '8', days: [] }],
  [
    'an address and a day that is too soon there',
    elsewhere,
    { addressId: '8', days: { 1: '2026-11-24' } },
    { addressId: '8', days: [] },
  ],
])('the request of %s', (_, of, choice, body) => expect(toBody(of, choice)).toEqual(body));

test('a late parcel can stay as it is', () => {
  const late = { ...options, parcels: options.parcels.map((one) => ({ ...one, deliveryDay: '2026-11-20' })) };
  const [parcel] = toParcels(late, none);
  expect(parcel?.day).toBe('2026-11-20');
  expect(parcel?.options[0]?.value).toBe('2026-11-20');
  expect(toBody(late, none)).toBeUndefined();
});

test('states where and when the order arrives', () => {
  expect(outcomeOf(samples.changeDelivery, [1])).toEqual([
    'The order goes to Ananya Rao, B-14, Jor Bagh, Lodhi Road, Near the post office, New Delhi, Delhi 110003.',
    'It arrives on Tuesday, 24 November.',
    'We also send you this as a message.',
  ]);
});
