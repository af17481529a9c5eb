import { banner, cutOut } from '../data/art.ts';
import { categoryHref } from '../data/categories.ts';
import type { Block, CatalogueName, ContentPage } from '@luxe/store-api/model';

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
 * products, the other blocks below. `/layout-page/{name}` is content that the store API returns by its name.
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
  page('/layout-page/service', 'luxury', 'The service', 'Included with every order.', [
    {
      type: 'text',
      title: 'With every order',
      html: '<ul><li><strong>Authentic</strong> From the brand or its authorised seller.</li><li><strong>Insured</strong> Signed for at your door.</li></ul>',
    },
  ]),
];
