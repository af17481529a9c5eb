import type { CallResponse, Facet, FacetValue, Listing, ProductCard } from '../calls/calls.ts';
import {
  bagCount,
  categoriesFor,
  category,
  facets,
  facetsFor,
  facetsOf,
  facetValue,
  rangeOf,
} from './facets.ts';
import { html } from './values.ts';
import { brandCodeOf, pageOf, sampleProducts, toCard, warden } from './sampleProducts.ts';
import { formatQuery } from '../catalogue/query.ts';

export {
  kurtaGarment,
  otherSellers,
  productOffers,
  product,
  productFilmed,
  productGarment,
  productById,
  productDiscontinued,
  productSoldOut,
  sizeGuide,
} from './productDetails.ts';

export const productCards: ProductCard[] = sampleProducts.map(toCard);
export const productCard: ProductCard = toCard(warden);

/** Products on one page of a listing. */
const pageSize = 24;
/** A full page: the sample products, and the first of them again as a limited edition. */
const fullPage: ProductCard[] = [
  ...productCards,
  ...sampleProducts
    .slice(0, pageSize - productCards.length)
    .map((sample) =>
      toCard({ ...sample, number: sample.number + 100, name: `${sample.name}, limited edition` }),
    ),
];

export const productCardSoldOut: ProductCard = {
  ...productCard,
  isOutOfStock: true,
  sizes: productCard.sizes.map(({ size }) => ({ size, isAvailable: false })),
};

export const productCardLong: ProductCard = {
  ...productCard,
  brandname: 'Maison Verrane de Saint-Germain-en-Laye et Fils',
  productname:
    'Warden top-handle bag in hand-boarded pebbled calf with a detachable braided shoulder strap, turned lock and suede lining',
};

const sorts: Listing['sorts'] = [
  { code: 'relevance', name: 'Relevance', selected: true },
  { code: 'isProductNew', name: 'New in', selected: false },
  { code: 'price-asc', name: 'Price, low to high', selected: false },
  { code: 'price-desc', name: 'Price, high to low', selected: false },
  { code: 'discount-desc', name: 'Discount', selected: false },
];

const faq: Listing['questionAndAnswerList'] = [
  {
    question: 'How do I know a bag is authentic?',
    answer: html('<p>Every bag comes from the brand or its authorised seller, with papers and dust bag.</p>'),
  },
  {
    question: 'Can a bag be repaired?',
    answer: html('<p>Yes. The brand that made it repairs it: write to us and we send it there.</p>'),
  },
  {
    question: 'How soon does it arrive?',
    answer: html(
      '<p>Enter your pincode on the product page for the date. Most metros take <strong>three days</strong>.</p>',
    ),
  },
];

/** The first page of bags. */
export const listing: Listing = {
  seo: {
    breadcrumbs: [
      { name: 'Home', url: '/' },
      { name: 'Bags', url: '/bags/c-lsh10' },
    ],
  },
  h1PageName: 'Bags',
  pageDescription:
    'Structured, soft, or small enough for the evening. Every bag comes with the brand’s own papers.',
  isDynamicPLP: false,
  facetdata: facets,
  facetdatacategory: categoriesFor(bagCount),
  priceRange: { min: 9800, max: 485000, selectedMin: null, selectedMax: null },
  searchresult: fullPage,
  pagination: { currentPage: 0, pageSize, totalPages: 18, totalResults: bagCount },
  sorts,
  currentQuery: {
    searchText: '',
    sort: 'relevance',
    query: ':relevance:category:LSH10',
    filters: [{ key: 'category', value: 'LSH10', name: 'Bags', url: ':relevance' }],
  },
  spellingSuggestion: null,
  questionAndAnswerList: faq,
};

const chosen = formatQuery({
  term: '',
  sort: 'price-asc',
  filters: [category, { key: 'colour', value: 'Oxblood' }],
});

