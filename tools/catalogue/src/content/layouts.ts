import { banner, cutOut } from '../art.ts';
import { categoryHref } from '../data/categories.ts';
import type { Block, CatalogueName, ContentPage } from '../types.ts';

const page = (
  path: string,
  catalogue: CatalogueName,
  title: string,
  description: string,
  blocks: Block[],
): ContentPage => ({ slug: path.slice(1).replace('/', '-'), catalogue, path, title, description, blocks });

/**
 * What an editor says around the products of a category, by its code (`/hybrid-plp-page/{code}`: the first block above them, the others
 * below), and layouts that pages may take up by name (`/layout-page/{name}`). No page of the shop stands at these paths.
 */
export const layouts: ContentPage[] = [
  page('/hybrid-plp-page/lsh1510', 'luxury', 'Watches', 'Small seconds, large movements.', [
    {
      type: 'editorial',
      kicker: 'Small seconds',
      title: 'Thirty-eight millimetres is enough',
      text: 'A watch that fits under a cuff was never out of use, only out of the adverts.',
      link: { label: 'Dress watches', href: categoryHref('LSH1510101') },
      image: banner('hour'),
      layout: 'left',
    },
    {
      type: 'text',
      title: 'How a watch is cared for',
      html: '<ul><li><strong>Wind it</strong> Forty turns a week keep an automatic going that is not worn.</li><li><strong>Keep it dry</strong> Five bar is rain and hands washed, not a pool.</li><li><strong>Have it seen</strong> Every five years, by the house that made it. We send it there.</li></ul>',
    },
  ]),
  page('/hybrid-plp-page/ish1010103', 'indiluxe', 'Shawls', 'Pit looms and patience.', [
    {
      type: 'editorial',
      kicker: 'Varanasi',
      title: 'Eleven weeks on a pit loom',
      text: 'Each kadhua motif is woven by hand, one bobbin to a flower.',
      link: { label: 'Dupattas too', href: categoryHref('ISH1010102') },
      image: banner('banaras'),
      layout: 'right',
    },
    {
      type: 'editorial',
      kicker: 'The wash',
      title: 'Cold water, and shade',
      text: 'Wool keeps its colour in cold water and loses it in the sun. Fold it; a hanger pulls.',
      link: { label: 'All of indiluxe', href: categoryHref('ISH1') },
      image: cutOut('shawl', 'rose'),
      layout: 'left',
    },
  ]),
  page('/layout-page/service', 'luxury', 'The service', 'What comes with every order.', [
    {
      type: 'text',
      title: 'With every order',
      html: '<ul><li><strong>Authentic</strong> From the house or its authorised seller.</li><li><strong>Insured</strong> Signed for at your door.</li></ul>',
    },
  ]),
];
