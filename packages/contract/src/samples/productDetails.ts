import type { CallResponse, Product } from '../calls/calls.ts';
import { film, html, picture, rupees, slugOf } from './values.ts';
import {
  brandCodeOf,
  isIndiluxe,
  pageOf,
  percentOff,
  sampleProductAt,
  sampleProducts,
  productIdOf,
  toCard,
  ussidOf,
  warden,
  type SampleProduct,
} from './sampleProducts.ts';

const wardenColours = [
  ['Oxblood', '#5a1f22'],
  ['Black', '#1b1a1a'],
  ['Bone', '#cfc2a9'],
] as const;

function toProduct(sample: SampleProduct): Product {
  const webURL = pageOf(sample);
  const colours = sample === warden ? wardenColours : ([[sample.color, sample.colorHex]] as const);
  const root = isIndiluxe(sample) ? 'indiluxe' : 'luxury';
  const l1 = sample.category.slice(0, 5);
  return {
    productListingId: productIdOf(sample),
    productName: sample.name,
    productTitle: `${sample.brand} ${sample.name}`,
    productDescription:
      'A boarded base, a turned lock and a handle that stays up when you put it down.\n\nThe calf is pebbled by hand and darkens where it is held. Papers and dust bag included.',
    brandName: sample.brand,
    brandURL: `/${slugOf(sample.brand)}/c-${brandCodeOf(sample).toLowerCase()}`,
    brandCode: brandCodeOf(sample),
    superBrand: 'SBD11A11124',
    productCategoryId: sample.category,
    rootCategory: root,
    categoryHierarchy: [
      { category_id: l1, category_name: 'Bags', webURL: `/bags/c-${l1.toLowerCase()}` },
      {
        category_id: sample.category,
        category_name: 'Top-handle',
        webURL: `/top-handle/c-${sample.category.toLowerCase()}`,
      },
    ],
    winningSellerPrice: rupees(sample.price),
    mrpPrice: rupees(sample.mrp),
    discountPercent: percentOff(sample),
    winningUssID: ussidOf(sample),
    winningSellerID: '123654',
    winningSellerName: `${sample.brand} India`,
    otherSellersCount: 0,
    deliveryModesCount: 2,
    hasSizeGuide: sample.sizes.length > 3,
    color: sample.color,
    variantOptions: {
      colorlink: colours.map(([color, colorHex]) => ({
        color,
        colorHex,
        webURL: `${webURL}?color=${encodeURIComponent(color)}`,
        selected: color === sample.color,
      })),
      sizelink: sample.sizes.map((size, at) => ({
        size,
        isAvailable: at < 4,
        stockCount: [10, 2, 6, 4][at] ?? 0,
        ussid: ussidOf(sample, at),
        price: rupees(sample.price),
        mrp: rupees(sample.mrp),
      })),
    },
    isOutOfStock: false,
    galleryImagesList: [
      picture(`${sample.model}-hero`, `${sample.alt}, three-quarter view`),
      picture(`${sample.model}-front`, `${sample.alt}, front`),
    ],
    webURL,
    seo: {
      breadcrumbs: [
        { name: 'Home', url: '/' },
        { name: 'Bags', url: `/bags/c-${l1.toLowerCase()}` },
        { name: 'Top-handle', url: `/top-handle/c-${sample.category.toLowerCase()}` },
      ],
    },
    readyToShip: 'N',
    isProductNew: 'N',
    isOnlineExclusive: 'N',
    isOfferExisting: sample.price < sample.mrp ? 'Y' : 'N',
    isGiveAway: 'N',
    ...sample.flags,
    returnPolicy: '7 Day Return or Replacement',
    details: [
      { label: 'Material', value: 'Pebbled calf, suede lining' },
      { label: 'Made in', value: 'Northampton, United Kingdom' },
      { label: 'Width', value: '28 cm' },
      { label: 'Style code', value: `HR-${19284 + sample.number}` },
    ],
    care: 'Wipe with a soft, dry cloth. Keep out of the sun and in its dust bag.',
    styleNote: 'Carries a tablet, a long wallet and a paperback, and still closes.',
    legalFacts: {
      genericName: 'Handbag',
      originCountry: 'United Kingdom',
      manufacturer: `${sample.brand}, Northampton, United Kingdom`,
      importer: `${sample.brand} India Private Limited, 24, Rampart Row, Mumbai, Maharashtra 400001`,
      netQuantity: '1 N',
      customerCare: 'LUXE Customer Care, Unit 6, Sector 37, Gurugram, Haryana 122001',
      seller: {
        legalName: `${sample.brand} India Private Limited`,
        address: '24, Rampart Row, Mumbai, Maharashtra 400001',
      },
    },
    similarProducts: sampleProducts
      .filter((other) => other !== sample && isIndiluxe(other) === isIndiluxe(sample))
      .slice(0, 8)
      .map(toCard),
    questionAndAnswerList: [
      { question: 'Does the strap come off?', answer: html('<p>Yes, both ends unclip.</p>') },
      { question: 'Is the lock gold?', answer: html('<p>It is brass, plated in pale gold.</p>') },
      { question: 'Does it stand by itself?', answer: html('<p>Yes, on four feet.</p>') },
    ],
  };
}

