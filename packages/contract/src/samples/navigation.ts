import type { Navigation, NavigationItem } from '../calls/calls.ts';
import { brandsOf } from './sampleProducts.ts';
import { picture, slugOf } from './values.ts';

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
