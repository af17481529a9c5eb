import { cutOut } from '../art.ts';
import { makersOf } from '../brands.ts';
import { categories, categoryHref } from '../data/categories.ts';
import { forms } from '../forms/forms.ts';
import type {
  Brand,
  CatalogueName,
  Gender,
  Navigation,
  NavigationItem,
  NavigationSubitem,
} from '../types.ts';
import { brandIndexHref, brandsOf, exploreHref, genderHref, hrefOf, taggedHref } from './links.ts';

const item = (title: string, href: string, more: Partial<NavigationItem> = {}): NavigationItem => ({
  title,
  pageTitle: title,
  redirectUrl: href,
  pageUrl: href,
  webURL: href,
  itemType: 'text',
  sectionType: 'category',
  gridDimensions: '1x1',
  btnText: '',
  hexCode: '',
  subitemCollection: [],
  sectionsCollection: [],
  ...more,
});

const section = (
  title: string,
  sectionType: string,
  subitems: NavigationSubitem[],
  href: string,
): NavigationItem => item(title, href, { sectionType, subitemCollection: subitems });

const sub = (title: string, redirectionUrl: string): NavigationSubitem => ({ title, redirectionUrl });

const name = (code: string) => categories.find((one) => one.code === code)?.name ?? code;

/** Maisons that make anything under one of the codes, the first `most` of them. */
function houses(codes: string[], most: number): Brand[] {
  const makers = forms
    .filter((form) => codes.some((code) => form.categoryCode.startsWith(code)))
    .flatMap(makersOf);
  return [...new Set(makers)].slice(0, most);
}

const houseSection = (codes: string[], catalogue: CatalogueName, most = 6) =>
  section(
    catalogue === 'luxury' ? 'House' : 'Studio',
    'brand-list',
    [
      ...houses(codes, most).map((brand) => sub(brand.name, hrefOf(brand))),
      sub(catalogue === 'luxury' ? 'All houses' : 'All studios', brandIndexHref(catalogue)),
    ],
    brandIndexHref(catalogue),
  );

/** Edits of what the tab is about, not of the whole shop. */
const editSection = (listing: string, tags: [string, string][]) =>
  section(
    'Edit',
    'category-edit',
    tags.map(([title, tag]) => sub(title, taggedHref(listing, tag))),
    listing,
  );

function spotlight(title: string, text: string, href: string, model: string, colour: string): NavigationItem {
  const image = cutOut(model, colour);
  return item(title, href, {
    pageTitle: text,
    itemType: 'image',
    sectionType: 'spotlight-image',
    gridDimensions: '1x2',
    btnText: 'See it',
    hexCode: image.tone,
    thumbnail: { url: image.file, width: image.width, height: image.height },
    subitemCollection: [{ title: text, redirectionUrl: href, image }],
  });
}

const categorySection = (codes: string[]) =>
  section(
    'Category',
    'category-list',
    codes.map((code) => sub(name(code), categoryHref(code))),
    categoryHref(codes[0] ?? ''),
  );

/** A tab about one department. */
const department = (
  title: string,
  code: string,
  children: string[],
  edits: [string, string][],
  light: NavigationItem,
): NavigationItem => {
  const catalogue: CatalogueName = code.startsWith('ISH') ? 'indiluxe' : 'luxury';
  return item(title, categoryHref(code), {
    btnText: `View all ${title.toLowerCase()}`,
    sectionsCollection: [
      categorySection(children),
      houseSection([code], catalogue),
      editSection(categoryHref(code), edits),
      light,
    ],
  });
};

/** Departments with pieces for a gender, each narrowed to it. */
function person(gender: Exclude<Gender, 'Unisex'>, codes: string[], light: NavigationItem): NavigationItem {
  return item(gender, genderHref(gender, 'LSH1'), {
    btnText: `View all for ${gender.toLowerCase()}`,
    sectionsCollection: [
      section(
        'Category',
        'category-list',
        codes.map((code) => sub(name(code), genderHref(gender, code))),
        genderHref(gender, 'LSH1'),
      ),
      houseSection(codes, 'luxury'),
      editSection(genderHref(gender, 'LSH1'), [
        ['New this week', 'new-arrivals'],
        ['Ready to ship', 'ready-to-ship'],
        ['For work', 'office'],
        ['Under ₹75,000', 'under-75000'],
      ]),
      light,
    ],
  });
}

