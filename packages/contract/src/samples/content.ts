import { brandsOf, isIndiluxe, sampleProducts, toCard } from './sampleProducts.ts';
import type { CallResponse, ContentBlock, ContentPage } from '../calls/calls.ts';
import { film, html, picture } from './values.ts';

const art = (name: string, alt: string) => ({
  wide: picture(`editorial-${name}-wide`, alt),
  tall: picture(`editorial-${name}-tall`, alt),
});

const cardsOf = (indiluxe: boolean) =>
  sampleProducts.filter((sample) => isIndiluxe(sample) === indiluxe).map(toCard);

const hero: ContentBlock = {
  type: 'hero',
  kicker: 'The season',
  title: 'The winter room',
  text: 'Leather that holds its shape, wool with weight, one good coat. The season, edited to forty items.',
  link: { label: 'See the edit', href: '/explore/winter-room' },
  image: art('winter-room', 'An oxblood handbag and a vase with a berry branch on a low table'),
};

const categories: ContentBlock = {
  type: 'categoryList',
  title: 'Departments',
  items: [
    { label: 'Bags', href: '/bags/c-lsh10', count: 1248, image: picture('tote-tan-hero', 'Tan open tote') },
    {
      label: 'Ready to wear',
      href: '/ready-to-wear/c-lsh11',
      count: 390,
      image: picture('crewneck-oatmeal-hero', 'Oatmeal sweater'),
    },
    { label: 'Shoes', href: '/shoes/c-lsh13', image: picture('boot-black-hero', 'Black Chelsea boots') },
    {
      label: 'Watches and jewellery',
      href: '/watches-and-jewellery/c-lsh15',
      image: picture('watch-emerald-hero', 'Gold watch with an emerald dial'),
    },
    {
      label: 'Beauty and home',
      href: '/beauty-and-home/c-lsh21',
      image: picture('perfume-noir-amber-hero', 'Bottle of amber eau de parfum'),
    },
  ],
};

const blocks: ContentBlock[] = [
  hero,
  {
    type: 'productRail',
    title: 'New this week',
    link: { label: 'All 214 arrivals', href: '/everything/c-lsh1?q=:isProductNew:category:LSH1' },
    products: cardsOf(false).slice(0, 8),
  },
  {
    type: 'brandWall',
    title: 'The brands',
    brands: brandsOf(false),
    moreCount: 60,
    link: { label: 'Brands, A to Z', href: '/explore/all-brands' },
  },
  {
    type: 'editorial',
    kicker: 'Small seconds',
    title: 'Back to thirty-eight millimetres',
    text: 'Lumen Genève’s Heure at 38 mm, and why the size is right again.',
    link: { label: 'Watches', href: '/watches/c-lsh1510' },
    image: art('hour', 'A green-dial watch beside a bottle of perfume'),
    layout: 'left',
  },
  categories,
  {
    type: 'spotlight',
    kicker: 'indiluxe',
    title: 'Eleven weeks on a pit loom in Varanasi',
    text: 'Ayra Banaras weaves each kadhua motif by hand, one bobbin to a flower.',
    link: { label: 'Enter indiluxe', href: '/explore/indiluxe' },
    image: picture('editorial-banaras-wide', 'A woven crimson textile with a gold zari border'),
  },
  {
    type: 'video',
    title: 'Four in the afternoon',
    text: 'What a December sun does to one table in seven seconds.',
    link: { label: 'Watches', href: '/watches/c-lsh1510' },
    poster: picture('editorial-hour-wide', 'Late light on a table: a watch, a bottle of perfume, a vase'),
    ...film('hour'),
  },
  {
    type: 'countdown',
    title: 'Embroidered to order',
    text: 'Borders in zari take a studio five weeks.',
    link: { label: 'Kurtas', href: '/kurtas/c-ish1110102' },
    // A Sunday that is still in the future whenever a test runs.
    ends: '2054-11-29T23:59:00+05:30',
    after: 'Orders for April are closed.',
  },
  {
    type: 'text',
    title: 'Authenticity',
    html: html('<p>Every item is sourced from the brand or its <strong>authorised seller</strong>.</p>'),
  },
];

export const homePage: ContentPage = {
  slug: 'home-page',
  catalogue: 'luxury',
  pagePath: '/',
  h1: 'Luxury, edited in India',
  seo: {
    title: 'LUXE: the brands of India and the world',
    description: 'Bags, clothes, shoes, watches and objects from seventy brands.',
    breadcrumbs: [{ name: 'Home', url: '/' }],
  },
  blocks,
};

