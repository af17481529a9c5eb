import { banner, cutOut, heroBanner } from '../data/art.ts';
import { categoryHref } from '../data/categories.ts';
import type { Block, CatalogueName, ContentPage } from '@luxe/store-api/model';
import { brandIndexHref, exploreHref } from './links.ts';

const page = (
  path: string,
  catalogue: CatalogueName,
  title: string,
  description: string,
  blocks: Block[],
): ContentPage => ({ slug: path.slice(1).replace('/', '-'), catalogue, path, title, description, blocks });

/**
 * Editorial content that other pages show; the storefront has no pages at these paths.
 * `/hybrid-plp-page/{code}` is the content of a category's listing: its first block is shown above the
 * products, the other blocks below. `/layout-page/{name}` is the page of a dynamic path that is no listing:
 * `/jewellery/atelier` shows `/layout-page/jewellery-atelier`.
 */
export const layouts: ContentPage[] = [
  page('/hybrid-plp-page/lsh1510', 'luxury', 'Watches', 'Dress watches with small seconds.', [
    {
      type: 'editorial',
      kicker: 'Small seconds',
      title: 'Thirty-eight millimetres is enough',
      text: 'A watch that fits under a cuff never went out of style, only out of the adverts.',
      link: { label: 'Dress watches', href: categoryHref('LSH1510101') },
      image: banner('hour'),
      layout: 'left',
    },
    {
      type: 'text',
      title: 'How a watch is cared for',
      html: '<ul><li><strong>Wind it</strong> About forty turns a week keep an automatic running when you do not wear it.</li><li><strong>Keep it dry</strong> Rain and hand washing are fine. Swimming is not.</li><li><strong>Have it serviced</strong> Every five years, by the brand that made it. We send it there.</li></ul>',
    },
  ]),
  page('/hybrid-plp-page/ish1010103', 'indiluxe', 'Shawls', 'Woven by hand, over many weeks.', [
    {
      type: 'editorial',
      kicker: 'Varanasi',
      title: 'Eleven weeks on a pit loom',
      text: 'Each kadhua motif is woven by hand, with one bobbin per flower.',
      link: { label: 'See dupattas', href: categoryHref('ISH1010102') },
      image: banner('banaras'),
      layout: 'right',
    },
    {
      type: 'editorial',
      kicker: 'Washing',
      title: 'Cold water and shade',
      text: 'Cold water preserves the colour of wool; sunlight fades it. Fold it, because a hanger pulls it out of shape.',
      link: { label: 'All of indiluxe', href: categoryHref('ISH1') },
      image: cutOut('shawl', 'rose'),
      layout: 'left',
    },
  ]),
  page(
    '/layout-page/jewellery-atelier',
    'luxury',
    'The jewellery atelier',
    'Rings, bracelets and dress watches, chosen by our buyers.',
    [
      {
        type: 'hero',
        kicker: 'Jewellery',
        title: 'The jewellery atelier',
        text: 'Stones that are set by hand, and watches that need no battery.',
        link: { label: 'The jewellery store', href: categoryHref('LSH1520') },
        image: heroBanner('winter-room'),
      },
      { type: 'collection', collection: 'jewellery-atelier', layout: 'grid' },
      {
        type: 'editorial',
        kicker: 'Watches',
        title: 'Small seconds',
        text: 'Why thirty-eight millimetres is the right size again.',
        link: { label: 'Watches and time', href: exploreHref('watches-and-time') },
        image: banner('hour'),
        layout: 'left',
      },
    ],
  ),
  page(
    '/layout-page/weaves-varanasi',
    'indiluxe',
    'Weaves of Varanasi',
    'Dupattas and shawls from the pit looms of one town.',
    [
      {
        type: 'editorial',
        kicker: 'Varanasi',
        title: 'Eleven weeks on a pit loom',
        text: 'Each kadhua motif is woven by hand, with one bobbin per flower.',
        link: { label: 'See dupattas', href: categoryHref('ISH1010102') },
        image: banner('banaras'),
        layout: 'right',
      },
      {
        type: 'collection',
        collection: 'weaves-of-varanasi',
        layout: 'rail',
        link: { label: 'All shawls', href: categoryHref('ISH1010103') },
      },
      {
        type: 'text',
        title: 'Where to go next',
        html: `<ul><li><a href="${brandIndexHref('indiluxe')}"><strong>Every studio</strong></a> From A to Z.</li><li><a href="/browse/luxury/luxelife/blog"><strong>Luxe life</strong></a> Stories about makers.</li></ul>`,
      },
    ],
  ),
  page('/layout-page/tarahints', 'luxury', 'Hints for Tara', 'Questions that Tara suggests.', [
    {
      type: 'text',
      title: 'Luxury',
      html: '<ul><li>A gift for my mother’s sixtieth, around ₹40,000</li><li>A black tote under ₹1,50,000</li><li>An evening bag that is not leather</li><li>How do I return an item?</li></ul>',
    },
  ]),
  page('/layout-page/tarahintsindiluxe', 'indiluxe', 'Hints for Tara', 'Questions that Tara suggests.', [
    {
      type: 'text',
      title: 'indiluxe',
      html: '<ul><li>A sari for a morning wedding</li><li>Juttis under ₹15,000</li><li>A gift for a new home</li><li>When does it arrive in 560001?</li></ul>',
    },
  ]),
  page('/layout-page/service', 'luxury', 'The service', 'Included with every order.', [
    {
      type: 'text',
      title: 'With every order',
      html: '<ul><li><strong>Authentic</strong> From the brand or its authorised seller.</li><li><strong>Insured</strong> Signed for at your door.</li></ul>',
    },
  ]),
];
