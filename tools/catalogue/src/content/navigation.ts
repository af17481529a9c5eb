import { cutOut } from '../data/art.ts';
import { makersOf } from '../brands/brands.ts';
import { categories, categoryHref } from '../data/categories.ts';
import { forms } from '../forms/forms.ts';
import type {
  Brand,
  CatalogueName,
  Gender,
  Navigation,
  NavigationItem,
  NavigationSubitem,
} from '@luxe/store-api/model';
import { menuItem } from '@luxe/store-api/menu-item';
import {
  brandIndexHref,
  brandsOf,
  exploreHref,
  genderHref,
  hrefOf,
  layoutHref,
  taggedHref,
  tagHref,
} from './links.ts';

const section = (
  title: string,
  sectionType: string,
  subitems: NavigationSubitem[],
  href: string,
): NavigationItem => menuItem(title, href, { sectionType, subitemCollection: subitems });

const subitem = (title: string, redirectionUrl: string): NavigationSubitem => ({ title, redirectionUrl });

const categoryName = (code: string) => categories.find((one) => one.code === code)?.name ?? code;

/** At most `limit` brands that make products of one of the categories. */
function findBrands(codes: string[], limit: number): Brand[] {
  const makers = forms
    .filter((form) => codes.some((code) => form.categoryCode.startsWith(code)))
    .flatMap(makersOf);
  return [...new Set(makers)].slice(0, limit);
}

const brandSection = (codes: string[], catalogue: CatalogueName, limit = 6) =>
  section(
    catalogue === 'luxury' ? 'Brand' : 'Studio',
    'brand-list',
    [
      ...findBrands(codes, limit).map((brand) => subitem(brand.name, hrefOf(brand))),
      subitem(catalogue === 'luxury' ? 'All brands' : 'All studios', brandIndexHref(catalogue)),
    ],
    brandIndexHref(catalogue),
  );

/** Tags of the tab's listing. */
const editSection = (listing: string, tags: [string, string][]) =>
  section(
    'Edit',
    'category-edit',
    tags.map(([title, tag]) => subitem(title, taggedHref(listing, tag))),
    listing,
  );

function spotlight(title: string, text: string, href: string, model: string, colour: string): NavigationItem {
  const image = cutOut(model, colour);
  return menuItem(title, href, {
    pageTitle: text,
    itemType: 'image',
    sectionType: 'spotlight-image',
    gridDimensions: '1x2',
    btnText: 'View',
    hexCode: image.tone,
    thumbnail: { url: image.file, width: image.width, height: image.height },
    subitemCollection: [{ title: text, redirectionUrl: href, image }],
  });
}

const categorySection = (codes: string[]) =>
  section(
    'Category',
    'category-list',
    codes.map((code) => subitem(categoryName(code), categoryHref(code))),
    categoryHref(codes[0] ?? ''),
  );

/** A tab of one department. */
const departmentTab = (
  title: string,
  code: string,
  children: string[],
  edits: [string, string][],
  spotlightItem: NavigationItem,
): NavigationItem => {
  const catalogue: CatalogueName = code.startsWith('ISH') ? 'indiluxe' : 'luxury';
  return menuItem(title, categoryHref(code), {
    btnText: `View all ${title.toLowerCase()}`,
    sectionsCollection: [
      categorySection(children),
      brandSection([code], catalogue),
      editSection(categoryHref(code), edits),
      spotlightItem,
    ],
  });
};

/** A navigation tab for a gender. It links to the given departments, with a filter for that gender. */
function genderTab(
  gender: Exclude<Gender, 'Unisex'>,
  codes: string[],
  spotlightItem: NavigationItem,
): NavigationItem {
  return menuItem(gender, genderHref(gender, 'LSH1'), {
    btnText: `View all for ${gender.toLowerCase()}`,
    sectionsCollection: [
      section(
        'Category',
        'category-list',
        codes.map((code) => subitem(categoryName(code), genderHref(gender, code))),
        genderHref(gender, 'LSH1'),
      ),
      brandSection(codes, 'luxury'),
      editSection(genderHref(gender, 'LSH1'), [
        ['New this week', 'new-arrivals'],
        ['Ready to ship', 'ready-to-ship'],
        ['For work', 'office'],
        ['Under ₹75,000', 'under-75000'],
      ]),
      spotlightItem,
    ],
  });
}

