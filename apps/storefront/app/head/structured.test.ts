import { samples } from '@luxe/contract/samples';
import { describe, expect, it, test } from 'vitest';
import { breadcrumbData, faqData, productData, shopData } from './structured.ts';

const origin = 'https://shop.example';
const absolute = expect.stringMatching(/^https:\/\/shop\.example\//);
const text = expect.stringMatching(/\S/);

// Required by schema.org and Google's rich results:
// https://developers.google.com/search/docs/appearance/structured-data
describe('productData', () => {
  it('describes a product with its brand, price, delivery, returns and seller [SEO-06]', () => {
    expect(productData(samples.product, origin)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: samples.product.productName,
      description: text,
      sku: samples.product.winningUssID,
      productID: samples.product.productListingId,
      color: samples.product.color,
      url: absolute,
      brand: { '@type': 'Brand', name: samples.product.brandName },
      image: samples.product.galleryImagesList.map(() => absolute),
      offers: {
        '@type': 'Offer',
        url: absolute,
        priceCurrency: 'INR',
        price: samples.product.winningSellerPrice.doubleValue,
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        seller: { '@type': 'Organization', name: samples.product.winningSellerName },
        shippingDetails: {
          '@type': 'OfferShippingDetails',
          shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'INR' },
          shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
        },
        hasMerchantReturnPolicy: expect.objectContaining({
          '@type': 'MerchantReturnPolicy',
          applicableCountry: 'IN',
        }),
      },
    });
    expect(samples.product.galleryImagesList.length).toBeGreaterThan(0);
  });

  const schema = (name: string) => `https://schema.org/${name}`;
  const finiteWindow = schema('MerchantReturnFiniteReturnWindow');
  const [money, exchange] = [schema('FullRefund'), schema('ExchangeRefund')];
  it.each([
    ['7 Day Return', { returnPolicyCategory: finiteWindow, merchantReturnDays: 7, refundType: [money] }],
    ['15 Day Return', { returnPolicyCategory: finiteWindow, merchantReturnDays: 15, refundType: [money] }],
    [
      '7 Day Return or Replacement',
      { returnPolicyCategory: finiteWindow, merchantReturnDays: 7, refundType: [money, exchange] },
    ],
    [
      'Replacement Only',
      { returnPolicyCategory: schema('MerchantReturnUnspecified'), refundType: [exchange] },
    ],
    ['Not Returnable', { returnPolicyCategory: schema('MerchantReturnNotPermitted') }],
  ])('maps the return policy %s to schema.org', (returnPolicy, policy) => {
    expect(productData({ ...samples.product, returnPolicy }, origin)).toMatchObject({
      offers: { hasMerchantReturnPolicy: policy },
    });
  });

  it('marks a sold-out product as out of stock and keeps its price [SEO-06]', () => {
    expect(productData({ ...samples.product, isOutOfStock: true }, origin)).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock', price: expect.any(Number) },
    });
  });
});

test('marks a product that is no longer sold as discontinued', () =>
  expect(productData(samples.productDiscontinued, origin)).toMatchObject({
    offers: { availability: 'https://schema.org/Discontinued' },
  }));

describe('breadcrumbData', () => {
  const crumbs = [
    { name: 'Home', url: '/' },
    { name: 'Bags', url: '/bags/c-lsh10' },
    { name: 'Totes', url: 'https://shop.example/totes/c-lsh1010' },
  ];
  it('numbers the breadcrumbs from 1, each with name and URL [SEO-06]', () => {
    expect(breadcrumbData(crumbs, origin)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
        { '@type': 'ListItem', position: 2, name: 'Bags', item: 'https://shop.example/bags/c-lsh10' },
        { '@type': 'ListItem', position: 3, name: 'Totes', item: 'https://shop.example/totes/c-lsh1010' },
      ],
    });
  });

  test.each([0, 1])('returns undefined for %i breadcrumbs [SEO-06]', (count) => {
    expect(breadcrumbData(crumbs.slice(0, count), origin)).toBeUndefined();
  });
});

describe('faqData', () => {
  const questions = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      question: `Question ${index + 1}?`,
      answer: `<p>${index + 1}</p>`,
    })) as Parameters<typeof faqData>[0];

  it('returns at most ten questions, each with one accepted answer, as on the page [SEO-06] [SHL-19]', () => {
    const data = faqData(questions(12)) as { mainEntity: unknown[] };
    expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'FAQPage' });
    expect(data.mainEntity).toHaveLength(10);
    expect(data.mainEntity[0]).toEqual({
      '@type': 'Question',
      name: 'Question 1?',
      acceptedAnswer: { '@type': 'Answer', text: '<p>1</p>' },
    });
  });

  it('returns undefined for fewer than three questions: the page then shows no FAQ [SEO-06]', () => {
    expect(faqData(questions(2))).toBeUndefined();
  });
});

describe('shopData', () => {
  it('describes the organisation and the search of the shop [SEO-06]', () => {
    const [organization, site] = shopData(origin);
    expect(organization).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': 'https://shop.example/#organization',
      name: 'LUXE',
      url: 'https://shop.example/',
      logo: expect.stringMatching(/^https:\/\/shop\.example\/.*favicon.*\.svg/),
    });
    expect(site).toEqual({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'LUXE',
      url: 'https://shop.example/',
      inLanguage: 'en-IN',
      publisher: { '@id': 'https://shop.example/#organization' },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: 'https://shop.example/search/?q={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    });
  });
});
