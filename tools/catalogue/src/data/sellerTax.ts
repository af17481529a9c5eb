import type { ShopModel } from '@luxe/store-api/import';
import type { Seller } from '@luxe/store-api/model';
import { gstinCheckCharacter } from '@luxe/format/gstin';
import { gstStateOf } from '@luxe/format/gst-states';

type SellerTax = ShopModel['sellerTax'][number];

interface Town {
  readonly state: string;
  readonly postalCode: string;
  readonly address: string;
}

/** Registered offices of the demo sellers, by city. */
const towns: Readonly<Record<string, Town>> = {
  Agra: { state: 'Uttar Pradesh', postalCode: '282001', address: '14, Taj Road' },
  Ahmedabad: { state: 'Gujarat', postalCode: '380009', address: '7, Ashram Road' },
  Amritsar: { state: 'Punjab', postalCode: '143001', address: '22, Lawrence Road' },
  Bagru: { state: 'Rajasthan', postalCode: '303007', address: '3, Main Bazaar' },
  Bengaluru: { state: 'Karnataka', postalCode: '560001', address: '41, Lavelle Road' },
  Bhuj: { state: 'Gujarat', postalCode: '370001', address: '9, Hospital Road' },
  Bidar: { state: 'Karnataka', postalCode: '585401', address: '5, Station Road' },
  Bikaner: { state: 'Rajasthan', postalCode: '334001', address: '18, Station Road' },
  Chanderi: { state: 'Madhya Pradesh', postalCode: '473446', address: '2, Fort Road' },
  Chennai: { state: 'Tamil Nadu', postalCode: '600006', address: '30, Khader Nawaz Khan Road' },
  Delhi: { state: 'Delhi', postalCode: '110006', address: '112, Chandni Chowk' },
  Gurugram: { state: 'Haryana', postalCode: '122002', address: '8, MG Road' },
  Hyderabad: { state: 'Telangana', postalCode: '500034', address: '6, Road No. 10, Banjara Hills' },
  Jaipur: { state: 'Rajasthan', postalCode: '302001', address: '27, MI Road' },
  Jodhpur: { state: 'Rajasthan', postalCode: '342001', address: '11, Clock Tower Road' },
  Kanchipuram: { state: 'Tamil Nadu', postalCode: '631501', address: '45, Gandhi Road' },
  Khurja: { state: 'Uttar Pradesh', postalCode: '203131', address: '16, GT Road' },
  Kolkata: { state: 'West Bengal', postalCode: '700016', address: '19, Park Street' },
  Kumbakonam: { state: 'Tamil Nadu', postalCode: '612001', address: '4, Temple Street' },
  Lucknow: { state: 'Uttar Pradesh', postalCode: '226001', address: '33, Mall Road' },
  Moradabad: { state: 'Uttar Pradesh', postalCode: '244001', address: '10, Brass Market' },
  Mumbai: { state: 'Maharashtra', postalCode: '400001', address: '24, Rampart Row, Kala Ghoda' },
  'New Delhi': { state: 'Delhi', postalCode: '110003', address: '17, Meharchand Market' },
  Patiala: { state: 'Punjab', postalCode: '147001', address: '13, Mall Road' },
  Pune: { state: 'Maharashtra', postalCode: '411001', address: '12, East Street' },
  Sopore: { state: 'Jammu and Kashmir', postalCode: '193201', address: '1, Main Chowk' },
  Srinagar: { state: 'Jammu and Kashmir', postalCode: '190001', address: '20, Residency Road' },
  Udaipur: { state: 'Rajasthan', postalCode: '313001', address: '15, Lake Palace Road' },
  Varanasi: { state: 'Uttar Pradesh', postalCode: '221001', address: "28, Weavers' Lane" },
};

/** The registered office in a city, in one line. Undefined for a city without one. */
export function officeIn(city: string): string | undefined {
  const town = towns[city];
  return town && `${town.address}, ${city}, ${town.state} ${town.postalCode}`;
}

/**
 * Invented tax data of the demo sellers. Every third seller registers its invoices to businesses, as if its
 * turnover exceeded the limit. Throws for a city without an office here.
 */
export function sellerTaxOf(sellers: readonly Seller[]): SellerTax[] {
  const taken = new Set<string>();
  return sellers.map(({ id, name, city }, index): SellerTax => {
    const town = towns[city];
    const state = town && gstStateOf(town.state);
    if (!state) throw new Error(`The city ${city} has no registered office.`);
    const prefix = freePrefix(name, taken);
    taken.add(prefix);
    return {
      sellerId: id,
      legalName: `${name} Private Limited`,
      gstin: demoGstin(state.code, prefix, index),
      address: town.address,
      city,
      postalCode: town.postalCode,
      state: state.name,
      prefix,
      hasEInvoice: index % 3 === 0,
      commissionRate: index % 2 === 0 ? 1_500 : 1_800,
    };
  });
}

/** Three letters of a name that no earlier seller has: its initials if there are three words. */
function freePrefix(name: string, taken: ReadonlySet<string>): string {
  const words = name
    .normalize('NFKD')
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter((word) => word.length > 0 && word !== 'INDIA');
  const letters = words.join('');
  const [first = 'X'] = letters;
  const candidates = [
    words
      .map(([initial]) => initial)
      .join('')
      .slice(0, 3),
    letters.slice(0, 3),
  ];
  for (const second of letters.slice(1))
    for (const third of letters.slice(2)) candidates.push(first + second + third);
  const free = candidates.find((one) => one.length === 3 && !taken.has(one));
  if (!free) throw new Error(`The seller ${name} has no free prefix.`);
  return free;
}

/** An invented GSTIN with a valid check character. Its PAN is that of a company (fourth letter `C`). */
function demoGstin(stateCode: string, prefix: string, index: number): string {
  const start = `${stateCode}${prefix}C${prefix[0]}${String(1001 + index * 7)}${prefix[2]}1Z`;
  return start + gstinCheckCharacter(start);
}