const brandsTab = (title: string, catalogue: CatalogueName): NavigationItem =>
  menuItem(title, brandIndexHref(catalogue), {
    sectionType: 'brand',
    btnText: 'A to Z',
    sectionsCollection: [
      section(
        'All',
        'brand-list',
        brandsOf(catalogue).map((brand) => subitem(brand.name, hrefOf(brand))),
        brandIndexHref(catalogue),
      ),
    ],
  });

const news: [string, string] = ['New this week', 'new-arrivals'];
const ready: [string, string] = ['Ready to ship', 'ready-to-ship'];
const presents: [string, string] = ['Presents', 'gifting'];

export const navigation: Navigation[] = [
  {
    catalogue: 'luxury',
    leftItems: [
      menuItem('New arrivals', tagHref('luxury', 'new-arrivals')),
      menuItem('Presents', exploreHref('gifting')),
      menuItem('The jewellery atelier', layoutHref('jewellery', 'atelier')),
      menuItem('Luxe life', '/browse/luxury/luxelife/blog'),
    ],
    rightItems: [
      spotlight(
        'The winter room',
        'The season in forty products',
        exploreHref('winter-room'),
        'candle',
        'oudh',
      ),
    ],
    items: [
      genderTab(
        'Women',
        ['LSH1010', 'LSH11', 'LSH13', 'LSH1520', 'LSH1510', 'LSH18', 'LSH1810', 'LSH2110'],
        spotlight(
          'The Luna, relaxed',
          'Casa Brisot’s crescent bag in six colours',
          categoryHref('LSH1010102'),
          'hobo',
          'camel',
        ),
      ),
      genderTab(
        'Men',
        ['LSH11', 'LSH13', 'LSH1510', 'LSH1020', 'LSH18', 'LSH1820', 'LSH1810', 'LSH2110'],
        spotlight(
          'Ready for winter',
          'Boots that can be resoled',
          categoryHref('LSH1320101'),
          'boot',
          'cognac',
        ),
      ),
      departmentTab(
        'Bags',
        'LSH10',
        ['LSH1010101', 'LSH1010102', 'LSH1010103', 'LSH1010104', 'LSH1020101'],
        [news, ready, ['Under ₹75,000', 'under-75000'], ['For the evening', 'evening'], presents],
        spotlight(
          'The Warden',
          'A firm base and one turned lock',
          categoryHref('LSH1010101'),
          'handbag',
          'oxblood',
        ),
      ),
      departmentTab(
        'Shoes',
        'LSH13',
        ['LSH1310101', 'LSH1320101', 'LSH1330101'],
        [news, ready, ['For work', 'office'], ['For the evening', 'evening']],
        spotlight(
          'Seven to the inch',
          'The stitched apron of a good loafer',
          categoryHref('LSH1310101'),
          'loafer',
          'oxblood',
        ),
      ),
      departmentTab(
        'Watches',
        'LSH1510',
        ['LSH1510', 'LSH1510101001', 'LSH1510101002', 'LSH1520101', 'LSH1520102'],
        [news, ready, ['Watches and time', 'time']],
        spotlight(
          'Small seconds',
          'A green dial, dark until you turn your wrist',
          exploreHref('watches-and-time'),
          'watch',
          'emerald',
        ),
      ),
      departmentTab(
        'Eyewear',
        'LSH1810',
        ['LSH1810101001', 'LSH1810101002', 'LSH1810101003'],
        [news, ['For the sun', 'sun'], ready],
        spotlight(
          'Seeing in amber',
          'Tortoise acetate, each pair unique',
          categoryHref('LSH1810101002'),
          'sunglasses-round',
          'tortoise',
        ),
      ),
      departmentTab(
        'Beauty',
        'LSH2110',
        ['LSH2110101', 'LSH2110102', 'LSH2110103'],
        [news, presents],
        spotlight(
          'No. 4',
          'Enough amber for six cold weeks',
          categoryHref('LSH2110101'),
          'perfume',
          'noir-amber',
        ),
      ),
      departmentTab(
        'Home',
        'LSH2120',
        ['LSH2120101001', 'LSH2120101002', 'LSH2120101003', 'LSH2120101004'],
        [['For the home', 'home'], presents],
        spotlight(
          'Three vessels and a branch',
          'Clay in the orange of late afternoon',
          categoryHref('LSH2120101003'),
          'vase',
          'clay',
        ),
      ),
      brandsTab('Brands', 'luxury'),
    ],
  },
  {
    catalogue: 'indiluxe',
    leftItems: [
      menuItem('For the wedding season', tagHref('indiluxe', 'wedding')),
      menuItem('Weaves of Varanasi', layoutHref('weaves', 'varanasi')),
    ],
    rightItems: [
      spotlight('Presents', 'Boxed, for everyone', tagHref('indiluxe', 'gifting'), 'potli', 'maroon'),
    ],
    items: [
      departmentTab(
        'Kurtas',
        'ISH1010101',
        ['ISH1010101', 'ISH1010102', 'ISH1010103'],
        [news, ['For the wedding season', 'wedding'], ['For the festive weeks', 'festive']],
        spotlight(
          'Haldi, and other yellows',
          'Silk, with a zari placket',
          categoryHref('ISH1010101'),
          'kurta',
          'haldi',
        ),
      ),
      departmentTab(
        'Dupattas',
        'ISH1010102',
        ['ISH1010102', 'ISH1010101', 'ISH1010103'],
        [news, ['For the wedding season', 'wedding'], presents],
        spotlight(
          'Two and a half metres',
          'Motifs woven one by one',
          categoryHref('ISH1010102'),
          'dupatta',
          'rani',
        ),
      ),
      departmentTab(
        'Shawls',
        'ISH1010103',
        ['ISH1010103', 'ISH1010102'],
        [['The winter room', 'winter'], presents, ['Craft of India', 'craft']],
        spotlight(
          'Spun at night',
          'Pashmina with a woven band',
          categoryHref('ISH1010103'),
          'shawl',
          'ivory',
        ),
      ),
      departmentTab(
        'Jewellery',
        'ISH1040',
        ['ISH1040101', 'ISH1040102'],
        [news, ['For the wedding season', 'wedding'], presents],
        spotlight(
          'To be heard arriving',
          'Enamel bells and pearl drops',
          categoryHref('ISH1040101'),
          'jhumka',
          'ruby',
        ),
      ),
      departmentTab(
        'Bags',
        'ISH1020',
        ['ISH1020101'],
        [['For the evening', 'evening'], presents],
        spotlight(
          'Phone, lipstick, envelope',
          'A potli made for all three',
          categoryHref('ISH1020101'),
          'potli',
          'forest',
        ),
      ),
      departmentTab(
        'Jutti',
        'ISH1030',
        ['ISH1030101'],
        [news, ['For the wedding season', 'wedding']],
        spotlight(
          'No left, no right',
          'Juttis that shape to your feet',
          categoryHref('ISH1030101'),
          'jutti',
          'haldi',
        ),
      ),
      departmentTab(
        'Craft & home',
        'ISH1050',
        ['ISH1050101', 'ISH1050102', 'ISH1050103'],
        [['For the home', 'home'], ['For the festive weeks', 'festive'], presents],
        spotlight(
          'Nine hundred blows',
          'Brass, shaped by hammer',
          categoryHref('ISH1050101'),
          'lota',
          'brass',
        ),
      ),
      brandsTab('Designers', 'indiluxe'),
    ],
  },
];
