import { seededBrands } from './brands.ts';
import type { Seller } from '@luxe/store-api/model';

const cities = ['Mumbai', 'New Delhi', 'Bengaluru', 'Gurugram', 'Hyderabad', 'Chennai', 'Kolkata', 'Pune'];

/** Sellers of several brands. A variant lists their offer after the offer of the brand's own seller. */
export const multiBrandSellers: Seller[] = [
  { id: '125001', name: 'Kala Ghoda Trading', city: 'Mumbai' },
  { id: '125002', name: 'Meharchand House', city: 'New Delhi' },
  { id: '125003', name: 'Lavelle Retail', city: 'Bengaluru' },
  { id: '125004', name: 'Park Street Stores', city: 'Kolkata' },
  { id: '125005', name: 'Banjara Select', city: 'Hyderabad' },
  { id: '125006', name: 'Khader Nawaz & Co', city: 'Chennai' },
];

export const sellers: Seller[] = [
  ...seededBrands.map((brand, i) => ({
    id: brand.sellerId,
    name: brand.catalogue === 'luxury' ? `${brand.name} India` : brand.name,
    city: brand.catalogue === 'luxury' ? (cities[i % cities.length] ?? 'Mumbai') : brand.seed.town,
  })),
  ...multiBrandSellers,
];