/** Marks a facet value as selected. The link of a selected value removes the filter. */
const toSelected = (value: FacetValue): FacetValue => ({
  ...value,
  selected: true,
  count: 1,
  url: ':price-asc:category:LSH10',
});
const withOxblood = (facet: Facet): Facet => ({
  ...facet,
  selectedFilterCount: 1,
  values: facet.values.map((value) => (value.value === 'Oxblood' ? toSelected(value) : value)),
});
const byPrice = (sort: Listing['sorts'][number]) => ({ ...sort, selected: sort.code === 'price-asc' });

/** Bags in Oxblood, cheapest first. */
export const listingFiltered: Listing = {
  ...listing,
  // The values of a facet are counted without the selected values of the same facet.
  facetdata: facets.flatMap((facet) =>
    facet.key === 'colour'
      ? withOxblood(facet)
      : facetsOf([productCard]).filter(({ key }) => key === facet.key),
  ),
  facetdatacategory: categoriesFor(1),
  priceRange: rangeOf([productCard]),
  searchresult: [productCard],
  pagination: { currentPage: 0, pageSize, totalPages: 1, totalResults: 1 },
  sorts: sorts.map(byPrice),
  currentQuery: {
    searchText: '',
    sort: 'price-asc',
    query: chosen,
    filters: [
      { key: 'category', value: 'LSH10', name: 'Bags', url: ':price-asc:colour:Oxblood' },
      { key: 'colour', value: 'Oxblood', name: 'Oxblood', url: ':price-asc:category:LSH10' },
    ],
  },
};

const neelamVaid = facetValue('brand', 'MBH11A00035', 'Neelam Vaid', 57);

/** All products of a brand, at the URL of its store page. */
export const listingStore: Listing = {
  ...listing,
  dynamicQuery: {
    h1PageName: 'Neelam Vaid',
    searchUrl: ':relevance:brand:MBH11A00035',
    url: '/neelam-vaid-store',
    l1Title: '',
    l1Url: '',
    l2Title: '',
    l2Url: '',
    title: '',
    description: '',
    keywords: '',
    dupCanonicalUrl: '/neelam-vaid-store',
  },
  seo: {
    breadcrumbs: [
      { name: 'indiluxe', url: '/explore/indiluxe' },
      { name: 'Neelam Vaid', url: '/neelam-vaid-store' },
    ],
  },
  h1PageName: 'Neelam Vaid',
  pageDescription: 'Neelam Vaid moved to Kutch for a season of dyeing and stayed.',
  facetdata: facetsFor(57).map((facet) =>
    facet.key === 'brand' ? { ...facet, values: [neelamVaid] } : facet,
  ),
  facetdatacategory: { filters: [] },
  pagination: { currentPage: 0, pageSize, totalPages: 3, totalResults: 57 },
  currentQuery: {
    searchText: '',
    sort: 'relevance',
    query: ':relevance:brand:MBH11A00035',
    filters: [{ key: 'brand', value: 'MBH11A00035', name: 'Neelam Vaid', url: ':relevance' }],
  },
};

/** Black bags, a dynamic listing with its own URL. */
export const listingDynamic: Listing = {
  ...listing,
  isDynamicPLP: true,
  dynamicQuery: {
    h1PageName: 'Black bags',
    searchUrl: ':relevance:category:LSH10:colour:Black',
    url: '/bags/black',
    l1Title: 'Bags',
    l1Url: '/bags/c-lsh10',
    l2Title: '',
    l2Url: '',
    title: 'Black bags: shop online in India | LUXE',
    description: 'Every shape we carry, in the colour that goes with the rest.',
    keywords: '',
    dupCanonicalUrl: '/black-bags/c-lsh10',
  },
  seo: {
    title: 'Black bags: shop online in India | LUXE',
    description: 'Every shape we carry, in the colour that goes with the rest.',
    canonicalURL: '/black-bags/c-lsh10',
    breadcrumbs: [
      { name: 'Home', url: '/' },
      { name: 'Bags', url: '/bags/c-lsh10' },
      { name: 'Black bags', url: '/bags/black' },
    ],
  },
  h1PageName: 'Black bags',
  pageDescription: 'Every shape we carry, in the colour that goes with the rest.',
  facetdata: facetsFor(124).map(
    (facet) => facets.find(({ key }) => key === 'colour' && facet.key === key) ?? facet,
  ),
  facetdatacategory: categoriesFor(124),
  pagination: { currentPage: 0, pageSize, totalPages: 6, totalResults: 124 },
  currentQuery: {
    searchText: '',
    sort: 'relevance',
    query: ':relevance:category:LSH10:colour:Black',
    filters: [
      { key: 'category', value: 'LSH10', name: 'Bags', url: ':relevance:colour:Black' },
      { key: 'colour', value: 'Black', name: 'Black', url: ':relevance:category:LSH10' },
    ],
  },
};