const brandsTab = (title: string, catalogue: CatalogueName): NavigationItem =>
  item(title, brandIndexHref(catalogue), {
    sectionType: 'brand',
    btnText: 'A to Z',
    sectionsCollection: [
      section(
        'All of them',
        'brand-list',
        brandsOf(catalogue).map((brand) => sub(brand.name, hrefOf(brand))),
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
    items: [
      person(
        'Women',
        ['LSH1010', 'LSH11', 'LSH13', 'LSH1520', 'LSH1510', 'LSH18', 'LSH1810', 'LSH2110'],
        spotlight(
          'The Luna, relaxed',
          'Casa Brisot’s crescent bag, in six colours',
          categoryHref('LSH1010102'),
          'hobo',
          'camel',
        ),
      ),
      person(
        'Men',
        ['LSH11', 'LSH13', 'LSH1510', 'LSH1020', 'LSH18', 'LSH1820', 'LSH1810', 'LSH2110'],
        spotlight(
          'Four weeks of winter',
          'Boots that can be resoled',
          categoryHref('LSH1320101'),
          'boot',
          'cognac',
        ),
      ),
      department(
        'Bags',
        'LSH10',
        ['LSH1010101', 'LSH1010102', 'LSH1010103', 'LSH1010104', 'LSH1020101'],
        [news, ready, ['Under ₹75,000', 'under-75000'], ['For the evening', 'evening'], presents],
        spotlight(
          'The Warden, standing',
          'A boarded base and one turned lock',
          categoryHref('LSH1010101'),
          'handbag',
          'oxblood',
        ),
      ),
      department(
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
      department(
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
      department(
        'Eyewear',
        'LSH1810',
        ['LSH1810101001', 'LSH1810101002', 'LSH1810101003'],
        [news, ['For the sun', 'sun'], ready],
        spotlight(
          'Seeing in amber',
          'Tortoise, poured in sheets',
          categoryHref('LSH1810101002'),
          'sunglasses-round',
          'tortoise',
        ),
      ),
      department(
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
      department(
        'Home',
        'LSH2120',
        ['LSH2120101001', 'LSH2120101002', 'LSH2120101003', 'LSH2120101004'],
        [['For the house', 'home'], presents],
        spotlight(
          'Three vessels and a branch',
          'Clay the orange of five in the evening',
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
    items: [
      department(
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
      department(
        'Dupattas',
        'ISH1010102',
        ['ISH1010102', 'ISH1010101', 'ISH1010103'],
        [news, ['For the wedding season', 'wedding'], presents],
        spotlight(
          'Two and a half metres',
          'Butis woven one by one',
          categoryHref('ISH1010102'),
          'dupatta',
          'rani',
        ),
      ),
      department(
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
      department(
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
      department(
        'Bags',
        'ISH1020',
        ['ISH1020101'],
        [['For the evening', 'evening'], presents],
        spotlight(
          'Phone, lipstick, envelope',
          'A potli measured around them',
          categoryHref('ISH1020101'),
          'potli',
          'forest',
        ),
      ),
      department(
        'Jutti',
        'ISH1030',
        ['ISH1030101'],
        [news, ['For the wedding season', 'wedding']],
        spotlight('No left, no right', 'Until you give it one', categoryHref('ISH1030101'), 'jutti', 'haldi'),
      ),
      department(
        'Craft & home',
        'ISH1050',
        ['ISH1050101', 'ISH1050102', 'ISH1050103'],
        [['For the house', 'home'], ['For the festive weeks', 'festive'], presents],
        spotlight(
          'Nine hundred blows',
          'Brass, raised with a hammer',
          categoryHref('ISH1050101'),
          'lota',
          'brass',
        ),
      ),
      brandsTab('Designers', 'indiluxe'),
    ],
  },
];