/** The bag "Warden" in Oxblood, with three colours and three sizes. Two units are left in Medium. */
export const product: Product = {
  ...toProduct(warden),
  galleryImagesList: [
    picture('handbag-oxblood-hero', 'Oxblood top-handle bag in pebbled leather, three-quarter view'),
    picture('handbag-oxblood-front', 'Oxblood top-handle bag, front'),
    picture('handbag-oxblood-detail', 'Oxblood top-handle bag, close detail of the lock'),
  ],
};

export const productOffers: CallResponse<'productOffers'> = {
  noCostEmi: [
    { bankName: 'HDFC Bank', months: 9, monthlyInstallments: rupees(27_223) },
    { bankName: 'HDFC Bank', months: 6, monthlyInstallments: rupees(40_834) },
    { bankName: 'ICICI Bank', months: 3, monthlyInstallments: rupees(81_667) },
  ],
  offers: [
    { offerCode: '', offerTitle: '10% off every item by Brae', kind: 'promotion', expiredOn: '2029-11-23' },
    {
      offerCode: 'WINTER5000',
      offerTitle: '₹5,000 off bags from ₹2,00,000',
      kind: 'coupon',
      expiredOn: '2026-11-30',
    },
    {
      offerCode: 'HDFC10',
      offerTitle: '10% off with HDFC Bank credit cards',
      kind: 'bank',
      expiredOn: '2029-11-23',
    },
  ],
};

/** The sellers of the bag "Warden": the brand's own seller, and a second seller for one size. */
export const otherSellers: CallResponse<'otherSellers'> = {
  productListingId: product.productListingId,
  productName: product.productName,
  brandName: product.brandName,
  color: product.color,
  webURL: product.webURL,
  sellers: [
    {
      sellerID: product.winningSellerID,
      sellerName: product.winningSellerName,
      isWinning: true,
      price: product.winningSellerPrice,
      mrp: product.mrpPrice,
      discountPercent: product.discountPercent,
      deliveryModes: [
        { code: 'home-delivery', name: 'Standard Delivery' },
        { code: 'express-delivery', name: 'Express Delivery' },
      ],
      sizelink: product.variantOptions.sizelink,
    },
    {
      sellerID: '987001',
      sellerName: 'Atrium Retail, Mumbai',
      isWinning: false,
      price: rupees(warden.price),
      mrp: rupees(warden.mrp),
      discountPercent: 0,
      deliveryModes: [{ code: 'home-delivery', name: 'Standard Delivery' }],
      sizelink: product.variantOptions.sizelink
        .slice(1, 2)
        .map((size) => ({ ...size, ussid: '987001HR1928400101', stockCount: 1 })),
    },
  ],
};

export const sizeGuide: CallResponse<'sizeGuide'> = {
  title: 'Women’s shoes',
  columns: ['EU', 'Indian', 'UK', 'US', 'Foot length, cm'],
  rows: [
    ['36', '3', '3', '5', '22.7'],
    ['37', '4', '4', '6', '23.3'],
    ['38', '5', '5', '7', '24.0'],
    ['39', '6', '6', '8', '24.7'],
  ],
  note: 'Measure in the evening, heel to longest toe, standing.',
};

