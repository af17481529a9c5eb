import type { ShopModel } from '@luxe/store-api/import';

const usual = { opensAt: '11:00', closesAt: '21:30', closedWeekday: null };

/** Stores of the demo shop that accept returns: invented names at real pincodes. */
export const dropStores: ShopModel['dropStores'] = [
  {
    ...{ id: 'lodhi-market', name: 'Lodhi Market, 12 Main Lane', address: 'Lodhi Colony' },
    ...{ ...usual, city: 'New Delhi', postalCode: '110003', closesAt: '21:00' },
  },
  {
    ...{ id: 'chanakyapuri', name: 'Chanakyapuri, Arcade 2', address: 'Satya Marg' },
    ...{ ...usual, city: 'New Delhi', postalCode: '110021' },
  },
  {
    ...{ id: 'vasant-kunj', name: 'Vasant Kunj, Lower Ground', address: 'Nelson Mandela Marg' },
    ...{ ...usual, city: 'New Delhi', postalCode: '110070', closedWeekday: 2 },
  },
  {
    ...{ id: 'saket', name: 'Saket, Level 1', address: 'Press Enclave Marg' },
    ...{ ...usual, city: 'New Delhi', postalCode: '110017', closesAt: '22:00' },
  },
  {
    ...{ id: 'kala-ghoda', name: 'Kala Ghoda, Ground Floor', address: 'Forbes Street' },
    ...{ ...usual, city: 'Mumbai', postalCode: '400001', closesAt: '20:30' },
  },
  {
    ...{ id: 'lower-parel', name: 'Lower Parel, Level 2', address: 'Senapati Bapat Marg' },
    ...{ ...usual, city: 'Mumbai', postalCode: '400013' },
  },
  {
    ...{ id: 'lavelle-road', name: 'Lavelle Road, Unit 4', address: 'Ashok Nagar' },
    ...{ ...usual, city: 'Bengaluru', postalCode: '560001', closedWeekday: 1 },
  },
  {
    ...{ id: 'nungambakkam', name: 'Nungambakkam, Corner Shop', address: 'Khader Nawaz Khan Road' },
    ...{ ...usual, city: 'Chennai', postalCode: '600006' },
  },
  {
    ...{ id: 'park-street', name: 'Park Street, First Floor', address: 'Park Street' },
    ...{ ...usual, city: 'Kolkata', postalCode: '700016' },
  },
  {
    ...{ id: 'banjara-hills', name: 'Banjara Hills, Road 1', address: 'Road No. 1' },
    ...{ ...usual, city: 'Hyderabad', postalCode: '500034' },
  },
];
