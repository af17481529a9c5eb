import type { Database } from '../db/database.ts';
import {
  brand,
  category,
  offer,
  pincode,
  product,
  productColour,
  seller,
  sellerTax,
  variant,
} from '../db/schema/index.ts';

/** A few products: enough for the rules, fast to insert. */
export const fixtures = {
  /** Always in stock, ₹14,500. */
  potli: { productCode: 'mp000000000000001', USSID: '100001PL', price: 14_500_00 },
  /** ₹2,45,000: too expensive for cash on delivery. */
  warden: { productCode: 'mp000000000000002', USSID: '100001WA', price: 2_45_000_00 },
  /** Five in stock, ₹27,600. */
  candle: { productCode: 'mp000000000000003', USSID: '100001CA', price: 27_600_00 },
  /** Sold out. */
  scarf: { productCode: 'mp000000000000004', USSID: '100001SC', price: 9_999_99 },
  /** A price with paise. */
  soap: { productCode: 'mp000000000000005', USSID: '100001SO', price: 1_249_37 },
} as const;

const stocks: Record<keyof typeof fixtures, number> = {
  potli: 100_000,
  warden: 3,
  candle: 5,
  scarf: 0,
  soap: 100_000,
};

export async function insertFixtures(db: Database): Promise<void> {
  await db.insert(brand).values({
    code: 'MBH11A00001',
    name: 'Zari Katha',
    slug: 'zari-katha',
    catalogue: 'luxury',
    story: '',
    country: 'India',
    superBrand: 'SBD11A11124',
    nicknames: [],
  });
  const kind = { catalogue: 'luxury' as const, description: '', faq: [], title: 'Bags' };
  await db.insert(category).values([
    { ...kind, code: 'LSH1', name: 'Luxury', slug: 'luxury', level: 1, position: 0 },
    { ...kind, code: 'LSH10', name: 'Bags', slug: 'bags', level: 1, position: 1, parentCode: 'LSH1' },
    { ...kind, code: 'LSH1010', name: 'Potlis', slug: 'potlis', level: 2, position: 2, parentCode: 'LSH10' },
  ]);
  await db.insert(seller).values({ id: '100001', name: 'Halden & Roe India', city: 'Mumbai' });
  await db.insert(sellerTax).values({
    ...{ sellerId: '100001', legalName: 'Halden & Roe India Private Limited', gstin: '27AAPFU0939F1ZV' },
    ...{ address: '24, Rampart Row', city: 'Mumbai', postalCode: '400001', state: 'Maharashtra' },
    ...{ prefix: 'HRI', hasEInvoice: true, commissionRate: 1_500 },
  });
  await db.insert(pincode).values([
    toPincodeRow('110001', 'New Delhi', 'Delhi'),
    toPincodeRow('110003', 'New Delhi', 'Delhi'),
    {
      ...toPincodeRow('744301', 'Car Nicobar', 'Andaman and Nicobar Islands'),
      serviceable: false,
      codAvailable: false,
      homeDays: 0,
      expressDays: null,
    },
    { ...toPincodeRow('194101', 'Leh', 'Ladakh'), codAvailable: false, homeDays: 9, expressDays: null },
  ]);
  for (const [name, fixture] of Object.entries(fixtures))
    await insertProduct(db, name as keyof typeof fixtures, fixture);
}

async function insertProduct(
  db: Database,
  name: keyof typeof fixtures,
  { productCode, USSID, price }: (typeof fixtures)[keyof typeof fixtures],
) {
  await db.insert(product).values({
    id: productCode,
    slug: name,
    catalogue: 'luxury',
    brandCode: 'MBH11A00001',
    categoryCode: 'LSH1010',
    name: `The ${name}`,
    title: `Zari Katha The ${name}`,
    description: '',
    details: [],
    care: '',
    styleNote: '',
    genders: [],
    returnPolicy: '7 Day Return',
    isProductNew: false,
    isOnlineExclusive: false,
    readyToShip: true,
    isGiveAway: false,
    createdAt: new Date('2026-01-01T00:00:00Z'),
    popularity: 1,
    tags: [],
    faq: [],
    seo: {},
  });
  const image = {
    file: `${name}-hero.avif`,
    view: 'hero' as const,
    alt: name,
    width: 1200,
    height: 1500,
    tone: '#aabbcc',
  };
  await db.insert(productColour).values({
    productId: productCode,
    key: 'forest',
    position: 0,
    name: 'Forest',
    hex: '#00ff00',
    family: 'Green',
    images: [image],
  });
  await db.insert(variant).values({
    sku: `${USSID}V`,
    productId: productCode,
    colourKey: 'forest',
    position: 0,
    size: null,
    sizeLabel: 'One size',
  });
  await db.insert(offer).values({
    ussid: USSID,
    sellerId: '100001',
    variantSku: `${USSID}V`,
    mrpPaise: price + 100_00,
    pricePaise: price,
    stock: stocks[name],
    deliveryModes: ['home-delivery', 'express-delivery'],
    rank: 0,
  });
}

const toPincodeRow = (code: string, city: string, state: string) => ({
  pincode: code,
  city,
  state,
  serviceable: true,
  codAvailable: true,
  homeDays: 5,
  expressDays: 3,
});
