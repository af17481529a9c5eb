import { discountPercent, rupeesToPaise } from '@luxe/format';
import type { Listing, Price } from '../calls/calls.ts';
import { categoryFilterSchema, facetSchema, listingSchema } from '../catalogue/listingSchema.ts';
import { productCardSchema } from '../catalogue/productCardSchema.ts';
import { productSchema } from '../catalogue/productSchema.ts';
import { catalogueSchemas } from '../catalogue/schema.ts';
import { personalizationSchemas } from '../personalization/schema.ts';
import { parseQuery } from '../catalogue/query.ts';
import { atMost, expected, known, page, ruleOf, same, sameText, sumOf, together, unique } from './rule.ts';

/** The discount and the MRP agree with the price. */
const priceAgrees = (price: Price, mrp: Price, percent: number) => [
  ...atMost('the price', price.value, 'the MRP', mrp.value),
  ...same(
    'discountPercent',
    percent,
    'the discount of the price',
    discountPercent(rupeesToPaise(price.value), rupeesToPaise(mrp.value)),
  ),
];

const sizes = productSchema.shape.variantOptions.shape.sizelink.element;
const sellers = catalogueSchemas.otherSellers.response.shape.sellers.element;

/** Whether the listing is filtered by a key. */
const isFilteredBy = ({ currentQuery }: Listing, key: string) =>
  currentQuery.filters.some((filter) => filter.key === key);

function countsAgree(listing: Listing): string[] {
  const { totalResults } = listing.pagination;
  const chosen = listing.currentQuery.filters.filter(({ key }) => key === 'category');
  return [
    // The values of a facet are counted without the selected values of the same facet.
    ...listing.facetdata
      .filter(({ key }) => !isFilteredBy(listing, key))
      .flatMap(({ name, values }) =>
        values.flatMap((value) => atMost(`${name} ${value.name}`, value.count, 'totalResults', totalResults)),
      ),
    ...listing.facetdata.flatMap(({ name, values }) => {
      const selected = values.filter((value) => value.selected);
      return selected.length === 1
        ? same(
            `${name} ${selected[0]?.name}, the only selected value,`,
            selected[0]?.count ?? 0,
            'totalResults',
            totalResults,
          )
        : [];
    }),
    ...listing.facetdatacategory.filters.flatMap((category) =>
      chosen.length > 1 || (chosen[0] && chosen[0].value !== category.categoryCode)
        ? []
        : atMost(category.categoryName, category.count, 'totalResults', totalResults),
    ),
  ];
}

function queryAgrees({ currentQuery, facetdata, sorts }: Listing): string[] {
  const { filters, sort, searchText, query } = currentQuery;
  const parsed = parseQuery(query);
  const toText = ({ key, value }: { key: string; value: string }) => `${key}:${value}`;
  const ofFacet = facetdata.flatMap(({ key, values }) =>
    values.filter(({ selected }) => selected).map(({ value }) => toText({ key, value })),
  );
  return [
    ...sameText('sort', sort, 'that of the query', parsed.sort),
    ...sameText('searchText', searchText, 'that of the query', parsed.term),
    ...sameText(
      'the filters',
      filters.map(toText).join(),
      'those of the query',
      parsed.filters.map(toText).join(),
    ),
    ...sameText(
      'the selected sort',
      sorts
        .filter(({ selected }) => selected)
        .map(({ code }) => code)
        .join(),
      'sort',
      sort,
    ),
    ...known('the selected value', ofFacet, 'the filters', filters.map(toText)),
  ];
}

function pricesAgree({ priceRange, searchresult, currentQuery, pagination }: Listing): string[] {
  const isComplete =
    searchresult.length === pagination.totalResults &&
    priceRange?.selectedMin === null &&
    priceRange.selectedMax === null;
  const prices = searchresult.map(({ price }) => price.sellingPrice.value);
  const sorted = prices.toSorted((a, b) => a - b);
  const direction = { 'price-asc': sorted, 'price-desc': sorted.toReversed() }[currentQuery.sort as string];
  return [
    ...together('a price range', priceRange !== null, 'a product', prices.length > 0),
    ...(priceRange
      ? [
          ...atMost('the lowest price', priceRange.min, 'that of the products', sorted[0] ?? priceRange.min),
          ...atMost('the price of a product', sorted.at(-1) ?? 0, 'the highest price', priceRange.max),
          ...(isComplete
            ? [
                ...same('the lowest price', priceRange.min, 'that of the products', sorted[0] ?? 0),
                ...same('the highest price', priceRange.max, 'that of the products', sorted.at(-1) ?? 0),
              ]
            : []),
        ]
      : []),
    ...(direction ? sameText('the prices', prices.join(), 'the chosen sequence', direction.join()) : []),
  ];
}