/** A product whose last picture is the still of a film. */
export const productFilmed: Product = {
  ...product,
  galleryImagesList: [
    ...product.galleryImagesList,
    {
      ...picture('film-watch-emerald', 'The lock, turned, from far to near'),
      width: 960,
      height: 640,
      film: film('watch-emerald'),
    },
  ],
};

/** A product of which every size is sold out. */
export const productSoldOut: Product = {
  ...product,
  isOutOfStock: true,
  variantOptions: {
    ...product.variantOptions,
    sizelink: product.variantOptions.sizelink.map((size) => ({ ...size, isAvailable: false, stockCount: 0 })),
  },
};

/** A product that is no longer sold. */
export const productDiscontinued: Product = { ...productSoldOut, isDiscontinued: true };

/** Returns the product page of a sample by id; `undefined` for an unknown id. */
export function productById(productId: string): Product | undefined {
  if (productId === product.productListingId) return product;
  const sample = sampleProducts.find((other) => productIdOf(other) === productId);
  return sample && toProduct(sampleProductAt(sample.number));
}

/** A kurta in five sizes, with the measures that comp 21 shows. */
export const kurtaGarment: NonNullable<Product['garment']> = {
  shape: 'kurta',
  sizes: ['XS', 'S', 'M', 'L', 'XL'],
  fits: {
    part: 'chest',
    ranges: [
      { from: 84, to: 89 },
      { from: 90, to: 94 },
      { from: 95, to: 100 },
      { from: 101, to: 106 },
      { from: 107, to: 112 },
    ],
  },
  measures: [
    { part: 'chest', cm: [100, 106, 112, 118, 124] },
    { part: 'shoulder', cm: [42, 43.5, 45, 46.5, 48] },
    { part: 'length', cm: [100, 102, 104, 106, 107] },
    { part: 'sleeve', cm: [59, 60, 61, 62, 63] },
    { part: 'hem', cm: [112, 118, 124, 130, 136] },
    { part: 'slit', cm: [28, 28, 28, 28, 28] },
  ],
  facts: [
    { label: 'Fit', value: 'Straight. 12 cm of room over the chest' },
    { label: 'Length', value: 'Just below the knee at a height of 172 to 178 cm' },
    { label: 'Between sizes', value: 'Choose the smaller. The cloth gives a little after two wears' },
  ],
  fabric: [
    { label: 'Fabric', value: '60% mulberry silk, 40% cotton. Handwoven in Bhagalpur' },
    { label: 'Weight', value: '142 g per square metre. Light enough for March in Delhi' },
    { label: 'Feel', value: 'Dry, with a low sheen. No lining needed' },
    { label: 'Work', value: 'Aari, zari thread. About 22 hours on each kurta' },
    { label: 'Wash', value: 'Dry clean the first two times. Then cold hand wash, inside out' },
    { label: 'Iron', value: 'Medium, on the back. Keep steam off the zari' },
    { label: 'Store', value: 'Folded in muslin. The cover is in the box' },
  ],
};

/** A garment: a product with measures, a size guide and five sizes, the last of them sold out. */
export const productGarment: Product = {
  ...toProduct(sampleProductAt(9)),
  productName: 'Aari-embroidered kurta in indigo silk cotton',
  productTitle: 'Atelier Noue Aari-embroidered kurta in indigo silk cotton',
  productDescription:
    'A straight kurta with side slits. The flowers are worked with a hooked aari needle on the loom-finished cloth, so the back is as clean as the front.',
  details: [
    { label: 'Material', value: '60% mulberry silk, 40% cotton' },
    { label: 'Collar', value: 'Band' },
    { label: 'Length', value: '104 cm in size M' },
  ],
  care: 'Dry clean the first two times, then cold hand wash, inside out.',
  styleNote: 'With a white churidar and juttis.',
  galleryImagesList: [
    picture('kurta-ink-hero', 'Ink blue silk kurta with a band collar, three-quarter view'),
    picture('kurta-ink-front', 'Ink blue silk kurta, seen from above'),
    { ...picture('kurta-ink-detail', 'Ink blue silk kurta, close detail of the placket'), view: 'detail' },
  ],
  garment: kurtaGarment,
};
