import { brandCodeOf, isIndiluxe, sampleProducts, toCard } from './sampleProducts.ts';
import type {
  CallResponse,
  ContentBlock,
  ContentPage,
  Navigation,
  NavigationItem,
  StoreBanner,
} from '../calls/calls.ts';
import { film, html, picture, slugOf } from './values.ts';

const art = (name: string, alt: string) => ({
  wide: picture(`editorial-${name}-wide`, alt),
  tall: picture(`editorial-${name}-tall`, alt),
});

const cardsOf = (indiluxe: boolean) =>
  sampleProducts.filter((sample) => isIndiluxe(sample) === indiluxe).map(toCard);

const brandsOf = (indiluxe: boolean) => [
  ...new Map(
    sampleProducts
      .filter((sample) => isIndiluxe(sample) === indiluxe)
      .map((sample) => [
        sample.brand,
        { name: sample.brand, href: `/${slugOf(sample.brand)}/c-${brandCodeOf(sample).toLowerCase()}` },
      ]),
  ).values(),
];

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

/** Names as in a real index: accents, an ampersand, a leading digit, a long name, missing letters. */
const brandCounts: readonly (readonly [name: string, count: number])[] = [
  ['1912 Manufacture', 4],
  ['Aigle Noir', 12],
  ['Alma & Aube', 31],
  ['Arden Row', 8],
  ['Atelier Noue', 46],
  ['Baro Milano', 22],
  ['Brae', 3],
  ['Casa Brisot', 57],
  ['Corvina', 9],
  ['Élan Vauclair', 14],
  ['Émile Sarrault', 1],
  ['Esker', 27],
  ['Halden & Roe', 118],
  ['Hesper', 6],
  ['La Sablière', 19],
  ['Lumen Genève', 41],
  ['Maison Verrane', 73],
  ['Marchetti Figli', 16],
  ['Oduvia', 35],
  ['Ostra', 24],
  ['Sorelle Anzi', 52],
  ['Tessaro', 38],
  ['Vantour', 1204],
];

const entryOf = ([name, count]: readonly [string, number], at: number) => {
  const code = `MBH${10_000 + at}`;
  const slug = slugOf(name.normalize('NFD').replace(/\p{M}/gu, ''));
  return { name, code, href: `/${slug}/c-${code.toLowerCase()}`, count };
};

export const brandIndex: ContentPage = {
  slug: 'a-to-z-luxury-brands',
  catalogue: 'luxury',
  pagePath: '/brandList/a-to-z-luxury-brands',
  h1: 'Luxury brands, A to Z',
  seo: {
    title: 'Luxury brands, A to Z',
    description: 'Every brand at LUXE by its first letter, each with its own page.',
    breadcrumbs: [
      { name: 'Home', url: '/' },
      { name: 'Luxury brands, A to Z', url: '/brandList/a-to-z-luxury-brands' },
    ],
  },
  blocks: [{ type: 'brandIndex', brands: brandCounts.map(entryOf) }],
};

export const brandIndexLong: ContentPage = {
  ...brandIndex,
  blocks: [
    {
      type: 'brandIndex',
      brands: [
        ['Crest, Harbour & Sons of the Western Isles', 8],
        ['Compagnie Générale des Dentelles de Calais', 112],
        ['Cusp', 1],
      ].map((entry, at) => entryOf(entry as [string, number], at)),
    },
  ],
};

export const brandIndexIndiluxe: ContentPage = {
  slug: 'indiluxe-brands-index',
  catalogue: 'indiluxe',
  pagePath: '/brandList/indiluxe-brands-index',
  h1: 'indiluxe brands, A to Z',
  seo: {
    title: 'indiluxe brands, A to Z',
    description: 'Every studio at indiluxe by its first letter, each with its own page.',
    breadcrumbs: [
      { name: 'indiluxe', url: '/explore/indiluxe' },
      { name: 'indiluxe brands, A to Z', url: '/brandList/indiluxe-brands-index' },
    ],
  },
  blocks: [
    {
      type: 'brandIndex',
      brands: [
        ['Ayra Banaras', 21],
        ['Kansa House', 13],
        ['Mirzani', 17],
        ['Zari Katha', 9],
      ].map((entry, at) => entryOf(entry as [string, number], at + 500)),
    },
  ],
};

export const storeBanner: StoreBanner = {
  slug: 'neelam-vaid',
  catalogue: 'indiluxe',
  superBrand: 'SBD11A11124',
  pagePath: '/neelam-vaid-store',
  name: 'Neelam Vaid',
  text: 'Ajrakh, dyed sixteen times in Ajrakhpur and cut in a garden studio in Ahmedabad.',
  link: { label: 'The indigo room', href: '/neelam-vaid-store?q=:relevance:colour:Blue' },
  image: picture('dupatta-ink-hero', 'Indigo dupatta with a gold border'),
  colours: {
    surface: '#10162a',
    text: '#e6e9f4',
    muted: '#a9b3d6',
    accent: '#d9b7a0',
    media: '#182038',
  },
  productCount: 57,
  categories: [
    { code: 'ISH1010101', name: 'Kurtas', count: 24 },
    { code: 'ISH1010102', name: 'Dupattas', count: 21 },
    { code: 'ISH1010103', name: 'Shawls', count: 12 },
  ],
};

