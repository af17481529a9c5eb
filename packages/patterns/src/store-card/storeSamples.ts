import type { Store } from './storeLabels.ts';

const map = 'https://www.openstreetmap.org/directions?to=';

/** Sample stores near 110003 for stories and tests: one closed today, one that accepts no returns. */
export const stores: readonly [Store, Store, Store, Store] = [
  {
    id: 'lodhi',
    name: 'Lodhi Market, 12 Main Lane',
    address: 'Lodhi Colony',
    hours: 'Closed today. Opens Saturday, 11 am',
    closed: true,
    distanceKm: 1.9,
  },
  {
    id: 'chanakyapuri',
    name: 'Chanakyapuri, Arcade 2',
    address: 'Satya Marg',
    hours: 'Open until 9:30 pm',
    distanceKm: 4.2,
    phone: '9812345670',
    directionsURL: `${map}28.5989,77.1887`,
  },
  {
    id: 'vasant-kunj',
    name: 'Vasant Kunj, Lower Ground',
    address: 'Nelson Mandela Marg',
    hours: 'Open until 9:30 pm',
    distanceKm: 8.4,
  },
  {
    id: 'saket',
    name: 'Saket, Level 1',
    address: 'Press Enclave Marg',
    hours: 'Open until 10 pm',
    distanceKm: 9.1,
    unavailable: 'Takes no returns of jewellery.',
  },
];