export const homePageIndiluxe: ContentPage = {
  slug: 'indiluxe',
  catalogue: 'indiluxe',
  pagePath: '/explore/indiluxe',
  h1: 'indiluxe: the hand of India',
  seo: {
    title: 'indiluxe: the hand of India',
    description: 'Weaves, metal and clay from workshops that sign their work.',
    breadcrumbs: [
      { name: 'Home', url: '/' },
      { name: 'indiluxe', url: '/explore/indiluxe' },
    ],
  },
  blocks: [
    {
      ...hero,
      kicker: 'Varanasi',
      title: 'Eleven weeks on a pit loom',
      text: 'Each kadhua motif is woven by hand, one bobbin to a flower.',
      link: { label: 'See the shawls', href: '/shawls/c-ish1110101' },
      image: art('banaras', 'A woven crimson textile with a gold zari border'),
    },
    { type: 'productRail', title: 'New this week', products: cardsOf(true) },
    {
      type: 'brandWall',
      title: 'The workshops',
      brands: brandsOf(true),
      moreCount: 26,
      link: { label: 'Brands, A to Z', href: '/explore/all-brands' },
    },
  ],
};

export const cmsPage: ContentPage = {
  ...homePage,
  slug: 'winter-room',
  pagePath: '/explore/winter-room',
  h1: 'The winter room',
  blocks: [hero, ...blocks.slice(1, 2)],
};

/** Content of the watches listing: a story above the products, advice on care below. */
export const hybridPlpPage: ContentPage = {
  slug: 'hybrid-plp-page-lsh1510',
  catalogue: 'luxury',
  pagePath: '/hybrid-plp-page/lsh1510',
  h1: 'Watches',
  seo: { title: 'Watches', description: '', breadcrumbs: [] },
  blocks: [
    {
      type: 'editorial',
      kicker: 'Small seconds',
      title: 'Thirty-eight millimetres is enough',
      text: 'A watch that fits under a cuff was never out of use, only out of the adverts.',
      link: { label: 'Dress watches', href: '/dress-watches/c-lsh1510101' },
      image: art('hour', 'A green-dial watch beside a bottle of perfume'),
      layout: 'left',
    },
    {
      type: 'text',
      title: 'How a watch is cared for',
      html: html('<p>Every five years, by the brand that made it. <strong>We send it there.</strong></p>'),
    },
  ],
};

export const layoutPage: ContentPage = {
  ...hybridPlpPage,
  slug: 'layout-page-service',
  pagePath: '/layout-page/service',
  h1: 'The service',
  blocks: hybridPlpPage.blocks.slice(1),
};

/** Chosen products, the first of them with a link. */
const collection: ContentBlock = {
  type: 'collection',
  title: 'Chosen by Meera Nair',
  link: { label: 'The winter room', href: '/explore/winter-room' },
  layout: 'grid',
  collection: 'winter-table',
  products: cardsOf(false).slice(0, 4),
  total: 6,
};

/** A layout of a dynamic path: a hero above two collections. */
export const layoutPageCollections: ContentPage = {
  ...layoutPage,
  slug: 'layout-page-winter-table',
  pagePath: '/layout-page/winter-table',
  h1: 'The winter table',
  seo: { title: 'The winter table', description: 'Chosen for December.', breadcrumbs: [] },
  blocks: [
    { ...hero, title: 'The winter table' },
    collection,
    { ...collection, title: 'And to wear', layout: 'rail', total: 4 },
  ],
};

export const announcement: CallResponse<'announcement'> = {
  announcement: {
    text: 'Gift wrap is free until 24 December.',
    link: { label: 'See the presents', href: '/explore/gifting' },
  },
};

export const properties: CallResponse<'properties'> = {
  applicationProperties: [
    { name: 'isProfileUpdateEnabled', value: 'true' },
    { name: 'isLoyaltyEnabled_Lux', value: 'false' },
    { name: 'luxgwpcheckoutfree', value: 'false' },
    { name: 'whatsappconsent', value: 'false' },
    { name: 'isNeupassEnabled', value: 'false' },
    { name: 'Search_Elastic_Json', value: '{"suggestions":true}' },
    { name: 'Search_AB_Web', value: 'true' },
    { name: 'Desktop-new-header', value: 'true' },
  ],
};
/** A shop with the loyalty programme. */
export const propertiesLoyalty: CallResponse<'properties'> = {
  applicationProperties: properties.applicationProperties.map((property) =>
    ['isLoyaltyEnabled_Lux', 'isNeupassEnabled'].includes(property.name)
      ? { ...property, value: 'true' }
      : property,
  ),
};

export const productProperties: CallResponse<'productProperties'> = {
  applicationProperties: [{ name: 'panValidationConfig', value: '{"limitRupees":200000}' }],
};

export const remoteConfig: CallResponse<'remoteConfig'> = {
  entries: { search_ab: 'on', nav_content: 'full' },
};