/** The store banner of a brand with a light background, and with a landscape scene as its picture. */
export const storeBannerBrand: StoreBanner = {
  slug: 'vantour',
  catalogue: 'luxury',
  superBrand: 'SBD11A20001',
  pagePath: '/vantour-store',
  name: 'Vantour',
  text: 'Eyewear for pilots and mountaineers, in acetate that is aged two months before it is cut.',
  link: { label: 'The aviators', href: '/vantour-store?q=:relevance:colour:Gold' },
  image: picture('editorial-stone-hall-wide', 'A stone hall in low light'),
  colours: {
    surface: '#e9e4d8',
    text: '#1f2326',
    muted: '#51565a',
    accent: '#9c4a1a',
    media: '#d8d0bf',
  },
  productCount: 1204,
  categories: [],
};

export const storeBannerLong: StoreBanner = {
  ...storeBanner,
  name: 'Compagnie Générale des Dentelles de Calais et Filles',
  text: 'Bobbins, pillows and patience: lace made on eleven looms that were carried across the Channel in 1816 and have not been moved, oiled by anybody outside the family or photographed from behind since.',
  link: { label: 'Everything that was made before the winter of last year', href: '/explore/all-brands' },
  categories: [
    ...storeBanner.categories,
    { code: 'ISH1010201', name: 'Tablecloths for twenty-four', count: 4 },
    { code: 'ISH1010202', name: 'For the home', count: 3 },
    { code: 'ISH1010203', name: 'Christening gowns', count: 2 },
    { code: 'ISH1010204', name: 'Menswear', count: 1 },
  ],
};

/** A banner with only a name and its colours. */
export const storeBannerPlain: StoreBanner = {
  ...storeBanner,
  text: '',
  link: undefined,
  image: undefined,
  productCount: 1,
  categories: [],
};

/** Colours without enough contrast: the banner corrects each one. */
export const storeBannerUnsafe: StoreBanner = {
  ...storeBanner,
  colours: { surface: '#10162a', text: '#20263a', muted: '#3a4260', accent: '#2a3044', media: '#e6e9f4' },
};

/** A store banner with invalid colours. The page then shows the shop's own colours. */
export const storeBannerUnreadable: StoreBanner = {
  ...storeBanner,
  colours: { surface: 'midnight', text: '#fff', muted: '#fff;} body{display:none', accent: '#d9b7a0' },
};

type Section = NavigationItem['sectionsCollection'][number];

const section = (title: string, sectionType: string, items: Section['items'] = []): Section => ({
  title,
  pageTitle: '',
  redirectUrl: '/explore/all-brands',
  thumbnail: null,
  itemType: 'text',
  sectionType,
  items,
});

const categoryLinks = (...names: string[]) =>
  section(
    'Category',
    'category-list',
    names.map((name) => ({ title: name, redirectionUrl: `/${slugOf(name)}/c-lsh10` })),
  );

const brandLinks = () =>
  section('Brand', 'brand-list', [
    ...brandsOf(false)
      .slice(0, 6)
      .map(({ name, href }) => ({ title: name, redirectionUrl: href })),
    { title: 'All brands', redirectionUrl: '/brandList/a-to-z-luxury-brands' },
  ]);

const editLinks = () =>
  section('Edit', 'category-edit', [
    { title: 'New this week', redirectionUrl: '/luxury/browse/new-arrivals' },
    { title: 'Under ₹75,000', redirectionUrl: '/luxury/browse/under-75000' },
  ]);

function thumbnailOf(file: string) {
  const { url, width, height } = picture(file, '');
  return { url, width, height };
}

/** A picture of the catalogue with two lines of text below. */
function spotlight(title: string, text: string, file: string): Section {
  const fields = { pageTitle: text, redirectUrl: '/crescent/c-lsh1010102', itemType: 'image' } as const;
  return { ...section(title, 'spotlight-image'), ...fields, thumbnail: thumbnailOf(file) };
}

function item(
  title: string,
  webURL: string,
  sectionsCollection: Section[] = [],
  more: Partial<NavigationItem> = {},
): NavigationItem {
  return {
    title,
    pageTitle: title,
    redirectUrl: webURL,
    pageUrl: webURL,
    thumbnail: null,
    subitemCollection: [],
    sectionsCollection,
    itemType: 'text',
    gridDimensions: '',
    sectionType: 'category',
    btnText: '',
    hexCode: '',
    webURL,
    ...more,
  };
}

export const navigation: Navigation = {
  catalogue: 'luxury',
  left: [
    item('New this week', '/luxury/browse/new-arrivals'),
    item('Luxe life', '/browse/luxury/luxelife/blog'),
  ],
  centre: [
    item(
      'Bags',
      '/bags/c-lsh10',
      [
        categoryLinks('Top-handle', 'Crescent', 'Totes', 'Bucket bags', 'Wallets and card cases'),
        brandLinks(),
        editLinks(),
        spotlight('The Luna, relaxed', 'Casa Brisot’s crescent bag in six leathers', 'hobo-camel-hero'),
      ],
      { btnText: 'View all bags', found: { items: 1248, brands: 74 } },
    ),
    item(
      'Ready to wear',
      '/ready-to-wear/c-lsh11',
      [categoryLinks('Crew necks', 'Knit sets'), brandLinks()],
      { found: { items: 1, brands: 1 } },
    ),
    item('Shoes', '/shoes/c-lsh13', [categoryLinks('Loafers', 'Chelsea boots', 'Pumps')], {
      btnText: 'View all shoes',
      found: { items: 390, brands: 21 },
    }),
    item('Watches and jewellery', '/watches-and-jewellery/c-lsh15'),
    item('Accessories', '/accessories/c-lsh18'),
    item('Beauty and home', '/beauty-and-home/c-lsh21'),
  ],
  right: [
    item('The winter room', '/explore/winter-room', [], {
      pageTitle: 'Forty items for December',
      itemType: 'image',
      thumbnail: thumbnailOf('candle-amber-hero'),
    }),
  ],
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