const found = productCards.slice(0, 6);

/** The results of a search for "tote". */
export const searchResults: Listing = {
  ...listing,
  h1PageName: 'tote',
  pageDescription: '',
  seo: { breadcrumbs: [{ name: 'Home', url: '/' }] },
  facetdata: facetsOf(found),
  facetdatacategory: { filters: [] },
  priceRange: rangeOf(found),
  searchresult: found,
  pagination: { currentPage: 0, pageSize, totalPages: 1, totalResults: 6 },
  currentQuery: { searchText: 'tote', sort: 'relevance', query: 'tote:relevance', filters: [] },
  questionAndAnswerList: [],
};

/** A search without results. */
export const searchNull: Listing = {
  ...searchResults,
  h1PageName: 'wardne',
  facetdata: [],
  priceRange: null,
  searchresult: [],
  pagination: { currentPage: 0, pageSize, totalPages: 0, totalResults: 0 },
  currentQuery: { searchText: 'wardne', sort: 'relevance', query: 'wardne:relevance', filters: [] },
  spellingSuggestion: 'warden',
};

const searchFor = (term: string, ...filters: { key: string; value: string }[]) =>
  `/search/?q=${encodeURIComponent(filters.length ? formatQuery({ term, sort: 'relevance', filters }) : term)}`;

const luna = sampleProducts.find(({ brand }) => brand === 'Oduvia') ?? warden;

/** Suggestions for "crescent". */
export const suggestions: CallResponse<'suggestions'> = {
  suggestions: [
    { kind: 'term', text: 'crescent', within: '', url: searchFor('crescent') },
    {
      kind: 'term',
      text: 'crescent',
      within: luna.brand,
      url: searchFor('crescent', { key: 'brand', value: brandCodeOf(luna) }),
    },
    { kind: 'term', text: 'crescent', within: 'Bags', url: searchFor('crescent', category) },
    { kind: 'term', text: 'crescents', within: '', url: searchFor('crescents') },
    { kind: 'brand', text: 'Crescent & Vale', within: '', url: '/crescent-vale/c-mbh11a00099' },
    { kind: 'category', text: 'Crescent bags', within: '', url: '/crescent-bags/c-lsh1010102' },
  ],
};

export const searchab: CallResponse<'searchab'> = {
  testVersion: 'A',
  testSuggestVersion: 'A',
  webApiURL: '/v2/lux/products/searchProducts/',
  webLuxSasApiURL: '/v2/lux/products/suggestions',
  webIndiLuxSasApiURL: '/v2/lux/products/suggestions',
};

export const popularProducts: CallResponse<'popularProducts'> = { products: productCards.slice(0, 3) };

export const productSeo: CallResponse<'productSeo'> = {
  seo: {
    title: 'Buy Authentic Warden top-handle bag in pebbled calf Online In India | the product',
    breadcrumbs: [
      { name: 'Home', url: '/' },
      { name: 'Bags', url: '/bags/c-lsh10' },
      { name: 'Top-handle', url: '/top-handle/c-lsh1010101' },
    ],
  },
};

export const sitemap: CallResponse<'sitemap'> = {
  totalPages: 1,
  entries: [
    { url: '/', lastModified: '2026-11-20' },
    { url: '/bags/c-lsh10', lastModified: '2026-11-20' },
    { url: pageOf(warden), lastModified: '2026-11-19' },
  ],
};
