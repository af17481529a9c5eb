import { banner, cutOut, heroBanner } from '../data/art.ts';
import type { ContentPage, Product } from '@luxe/store-api/model';
import { articleHref, brandHref, categoryHref, exploreHref, tagHref } from './links.ts';
import { brandWall, categoryList, countIn, rail } from './rail.ts';

export function luxuryHome(products: readonly Product[]): ContentPage {
  const arrivals = products.filter(
    (one) => one.catalogue === 'luxury' && one.tags.includes('new-arrivals'),
  ).length;
  return {
    slug: 'home-page',
    catalogue: 'luxury',
    path: '/',
    title: 'LUXE: luxury bags, shoes, watches and more, in India',
    description:
      'Bags, clothes, shoes, watches, eyewear, beauty and home, from forty brands. Sourced from the brand or its authorised seller.',
    blocks: [
      {
        type: 'hero',
        title: 'The winter room',
        text: 'Leather that holds its shape, wool with weight, a scent for cold evenings. The season in forty products.',
        link: { label: 'See the edit', href: exploreHref('winter-room') },
        image: heroBanner('winter-room'),
      },
      rail(
        products,
        'New this week',
        { tag: 'new-arrivals', within: 'LSH', sort: 'isProductNew' },
        { label: `All ${arrivals} arrivals`, href: exploreHref('new-arrivals') },
      ),
      brandWall(
        'The brands',
        'luxury',
        [
          'Halden & Roe',
          'Maison Verrane',
          'Oduvia',
          'Casa Brisot',
          'Lumen Genève',
          'Tessaro',
          'Atelier Noue',
          'Sorelle Anzi',
          'Ostra',
          'Vantour',
        ],
        'Brands, A to Z',
      ),
      {
        type: 'editorial',
        kicker: 'Watches',
        title: 'Small seconds',
        text: 'Lumen Genève’s Heure at 38 mm, and why that size is right again.',
        image: banner('hour'),
        link: { label: 'Watches and time', href: exploreHref('watches-and-time') },
        layout: 'left',
      },
      {
        type: 'editorial',
        kicker: 'Beauty',
        title: 'A scent for six cold weeks',
        text: 'Delhi’s winter is short. No. 4 has enough amber to last it.',
        image: cutOut('perfume', 'noir-amber'),
        link: { label: 'Fragrance', href: categoryHref('LSH2110101') },
        layout: 'right',
      },
      categoryList(products, 'The departments', [
        ['Bags', 'LSH10', 'handbag', 'oxblood'],
        ['Ready to wear', 'LSH11', 'coat', 'camel'],
        ['Shoes', 'LSH13', 'loafer', 'cognac'],
        ['Watches', 'LSH1510', 'watch', 'emerald'],
        ['Fine jewellery', 'LSH1520', 'ring', 'diamond'],
        ['Eyewear', 'LSH1810', 'sunglasses-round', 'tortoise'],
        ['Accessories', 'LSH18', 'scarf', 'ivory'],
        ['Beauty and grooming', 'LSH2110', 'jar', 'porcelain'],
        ['Home and lifestyle', 'LSH2120', 'vase', 'clay'],
      ]),
      {
        type: 'editorial',
        kicker: 'indiluxe',
        title: 'Nineteen days on a pit loom in Varanasi',
        text: 'Ayra Banaras weaves each buti by hand, with one bobbin per flower. Meet the dupatta and the two brothers who made it.',
        image: banner('banaras'),
        link: { label: 'Enter indiluxe', href: '/explore/indiluxe' },
        layout: 'left',
      },
      rail(
        products,
        'From the studios',
        { category: 'ISH1' },
        { label: 'All of indiluxe', href: categoryHref('ISH1') },
        8,
      ),
      {
        type: 'spotlight',
        title: 'Luxe life',
        items: [
          {
            kicker: 'Objects',
            title: 'Seeing in amber',
            text: 'A short history of tinted acetate, from Cadore to Colaba.',
            link: { label: 'Read about acetate', href: articleHref('blog', 'seeing-in-amber') },
            image: cutOut('sunglasses-round', 'tortoise'),
          },
          {
            kicker: 'At home',
            title: 'Three vessels and a branch',
            text: 'How a stylist in Pune arranges a simple still life.',
            link: { label: 'Read about vessels', href: articleHref('blog', 'three-vessels-and-a-branch') },
            image: cutOut('vase', 'clay'),
          },
          {
            kicker: 'Wardrobe',
            title: 'What to carry to a winter wedding',
            text: 'Small bags with space for a phone, a lipstick and a shagun envelope.',
            link: {
              label: 'Read about small bags',
              href: articleHref('blog', 'what-to-carry-to-a-winter-wedding'),
            },
            image: cutOut('potli', 'maroon'),
          },
        ],
      },
      {
        type: 'spotlight',
        title: 'The service',
        items: [
          { title: 'Guaranteed authentic', text: 'Sourced from the brand or its authorised seller.' },
          { title: 'Delivered with care', text: 'Insured, and signed for at your door.' },
          {
            title: 'Seven-day returns',
            text: 'Pickup from your home. Product pages mention the few exceptions.',
          },
          {
            title: 'Presents',
            text: 'Boxed and ready to give, up to ₹65,000.',
            link: { label: 'Presents', href: exploreHref('gifting') },
          },
        ],
      },
    ],
  };
}

