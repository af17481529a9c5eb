import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { toLinkedModel } from './toLinkedModel.ts';

const { order } = samples.linkedOrder;
const linked = order as NonNullable<typeof order>;
const [parcel] = linked.parcels;
const twoParcels = { ...linked, parcels: parcel ? [parcel, { ...parcel, number: 2 }] : [] };

test('shows where the parcel goes without the street, and offers no change', () => {
  const model = toLinkedModel(linked, 'token', 1);
  expect(model.address).toBe('To New Delhi, Delhi 110003');
  expect(model).toMatchObject({ cancelHref: undefined, helpHref: '/contact-us', code: '', parcels: [] });
});

test('links to the other parcels with the same token', () => {
  expect(toLinkedModel(twoParcels, 'a.b.c', 2).parcels).toEqual([
    { label: 'Parcel 1 of 2', href: '/o/a.b.c?parcel=1', current: false },
    { label: 'Parcel 2 of 2', href: '/o/a.b.c?parcel=2', current: true },
  ]);
});
