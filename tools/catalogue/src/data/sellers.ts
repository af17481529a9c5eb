import { maisons } from '../brands.ts';
import type { Seller } from '../types.ts';

const cities = ['Mumbai', 'New Delhi', 'Bengaluru', 'Gurugram', 'Hyderabad', 'Chennai', 'Kolkata', 'Pune'];

/** Sellers of several maisons, who stand second to a maison's own. */
export const houseSellers: Seller[] = [
  { id: '125001', name: 'Kala Ghoda Trading', city: 'Mumbai' },
  { id: '125002', name: 'Meharchand House', city: 'New Delhi' },
  { id: '125003', name: 'Lavelle Retail', city: 'Bengaluru' },
  { id: '125004', name: 'Park Street Stores', city: 'Kolkata' },
  { id: '125005', name: 'Banjara Select', city: 'Hyderabad' },
  { id: '125006', name: 'Khader Nawaz & Co', city: 'Chennai' },
];

export const sellers: Seller[] = [
  ...maisons.map((maison, i) => ({
    id: maison.sellerId,
    name: maison.catalogue === 'luxury' ? `${maison.name} India` : maison.name,
    city: maison.catalogue === 'luxury' ? (cities[i % cities.length] ?? 'Mumbai') : maison.seed.place,
  })),
  ...houseSellers,
];
