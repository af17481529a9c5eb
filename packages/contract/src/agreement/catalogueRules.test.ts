import { samples } from '../samples/samples.ts';
import { rupees } from '../samples/values.ts';
import { catalogueRules } from './catalogueRules.ts';
import { contentRules } from './contentRules.ts';
import { sharedRules } from './sharedRules.ts';
import { testRules } from './testRules.ts';

const { listing, listingDynamic, listingFiltered, searchResults, productCard: card, product } = samples;
const { otherSellers } = samples;
const colour = listingFiltered.facetdata.find(({ key }) => key === 'colour');
const [category] = listing.facetdatacategory.filters;
const [size] = product.variantOptions.sizelink;
const [seller] = otherSellers.sellers;
const [rail] = samples.personalizedProducts.rails;
const rails = samples.homePage.blocks.find(({ type }) => type === 'productRail');
const { articles, article, articlesMany, askTaraComparison, storeBanner, sizeGuide, productOffers } = samples;
const withPages = (change: Partial<typeof listing.pagination>) => ({
  ...listing,
  pagination: { ...listing.pagination, ...change },
});

testRules(
  [...sharedRules, ...catalogueRules, ...contentRules],
  [
    [
      'an amount is the same in all its forms',
      rupees(5),
      { ...rupees(5), doubleValue: 6 },
      'doubleValue is 6, but value is 5',
    ],
    [
      'an amount is the same in all its forms',
      rupees(5),
      { ...rupees(5), formattedValue: '₹6' },
      'formattedValue is "₹6", but the value is "₹5"',
    ],
    [
      'the prices, colours and sizes of a tile agree',
      card,
      { ...card, isOutOfStock: true, color: 'Pink' },
      'the colour Pink is not among the colours',
      'isOutOfStock is true, but no size is false',
    ],
    [
      'the prices, colours and sizes of a tile agree',
      card,
      { ...card, price: { ...card.price, mrpPrice: rupees(300_000) } },
      'discountPercent is 0, but the discount of the price is 18',
    ],
    [
      'a facet counts its selected values',
      colour,
      { ...colour, selectedFilterCount: 2 },
      'selectedFilterCount is 2, but the number of selected values is 1',
    ],
    [
      'the products of the categories below a category add up to its own',
      category,
      { ...category, count: 400 },
      'count is 400, but the sum of its categories is 412',
    ],
    [
      'a listing has as many products as its page states, and its facets count no more',
      listing,
      { ...listing, searchresult: listing.searchresult.slice(0, 17) },
      'the list has 17 products, but page 0 of 412 in pages of 24 has 24',
    ],
    [
      'a listing has as many products as its page states, and its facets count no more',
      listing,
      withPages({ totalResults: 100, totalPages: 18 }),
      'totalPages is 18, but the number of pages is 5',
      'Colour Black is 124, which is more than totalResults, 100',
      'Bag type Tote is 122, which is more than totalResults, 100',
      'Availability In stock only is 388, which is more than totalResults, 100',
      'Bags is 412, which is more than totalResults, 100',
    ],
    [
      'a listing has as many products as its page states, and its facets count no more',
      searchResults,
      { ...searchResults, priceRange: { min: 1, max: 485_000, selectedMin: null, selectedMax: null } },
      'the lowest price is 1, but that of the products is 48500',
    ],
    [
      'a listing has as many products as its page states, and its facets count no more',
      listingFiltered,
      {
        ...listingFiltered,
        currentQuery: { ...listingFiltered.currentQuery, filters: [], sort: 'relevance' },
      },
      'Colour Black is 124, which is more than totalResults, 1',
      'Colour Tan is 58, which is more than totalResults, 1',
      'Colour Bone is 47, which is more than totalResults, 1',
      'Colour Forest green is 33, which is more than totalResults, 1',
      'sort is "relevance", but that of the query is "price-asc"',
      'the filters is "", but those of the query is "category:LSH10,colour:Oxblood"',
      'the selected sort is "price-asc", but sort is "relevance"',
      'the selected value colour:Oxblood is not among the filters',
    ],
    [
      'each product of a listing is counted under one brand',
      listing,
      {
        ...listing,
        facetdata: listing.facetdata.map((facet) => ({
          ...facet,
          values: facet.values.map((value, at) => ({ ...value, count: 86 - at * 5 })),
        })),
      },
      'the sum of Brand is 749, but totalResults is 412',
    ],
    [
      'each product of a listing is counted under one brand',
      listingDynamic,
      { ...listingDynamic, pagination: { ...listingDynamic.pagination, totalResults: 125 } },
      'the sum of Brand is 124, but totalResults is 125',
    ],
    [
      'a size is available while units are left',
      size,
      { ...size, stockCount: 0 },
      'isAvailable is true, but a stock is false',
    ],
    [
      'the offer, the colour and the stock of a product agree',
      product,
      { ...product, winningUssID: 'other', color: 'Pink', isOutOfStock: true },
      'winningUssID other is not among the sizes',
      'color is "Pink", but the selected colour is "Oxblood"',
      'isOutOfStock is true, but no size is false',
    ],
    [
      'the price of a seller is that of their cheapest size in stock',
      seller,
      { ...seller, price: rupees(9) },
      'discountPercent is 0, but the discount of the price is 99',
      'price is 9, but that of the cheapest size is 245000',
    ],
    [
      'one seller is the winning one',
      otherSellers,
      { ...otherSellers, sellers: otherSellers.sellers.map((one) => ({ ...one, isWinning: true })) },
      'the number of winning sellers is 2, but the expected number is 1',
    ],
    [
      'no-cost plans of a product are for one price, the lowest instalment first',
      productOffers,
      { ...productOffers, noCostEmi: productOffers.noCostEmi.map((one) => ({ ...one, months: 3 })) },
      'the plans are for different prices: 81669, 122502, 245001',
    ],
    [
      'a size guide has a value in each column',
      sizeGuide,
      { ...sizeGuide, rows: [['36', '3']] },
      'the number of values is 2, but the number of columns is 5',
    ],
    [
      'a rail has each product once',
      rail,
      { ...rail, products: [card, card] },
      'product mp000000019284001 occurs more than once',
    ],
    [
      'a block has each product and each brand once, and no more than its total',
      rails,
      { ...rails, products: [card, card] },
      'product mp000000019284001 occurs more than once',
    ],
    [
      'a block has each product and each brand once, and no more than its total',
      { type: 'collection', title: '', layout: 'rail', collection: 'c', products: [card], total: 1 },
      {
        type: 'collection',
        title: '',
        layout: 'rail',
        collection: 'c',
        products: [card, samples.productCardLong],
        total: 1,
      },
      'product mp000000019284001 occurs more than once',
      'the number of products is 2, which is more than total, 1',
    ],
    [
      'the categories of a store add up to its products',
      storeBanner,
      { ...storeBanner, productCount: 58 },
      'productCount is 58, but the sum of the categories is 57',
    ],
    [
      'a list of articles has as many as its page states, and its topics count them',
      articlesMany,
      { ...articlesMany, topics: articles.topics },
      'totalResults is 12, but the articles of the topics is 4',
      'the number of articles about wardrobe is 5, which is more than its count, 2',
      'the number of articles about objects is 2, which is more than its count, 1',
      'the number of articles about at-home is 2, which is more than its count, 1',
    ],
    [
      'an article has other articles beside it, and changes after it is published',
      article,
      { ...article, changedAt: '2026-11-19T09:30:00+05:30' },
      'publishedAt and changedAt: 2026-11-20T00:00:00+05:30 comes before 2026-11-19T09:30:00+05:30',
    ],
    [
      'an answer compares the products that it shows',
      askTaraComparison,
      { ...askTaraComparison, answer: { ...askTaraComparison.answer, products: [] } },
      'shown is 2, but the number of its products is 0',
      'the compared product mp000000019284014 is not among its products',
      'the compared product mp000000019284009 is not among its products',
    ],
  ],
);
