import { discountPercent, rupeesToPaise } from '@luxe/format';
import type { ProductCard } from '../calls/calls.ts';
import { picture, rupees, slugOf } from './values.ts';

/** The minimal data of a sample product. Its card, page, bag line and order line are derived from it. */
export interface SampleProduct {
  readonly number: number;
  readonly brand: string;
  readonly name: string;
  readonly category: string;
  readonly model: string;
  readonly color: string;
  readonly colorHex: string;
  readonly price: number;
  readonly mrp: number;
  readonly sizes: readonly string[];
  readonly alt: string;
  readonly flags?: Partial<Pick<ProductCard, 'isProductNew' | 'isOnlineExclusive' | 'readyToShip'>>;
}

const oneSize = ['One size'] as const;
const clothes = ['XS', 'S', 'M', 'L', 'XL'] as const;
const shoes = ['6', '7', '8', '9', '10'] as const;

// prettier-ignore
const rows: readonly (readonly [brand: string, name: string, category: string, model: string, color: string, hex: string, price: number, mrp: number, sizes: readonly string[], alt: string])[] = [
  ['Halden & Roe', 'Warden top-handle bag in pebbled calf', 'LSH1010101', 'handbag-oxblood', 'Oxblood', '#5a1f22', 245000, 245000, ['Mini', 'Medium', 'Large'], 'Oxblood top-handle bag in pebbled leather'],
  ['Maison Verrane', 'Carnet tote in grained calf', 'LSH1010103', 'tote-tan', 'Tan', '#9a5f3a', 168000, 210000, oneSize, 'Tan open tote with two shoulder straps'],
  ['Oduvia', 'Luna crescent, evening', 'LSH1010102', 'hobo-chocolate', 'Chocolate', '#43302a', 204000, 204000, oneSize, 'Chocolate crescent shoulder bag'],
  ['Casa Brisot', 'Pozzo bucket bag', 'LSH1010104', 'bucket-forest', 'Forest green', '#2f3f32', 132500, 132500, oneSize, 'Forest green drawstring bucket bag'],
  ['Lumen Genève', 'Heure 38 mm, automatic', 'LSH1510101001', 'watch-emerald', 'Emerald', '#1f4a3a', 485000, 485000, oneSize, 'Round gold dress watch with an emerald dial'],
  ['Halden & Roe', 'Long zip wallet', 'LSH1020101', 'wallet-bone', 'Bone', '#cfc2a9', 48500, 48500, oneSize, 'Bone long zip wallet'],
  ['Sorelle Anzi', 'Halter belt in saddle hide', 'LSH1820101', 'belt-cognac', 'Cognac', '#7d4a2d', 27500, 34000, ['75', '80', '85', '90', '95'], 'Cognac leather belt with a plain buckle'],
  ['Tessaro', 'Chelsea boot in polished calf', 'LSH1320101', 'boot-black', 'Black', '#1b1a1a', 98000, 98000, shoes, 'Pair of black Chelsea boots'],
  ['Atelier Noue', 'Crew neck in fine merino', 'LSH1110101001', 'crewneck-oatmeal', 'Oatmeal', '#cfc4ae', 42000, 60000, clothes, 'Oatmeal folded crew-neck sweater'],
  ['Atelier Noue', 'Point-collar shirt in two-ply cotton', 'LSH1120101', 'shirt-white', 'White', '#e9e7e2', 28500, 28500, clothes, 'White folded cotton shirt'],
  ['Ostra', 'Noir No. 4, eau de parfum', 'LSH2110101', 'perfume-noir-amber', 'Amber', '#a26948', 24800, 24800, ['50 ml', '100 ml'], 'Rectangular bottle of amber eau de parfum'],
  ['Vantour', 'Corsair aviator', 'LSH1810101001', 'aviator-gold', 'Gold', '#c9a35a', 36900, 36900, oneSize, 'Gold aviator sunglasses with green lenses'],
  ['Zari Katha', 'Begum Jaan jhumka', 'ISH1020101', 'jhumka-ruby', 'Ruby', '#8d2f35', 32500, 32500, oneSize, 'Pair of gold jhumka earrings with ruby enamel'],
  ['Ayra Banaras', 'Kadhua pashmina shawl', 'ISH1110101', 'shawl-maroon', 'Maroon', '#6e2a2c', 64000, 80000, oneSize, 'Maroon folded pashmina shawl'],
  ['Ayra Banaras', 'Silk dupatta with scattered butis', 'ISH1110102', 'dupatta-haldi', 'Haldi', '#c98f32', 18500, 18500, oneSize, 'Haldi folded silk dupatta'],
  ['Kansa House', 'Hand-hammered lota', 'ISH1210101', 'lota-brass', 'Brass', '#b08a4c', 9800, 9800, oneSize, 'Hand-hammered brass lota'],
  ['Mirzani', 'Embroidered jutti', 'ISH1310101', 'jutti-ivory', 'Ivory', '#d8c7b0', 14200, 14200, shoes, 'Pair of ivory embroidered juttis'],
];