export function indiluxeHome(products: readonly Product[]): ContentPage {
  const countLabel = (code: string) => `${countIn(products, code)} products`;
  return {
    slug: 'indiluxe',
    catalogue: 'indiluxe',
    path: '/explore/indiluxe',
    title: 'indiluxe: Indian craft and design',
    description:
      'Kurtas, dupattas, pashmina, juttis, jewellery and brass from thirty Indian studios, from Srinagar to Kumbakonam.',
    blocks: [
      {
        type: 'hero',
        title: 'Haldi, and other yellows',
        text: 'The wedding season in turmeric, marigold and old gold, from thirty Indian studios.',
        link: { label: 'See the edit', href: exploreHref('wedding-season') },
        image: heroBanner('banaras'),
      },
      rail(
        products,
        'Just off the loom',
        { tag: 'new-arrivals', within: 'ISH', sort: 'isProductNew' },
        { label: 'All arrivals', href: tagHref('indiluxe', 'new-arrivals') },
      ),
      {
        type: 'spotlight',
        title: 'By craft',
        items: [
          {
            title: 'Kadhua',
            text: `Motifs woven flower by flower. Varanasi, Kanchipuram, Chanderi. ${countLabel('ISH1010102')}`,
            link: { label: 'Dupattas', href: categoryHref('ISH1010102') },
            image: cutOut('dupatta', 'haldi'),
          },
          {
            title: 'Kani and band',
            text: `Paisleys woven across the ends of a pashmina. Srinagar and Sopore. ${countLabel('ISH1010103')}`,
            link: { label: 'Shawls', href: categoryHref('ISH1010103') },
            image: cutOut('shawl', 'rose'),
          },
          {
            title: 'Meena',
            text: `Enamel fired one colour at a time. Jaipur, Hyderabad, Delhi. ${countLabel('ISH1040101')}`,
            link: { label: 'Jhumkas', href: categoryHref('ISH1040101') },
            image: cutOut('jhumka', 'emerald'),
          },
          {
            title: 'Thathera',
            text: `Brass and copper shaped by hammer. Bidar, Moradabad, Kumbakonam. ${countLabel('ISH1050101')}`,
            link: { label: 'Lotas', href: categoryHref('ISH1050101') },
            image: cutOut('lota', 'copper'),
          },
        ],
      },
      {
        type: 'editorial',
        kicker: 'The maker',
        title: 'Nine hundred blows',
        text: 'Shah Rafiq’s family has worked metal in Bidar for five generations. A lota begins as a flat disc and takes about nine hundred hammer blows. He counts them, and starts again if he loses count.',
        image: cutOut('lota', 'brass'),
        link: { label: 'Shop Kaarigar No. 9', href: brandHref('Kaarigar No. 9') },
        layout: 'left',
      },
      rail(
        products,
        'Two and a half metres',
        { category: 'ISH1010102' },
        { label: 'All dupattas', href: categoryHref('ISH1010102') },
        8,
      ),
      brandWall(
        'The designers',
        'indiluxe',
        [
          'Neelam Vaid',
          'Raag Studio',
          'Sutra & Saar',
          'Thaan',
          'Kaarigar No. 9',
          'Zari Katha',
          'Mitti',
          'Begum Jaan',
          'Dhaaga House',
        ],
        'All designers',
      ),
      categoryList(products, 'Everything else', [
        ['Kurtas', 'ISH1010101', 'longkurta', 'indigo'],
        ['Jutti', 'ISH1030101', 'jutti', 'rani'],
        ['Potlis', 'ISH1020101', 'potli', 'forest'],
        ['Bangles', 'ISH1040102', 'bangles', 'ruby'],
        ['Diyas', 'ISH1050102', 'diya', 'brass'],
        ['Candles', 'ISH1050103', 'candle', 'oudh'],
      ]),
      rail(
        products,
        'For the home',
        { category: 'ISH1050' },
        { label: 'Craft and home', href: categoryHref('ISH1050') },
        8,
      ),
      {
        type: 'text',
        title: 'Made by someone',
        html: '<p>Every product here names its studio and its town. Everything is woven, cast or stitched by hand, so a motif may differ from the picture by a thread or two.</p>',
      },
    ],
  };
}
