import { formatQuery } from '../catalogue/query.ts';
import type { Facet, FacetValue, Listing, ProductCard } from '../calls/calls.ts';
import { brandCodeOf, sampleProducts } from './sampleProducts.ts';

/** All bags. */
export const bagCount = 412;

export const category = { key: 'category', value: 'LSH10' };

export function facetValue(
  key: string,
  value: string,
  name: string,
  count: number,
  colorHex?: string,
): FacetValue {
  const url = formatQuery({ term: '', sort: 'relevance', filters: [category, { key, value }] });
  return { value, name, count, selected: false, ...(colorHex ? { colorHex } : {}), url };
}

/** The bags of each brand. They add up to all bags, because a product has one brand. */
const bagsOfBrands = [62, 55, 49, 44, 39, 34, 30, 26, 22, 18, 14, 10, 6, 3];
const brands = [...new Map(sampleProducts.map((sample) => [sample.brand, sample])).values()];

export const facets: Facet[] = [
  {
    key: 'brand',
    name: 'Brand',
    selectedFilterCount: 0,
    values: brands.map((sample, at) =>
      facetValue('brand', brandCodeOf(sample), sample.brand, bagsOfBrands[at] ?? 0),
    ),
  },
  {
    key: 'colour',
    name: 'Colour',
    selectedFilterCount: 0,
    values: [
      facetValue('colour', 'Black', 'Black', 124, '#1b1a1a'),
      facetValue('colour', 'Oxblood', 'Oxblood', 61, '#5a1f22'),
      facetValue('colour', 'Tan', 'Tan', 58, '#9a5f3a'),
      facetValue('colour', 'Bone', 'Bone', 47, '#cfc2a9'),
      facetValue('colour', 'Forest green', 'Forest green', 33, '#2f3f32'),
    ],
  },
  {
    key: 'bagType',
    name: 'Bag type',
    selectedFilterCount: 0,
    values: [
      facetValue('bagType', 'Top-handle', 'Top-handle', 96),
      facetValue('bagType', 'Crescent', 'Crescent', 84),
      facetValue('bagType', 'Tote', 'Tote', 122),
      facetValue('bagType', 'Bucket', 'Bucket', 0),
    ],
  },
  {
    key: 'discountAll',
    name: 'Discount',
    selectedFilterCount: 0,
    values: [
      facetValue('discountAll', '10', '10% and above', 72),
      facetValue('discountAll', '30', '30% and above', 18),
    ],
  },
  {
    key: 'inStockFlag',
    name: 'Availability',
    selectedFilterCount: 0,
    values: [facetValue('inStockFlag', 'true', 'In stock only', 388)],
  },
];

/** Products for each value of a facet, in a listing that shows all its products. */
const counters: Readonly<Record<string, (card: ProductCard, value: string) => boolean>> = {
  brand: ({ brandCode }, value) => brandCode === value,
  colour: ({ color }, value) => color === value,
  bagType: ({ productCategoryId }, value) => bagTypes[productCategoryId] === value,
  discountAll: ({ price }, value) => price.discountPercent >= Number(value),
  inStockFlag: ({ isOutOfStock }) => !isOutOfStock,
};
const bagTypes: Readonly<Record<string, string>> = {
  LSH1010101: 'Top-handle',
  LSH1010102: 'Crescent',
  LSH1010103: 'Tote',
  LSH1010104: 'Bucket',
};

/** The facets of products that fit on one page. A facet has no value without a product. */
export const facetsOf = (products: readonly ProductCard[]): Facet[] =>
  facets
    .map((facet) => ({
      ...facet,
      values: facet.values
        .map((value) => ({
          ...value,
          count: products.filter((card) => counters[facet.key]?.(card, value.value)).length,
        }))
        .filter(({ count }) => count > 0),
    }))
    .filter(({ values }) => values.length > 0);

/** The prices of products that fit on one page. */
export function rangeOf(products: readonly ProductCard[]): Listing['priceRange'] {
  const prices = products.map(({ price }) => price.sellingPrice.value);
  return { min: Math.min(...prices), max: Math.max(...prices), selectedMin: null, selectedMax: null };
}

/** The facets of a part of all bags: the same share of each value. The brands add up to the part. */
export const facetsFor = (totalResults: number): Facet[] =>
  facets.map((facet) => ({
    ...facet,
    values:
      facet.key === 'brand'
        ? brandsFor(facet.values, totalResults)
        : facet.values.map((value) => ({ ...value, count: shareOf(value.count, totalResults) })),
  }));

/** Rounds the sum up to each brand, so that no product is lost by rounding. */
const brandsFor = (values: readonly FacetValue[], totalResults: number): FacetValue[] =>
  values.map((value, at) => {
    const sumOfFirst = (length: number) =>
      shareOf(
        values.slice(0, length).reduce((sum, { count }) => sum + count, 0),
        totalResults,
      );
    return { ...value, count: sumOfFirst(at + 1) - sumOfFirst(at) };
  });
const shareOf = (count: number, totalResults: number) => Math.floor((count * totalResults) / bagCount);

export const categoriesFor = (totalResults: number): Listing['facetdatacategory'] => {
  const small = shareOf(46, totalResults);
  return {
    filters: [
      {
        categoryCode: 'LSH10',
        categoryName: 'Bags',
        webURL: '/bags/c-lsh10',
        count: totalResults,
        selected: true,
        childFilters: [
          {
            categoryCode: 'LSH1010',
            categoryName: 'Handbags',
            webURL: '/handbags/c-lsh1010',
            count: totalResults - small,
            selected: false,
            childFilters: [],
          },
          {
            categoryCode: 'LSH1020',
            categoryName: 'Small leather',
            webURL: '/small-leather/c-lsh1020',
            count: small,
            selected: false,
            childFilters: [],
          },
        ],
      },
    ],
  };
};
