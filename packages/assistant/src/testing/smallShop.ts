import type { TaraVocabulary } from '@luxe/contract/tara-plan';
import { createUnderstanding } from '../createUnderstanding.ts';
import { knownMaterials } from '../knownWords.ts';

const category = (code: string, name: string, ...words: string[]) => ({ code, name, words });

/** A shop with the departments of the demonstration catalogue, for tests. */
export const smallShop: TaraVocabulary = {
  categories: [
    category('LSH1', 'Luxury'),
    category('LSH10', 'Bags'),
    category('LSH1010', 'Handbags', 'purse'),
    category('LSH1010103', 'Totes', 'shopper'),
    category('LSH1010104', 'Bucket bags'),
    category('LSH1020101', 'Wallets'),
    category('LSH1110101', 'Sweaters'),
    category('LSH1120', 'Shirts'),
    category('LSH1120101', 'Cotton shirts'),
    category('LSH13', 'Shoes'),
    category('LSH1310101', 'Loafers'),
    category('LSH1320', 'Boots'),
    category('LSH1510', 'Watches'),
    category('LSH1520', 'Fine jewellery'),
    category('LSH1520101', 'Rings'),
    category('LSH1810101', 'Sunglasses'),
    category('LSH1820', 'Belts'),
    category('LSH2110101', 'Fragrance'),
    category('LSH2120101', 'Vases'),
    category('ISH1', 'indiluxe'),
    category('ISH1010101', 'Kurtas'),
    category('ISH1010102', 'Dupattas'),
    category('ISH1010103', 'Shawls'),
    category('ISH1020', 'Bags'),
    category('ISH1030', 'Jutti'),
    category('ISH1030101', 'Juttis', 'जूती'),
    category('ISH1040101', 'Jhumkas'),
    category('ISH1050102', 'Diyas'),
  ],
  brands: [
    { code: 'B1', name: 'Halden & Roe' },
    { code: 'B2', name: 'Velluto' },
    { code: 'B2', name: 'velut' },
    { code: 'B3', name: 'Mitti' },
    // A brand has its nicknames, too.
    { code: 'B3', name: 'miti' },
    { code: 'B4', name: 'Zari Katha' },
    { code: 'B5', name: 'Orvanto Uno' },
    { code: 'B6', name: 'Orvanto Due' },
  ],
  colours: ['Black', 'White', 'Brown', 'Beige', 'Red', 'Pink', 'Blue', 'Green', 'Yellow', 'Gold', 'Silver'],
  materials: [...knownMaterials],
  sizes: ['S', 'M', 'L', 'XL', 'EU 38', 'EU 42', 'Indian 14', '50 ml', '100 ml', '2.4'],
};

export const { understand } = createUnderstanding(smallShop);