export const catalogueRules = [
  ruleOf('the prices, colours and sizes of a tile agree', productCardSchema, (card) => [
    ...priceAgrees(card.price.sellingPrice, card.price.mrpPrice, card.price.discountPercent),
    ...known(
      'the colour',
      [card.color],
      'the colours',
      card.colors.map(({ color }) => color),
    ),
    ...together(
      'isOutOfStock',
      card.isOutOfStock,
      'no size',
      !card.sizes.some(({ isAvailable }) => isAvailable),
    ),
  ]),
  ruleOf('a facet counts its selected values', facetSchema, ({ selectedFilterCount, values }) => [
    ...same(
      'selectedFilterCount',
      selectedFilterCount,
      'the number of selected values',
      values.filter(({ selected }) => selected).length,
    ),
    ...unique(
      'value',
      values.map(({ value }) => value),
    ),
  ]),
  ruleOf(
    'the products of the categories below a category add up to its own',
    categoryFilterSchema,
    ({ count, childFilters }) =>
      childFilters.length === 0
        ? []
        : same(
            'count',
            count,
            'the sum of its categories',
            sumOf(childFilters, (child) => child.count),
          ),
  ),
  ruleOf(
    'a listing has as many products as its page states, and its facets count no more',
    listingSchema,
    (listing) => {
      const { pagination, searchresult } = listing;
      const { pageSize, totalPages, totalResults } = pagination;
      return [
        ...page(pagination, 'products', searchresult.length, totalResults),
        ...same('totalPages', totalPages, 'the number of pages', Math.ceil(totalResults / pageSize)),
        ...unique(
          'product',
          searchresult.map(({ productId }) => productId),
        ),
        ...countsAgree(listing),
        ...queryAgrees(listing),
        ...pricesAgree(listing),
      ];
    },
  ),
  ruleOf('each product of a listing is counted under one brand', listingSchema, (listing) =>
    listing.facetdata
      .filter(({ key }) => key === 'brand' && !isFilteredBy(listing, key))
      .flatMap(({ name, values }) =>
        same(
          `the sum of ${name}`,
          sumOf(values, ({ count }) => count),
          'totalResults',
          listing.pagination.totalResults,
        ),
      ),
  ),
  ruleOf('a size is available while units are left', sizes, ({ isAvailable, stockCount, price, mrp }) => [
    ...together('isAvailable', isAvailable, 'a stock', stockCount > 0),
    ...atMost('price', price.value, 'mrp', mrp.value),
  ]),
  ruleOf('the offer, the colour and the stock of a product agree', productSchema, (product) => {
    const { colorlink, sizelink } = product.variantOptions;
    const winning = sizelink.find(({ ussid }) => ussid === product.winningUssID);
    const selected = colorlink.filter((swatch) => swatch.selected).map(({ color }) => color);
    return [
      ...priceAgrees(product.winningSellerPrice, product.mrpPrice, product.discountPercent),
      ...known(
        'winningUssID',
        [product.winningUssID],
        'the sizes',
        sizelink.map(({ ussid }) => ussid),
      ),
      ...(winning
        ? same(
            'winningSellerPrice',
            product.winningSellerPrice.value,
            'that of its size',
            winning.price.value,
          )
        : []),
      ...sameText('color', product.color, 'the selected colour', selected.join()),
      ...together(
        'isOutOfStock',
        product.isOutOfStock,
        'no size',
        !sizelink.some(({ isAvailable }) => isAvailable),
      ),
      ...unique(
        'size',
        sizelink.map(({ size }) => size),
      ),
      ...unique(
        'similar product',
        product.similarProducts.map(({ productId }) => productId),
      ),
      ...expected(
        product.similarProducts.every(({ productId }) => productId !== product.productListingId),
        'a product is among its similar products',
      ),
    ];
  }),
  ruleOf('the price of a seller is that of their cheapest size in stock', sellers, (seller) => {
    const inStock = seller.sizelink.filter(({ isAvailable }) => isAvailable).map(({ price }) => price.value);
    return [
      ...priceAgrees(seller.price, seller.mrp, seller.discountPercent),
      ...(inStock.length > 0
        ? same('price', seller.price.value, 'that of the cheapest size', Math.min(...inStock))
        : []),
    ];
  }),
  ruleOf('one seller is the winning one', catalogueSchemas.otherSellers.response, (response) => [
    ...same(
      'the number of winning sellers',
      response.sellers.filter(({ isWinning }) => isWinning).length,
      'the expected number',
      1,
    ),
    ...unique(
      'seller',
      response.sellers.map(({ sellerID }) => sellerID),
    ),
  ]),
  ruleOf(
    'no-cost plans of a product are for one price, the lowest instalment first',
    catalogueSchemas.productOffers.response,
    ({ noCostEmi }) => {
      const monthly = noCostEmi.map(({ monthlyInstallments }) => monthlyInstallments.value);
      const totals = noCostEmi.map(({ months, monthlyInstallments }) => ({
        most: months * monthlyInstallments.value,
        least: months * (monthlyInstallments.value - 1),
      }));
      return [
        ...sameText(
          'the instalments',
          monthly.join(),
          'their sequence',
          monthly.toSorted((a, b) => a - b).join(),
        ),
        ...expected(
          Math.max(...totals.map(({ least }) => least)) < Math.min(...totals.map(({ most }) => most)) ||
            totals.length === 0,
          `the plans are for different prices: ${totals.map(({ most }) => most).join(', ')}`,
        ),
      ];
    },
  ),
  ruleOf(
    'a size guide has a value in each column',
    catalogueSchemas.sizeGuide.response,
    ({ columns, rows }) =>
      rows.flatMap((row) =>
        same('the number of values', row.length, 'the number of columns', columns.length),
      ),
  ),
  ruleOf(
    'a rail has each product once',
    personalizationSchemas.personalizedProducts.response.shape.rails.element,
    (rail) => [
      ...unique(
        'product',
        rail.products.map(({ productId }) => productId),
      ),
      ...together('about', rail.about !== undefined, 'the kind because', rail.kind === 'because'),
    ],
  ),
];
