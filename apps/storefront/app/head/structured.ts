import { country, currency } from '@luxe/format';
import type { Seo } from '@luxe/contract/calls';
import type { ProductData } from '@luxe/feature-product';
import icon from './favicon.svg?url&no-inline';
import { absoluteUrl, shopName, socialPicture } from './seo.ts';

type Crumbs = Seo['breadcrumbs'];

/** BreadcrumbList structured data [SEO-06]. Undefined for fewer than two crumbs. */
export function breadcrumbData(crumbs: Crumbs, publicOrigin: string): object | undefined {
  if (crumbs.length < 2) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(url ? { item: absoluteUrl(url, publicOrigin) } : {}),
    })),
  };
}

/** Product structured data [SEO-06]: the displayed colour with its winning offer. */
export function productData(product: ProductData, publicOrigin: string): object {
  const url = absoluteUrl(product.webURL, publicOrigin);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.productName,
    description: product.productDescription,
    sku: product.winningUssID,
    productID: product.productListingId,
    color: product.color,
    url,
    brand: { '@type': 'Brand', name: product.brandName },
    image: product.galleryImagesList.map((image) => absoluteUrl(socialPicture(image.url), publicOrigin)),
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: currency,
      price: product.winningSellerPrice.doubleValue,
      availability: `https://schema.org/${availabilityOf(product)}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: product.winningSellerName },
      shippingDetails: standardDelivery,
      hasMerchantReturnPolicy: returnPolicyData(product.returnPolicy),
    },
  };
}

function availabilityOf({ isDiscontinued, isOutOfStock }: ProductData): string {
  if (isDiscontinued) return 'Discontinued';
  return isOutOfStock ? 'OutOfStock' : 'InStock';
}

/** Standard delivery is free in India. Delivery times depend on the pincode, so none are given. */
const standardDelivery = {
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: 0, currency },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
};

/**
 * Maps the label of a return policy to schema.org. The label contains the number of days, and whether the
 * shop refunds, replaces or does both. A label without days has an unspecified window. The method is
 * ReturnByMail because a courier collects returns.
 */
function returnPolicyData(label: string): object {
  const policy = { '@type': 'MerchantReturnPolicy', applicableCountry: country };
  const schema = (name: string) => `https://schema.org/${name}`;
  if (/not returnable/i.test(label))
    return { ...policy, returnPolicyCategory: schema('MerchantReturnNotPermitted') };
  const [, days] = /(\d+) day/i.exec(label) ?? [];
  const isReplaced = /replacement/i.test(label);
  return {
    ...policy,
    ...(days
      ? {
          returnPolicyCategory: schema('MerchantReturnFiniteReturnWindow'),
          merchantReturnDays: Number(days),
        }
      : { returnPolicyCategory: schema('MerchantReturnUnspecified') }),
    returnMethod: schema('ReturnByMail'),
    refundType: [
      ...(/return/i.test(label) ? [schema('FullRefund')] : []),
      ...(isReplaced ? [schema('ExchangeRefund')] : []),
    ],
  };
}

type Questions = ProductData['questionAndAnswerList'];

/**
 * FAQPage structured data with at most ten questions. Undefined for fewer than three questions, because the
 * page then shows no FAQ.
 */
export function faqData(questions: Questions): object | undefined {
  if (questions.length < 3) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.slice(0, 10).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Organization and WebSite structured data with the shop's search, for the home page [SEO-06]. */
export function shopData(publicOrigin: string): object[] {
  const url = absoluteUrl('/', publicOrigin);
  const organization = `${url}#organization`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': organization,
      name: shopName,
      url,
      logo: absoluteUrl(icon, publicOrigin),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: shopName,
      url,
      inLanguage: 'en-IN',
      publisher: { '@id': organization },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${url}search/?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
