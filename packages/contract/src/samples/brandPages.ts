import type { ContentPage, StoreBanner } from '../calls/calls.ts';
import { picture, slugOf } from './values.ts';

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
  story:
    'Neelam Vaid moved to Kutch for a season of dyeing and stayed. The borders begin as drawings of the dry riverbed behind the studio.',
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
  story: 'Vantour has made eyewear for pilots, mountaineers and one president.',
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
  productCount: 67,
};

/** A banner with only a name and its colours. */
export const storeBannerPlain: StoreBanner = {
  ...storeBanner,
  text: '',
  story: '',
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
