import { formatPaise, rupeesToPaise } from '@luxe/format';
import type { SearchColour, SearchDocument, SearchNames } from './engine.ts';

/** A property by which a listing can be filtered. `key` is its name in `q`, the query of a listing URL. */
export interface FacetDefinition {
  key: string;
  name: string;
  /** Whether the values belong to the product or to each colour. */
  of: 'product' | 'colour';
  /** The values that a product has for this facet in one colour: none, one or several. */
  valuesOf(document: SearchDocument, colour: SearchColour): readonly string[];
  /** Name of a value for the shopper. Default: the value. */
  nameOf?(value: string, names: SearchNames): string;
  /** Converts a value from the query `q` to the form that `valuesOf` returns. */
  canonical?(value: string): string;
  /** All values in display order. Default: the existing values, most frequent first. */
  values?: readonly string[];
  /** Values that are counted and that a URL can select, but that the shopper is not offered. */
  hidden?: 'all' | readonly string[];
}

const one = (value: string | null) => (value ? [value] : []);
const upper = (value: string) => value.toUpperCase();

/** Accepts every spelling of `true` that requests have used in `q`. */
const flag = (value: string) => (/^(?:true|y|yes|1)$/i.test(value) ? 'true' : 'false');
const flagFacet = (
  of: FacetDefinition['of'],
  key: string,
  name: string,
  yes: string,
  holds: (document: SearchDocument, colour: SearchColour) => boolean,
): FacetDefinition => ({
  key,
  name,
  of,
  valuesOf: (document, colour) => [String(holds(document, colour))],
  nameOf: (value) => (value === 'true' ? yes : `Not ${yes.toLowerCase()}`),
  canonical: flag,
  values: ['true', 'false'],
  hidden: ['false'],
});

const discounts = [10, 20, 30, 40, 50, 60, 70];
const discountValue = (percent: number) => `${percent}% and above`;

/** Bounds of the offered price ranges, in rupees. */
const priceBounds = [0, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000] as const;

/**
 * The offered price ranges as `q` writes them. Both ends are inclusive. A range ends one paisa before the
 * next range begins, so that no price is in two ranges.
 */
const priceRanges: readonly string[] = priceBounds.map((low, at) => {
  const next = priceBounds[at + 1];
  return `${low}-${next === undefined ? '' : next - 0.01}`;
});

/**
 * Parses a price range in rupees, such as `20000-250000`, into paise. Either end may be missing. Returns
 * undefined for an invalid range.
 */
export function parsePriceRange(value: string): { min: number; max: number } | undefined {
  const [, low, high] = /^(\d{0,9}(?:\.\d{1,2})?)-(\d{0,9}(?:\.\d{1,2})?)$/.exec(value) ?? [];
  if (low === undefined || high === undefined || (low === '' && high === '')) return undefined;
  const min = low ? rupeesToPaise(Number(low)) : 0;
  const max = high ? rupeesToPaise(Number(high)) : Infinity;
  return min <= max ? { min, max } : undefined;
}

const parsedRanges = priceRanges.flatMap((value) => {
  const range = parsePriceRange(value);
  return range ? [{ value, ...range }] : [];
});

function priceRangeName(value: string): string {
  const range = parsePriceRange(value);
  if (!range) return value;
  if (range.max === Infinity) return `${formatPaise(range.min)} and above`;
  // The name of an offered range shows where the next range begins, one paisa after its own end.
  const isOpen = priceRanges.includes(value);
  const end = formatPaise(isOpen ? range.max + 1 : range.max);
  if (range.min === 0) return `${isOpen ? 'Under' : 'Up to'} ${end}`;
  return `${formatPaise(range.min)} to ${end}`;
}

/**
 * Every facet, in display order. The list follows section 2 of the specification; price and tag are
 * additions.
 */
export const facetDefinitions: readonly FacetDefinition[] = [
  {
    key: 'category',
    name: 'Category',
    of: 'product',
    valuesOf: ({ categories }) => categories,
    nameOf: (code, { categories }) => categories.find((category) => category.code === code)?.name ?? code,
    canonical: upper,
    hidden: 'all',
  },
  {
    key: 'brand',
    name: 'Brand',
    of: 'product',
    valuesOf: ({ brandCode }) => [brandCode],
    nameOf: (code, { brands }) => brands.find((brand) => brand.code === code)?.name ?? code,
    canonical: upper,
  },
  { key: 'genderbeauty-classification', name: 'Gender', of: 'product', valuesOf: ({ genders }) => genders },
  { key: 'bagType', name: 'Bag type', of: 'product', valuesOf: ({ bagType }) => one(bagType) },
  { key: 'typeWatches', name: 'Watch type', of: 'product', valuesOf: ({ typeWatches }) => one(typeWatches) },
  { key: 'colour', name: 'Colour', of: 'colour', valuesOf: (_, { family }) => [family] },
  { key: 'strapcolor', name: 'Strap colour', of: 'product', valuesOf: ({ strapColour }) => one(strapColour) },
  {
    key: 'patternWatches',
    name: 'Dial pattern',
    of: 'product',
    valuesOf: ({ patternWatches }) => one(patternWatches),
  },
  {
    key: 'price',
    name: 'Price',
    of: 'colour',
    valuesOf: (_, { price }) =>
      parsedRanges.flatMap(({ value, min, max }) => (price >= min && price <= max ? [value] : [])),
    nameOf: priceRangeName,
    values: priceRanges,
  },
  {
    key: 'discountAll',
    name: 'Discount',
    of: 'colour',
    valuesOf: (_, { discount }) => discounts.filter((percent) => discount >= percent).map(discountValue),
    values: discounts.map(discountValue),
  },
  flagFacet('colour', 'isDiscountedPrice', 'Offers', 'On sale', (_, { discount }) => discount > 0),
  flagFacet('product', 'isProductNew', 'New', 'New in', ({ isProductNew }) => isProductNew),
  flagFacet('colour', 'inStockFlag', 'Availability', 'In stock', (_, { inStock }) => inStock),
  {
    key: 'superBrand',
    name: 'Store',
    of: 'product',
    valuesOf: ({ superBrand }) => [superBrand],
    nameOf: (code, { brands }) => {
      const members = brands.filter((brand) => brand.superBrand === code);
      return members.length === 1 ? (members[0]?.name ?? code) : 'LUXE';
    },
    canonical: upper,
  },
  { key: 'tag', name: 'Collection', of: 'product', valuesOf: ({ tags }) => tags, hidden: 'all' },
];