const flagsByNumber: Readonly<Record<number, SampleProduct['flags']>> = {
  0: { isProductNew: 'Y' },
  2: { isOnlineExclusive: 'Y' },
  4: { readyToShip: 'Y' },
  12: { isProductNew: 'Y' },
};

export const sampleProducts: readonly SampleProduct[] = rows.map(
  ([brand, name, category, model, color, colorHex, price, mrp, sizes, alt], number) => ({
    number,
    brand,
    name,
    category,
    model,
    color,
    colorHex,
    price,
    mrp,
    sizes,
    alt,
    flags: flagsByNumber[number] ?? {},
  }),
);

export const warden = sampleProductAt(0);

export function sampleProductAt(number: number): SampleProduct {
  const sample = sampleProducts[number];
  if (!sample) throw new RangeError(`The samples have no product ${number}`);
  return sample;
}

export const productIdOf = ({ number }: SampleProduct) =>
  `mp${String(19_284_001 + number).padStart(15, '0')}`;
export const ussidOf = ({ number }: SampleProduct, size = 0) =>
  `123654HR${String(19_284_001 + number)}${String(size).padStart(2, '0')}`;
export const brandCodeOf = ({ brand }: SampleProduct) =>
  `MBH11A${String(10_001 + sampleProducts.findIndex((sample) => sample.brand === brand)).padStart(5, '0')}`;
export const pageOf = (sample: SampleProduct) =>
  `/${slugOf(`${sample.brand} ${sample.name}`)}/p-${productIdOf(sample)}`;
export const percentOff = ({ price, mrp }: SampleProduct) =>
  discountPercent(rupeesToPaise(price), rupeesToPaise(mrp));
/** Whether a product is in the indiluxe catalogue: its category codes begin with ISH. */
export const isIndiluxe = ({ category }: SampleProduct) => category.startsWith('ISH');

/** Converts a sample product to the data of a tile. */
export function toCard(sample: SampleProduct): ProductCard {
  return {
    productId: productIdOf(sample),
    productname: sample.name,
    brandname: sample.brand,
    brandCode: brandCodeOf(sample),
    productCategoryId: sample.category,
    webURL: pageOf(sample),
    color: sample.color,
    images: [
      picture(`${sample.model}-hero`, sample.alt),
      picture(`${sample.model}-front`, `${sample.alt}, front`),
    ],
    price: {
      sellingPrice: rupees(sample.price),
      mrpPrice: rupees(sample.mrp),
      discountPercent: percentOff(sample),
    },
    winningUssID: ussidOf(sample),
    isOutOfStock: false,
    isProductNew: 'N',
    isOnlineExclusive: 'N',
    readyToShip: 'N',
    isOfferExisting: sample.price < sample.mrp ? 'Y' : 'N',
    ...sample.flags,
    colors: [{ color: sample.color, colorHex: sample.colorHex }],
    sizes: sample.sizes.map((size) => ({ size, isAvailable: true })),
  };
}

/** The brands of a catalogue, with links to their listings. */
export const brandsOf = (indiluxe: boolean) => [
  ...new Map(
    sampleProducts
      .filter((sample) => isIndiluxe(sample) === indiluxe)
      .map((sample) => [
        sample.brand,
        { name: sample.brand, href: `/${slugOf(sample.brand)}/c-${brandCodeOf(sample).toLowerCase()}` },
      ]),
  ).values(),
];
