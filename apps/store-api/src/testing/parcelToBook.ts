import type { OrderAddress } from '../db/schema/index.ts';
import type { ParcelToBook } from '../modules/carrier/carrier.ts';

/** A parcel of an order of 20 November that is to arrive on 24 November. */
export const parcelToBook = (
  address: Partial<OrderAddress> = {},
  more: Partial<ParcelToBook> = {},
): ParcelToBook => ({
  reference: '261120-4877-1',
  orderedAt: new Date('2026-11-20T05:12:00.000Z'),
  packedAt: new Date('2026-11-20T06:30:00.000Z'),
  deliveryDay: '2026-11-24',
  deliveryCode: null,
  cashPaise: 0,
  to: {
    addressId: '1',
    addressType: 'Home',
    firstName: 'Ananya',
    lastName: 'Rao',
    line1: 'B-14, Jor Bagh',
    line2: '',
    line3: '',
    landmark: '',
    postalCode: '110003',
    city: 'New Delhi',
    state: 'Delhi',
    phone: '9812345670',
    emailID: 'ananya.rao@example.com',
    ...address,
  },
  box: { weightGrams: 500, lengthMm: 300, breadthMm: 220, heightMm: 100 },
  items: [{ name: 'Aari-embroidered potli', ussid: 'PT100', quantity: 2, unitPaise: 18_900_00 }],
  ...more,
});
