import { cutOut } from '../data/art.ts';
import { brands } from '../brands/brands.ts';
import type { Store } from '@luxe/store-api/model';

type Row = Pick<Store, 'text' | 'image' | 'colours'> & {
  name: string;
  /** A link to a listing: its label, and the filters that are applied to the listing. */
  link?: readonly [label: string, filters: string];
};

function toStoreImage(model: string, colour: string): Store['image'] {
  const { view: _, ...picture } = cutOut(model, colour);
  return picture;
}

const rows: readonly Row[] = [
  {
    name: 'Neelam Vaid',
    text: 'Borders inspired by a dry riverbed in Kutch, on cloth dyed until the colour is deep.',
    link: ['The indigo collection', ':colour:Blue'],
    image: toStoreImage('dupatta', 'ink'),
    colours: {
      surface: '#10162a',
      text: '#e6e9f4',
      muted: '#a9b3d6',
      accent: '#d9b7a0',
      media: '#182038',
    },
  },
  {
    name: 'Vantour',
    text: 'Eyewear for pilots and mountaineers, in acetate aged two months before it is cut.',
    link: ['New this season', ':isProductNew:true'],
    image: toStoreImage('sunglasses-square', 'tortoise'),
    colours: {
      surface: '#e9e4d8',
      text: '#1f2326',
      muted: '#51565a',
      accent: '#9c4a1a',
      media: '#d8d0bf',
    },
  },
  {
    name: 'Brae',
    text: 'Two wheels and one gas kiln on the coast of Fife. New work comes out on Saturdays, in small numbers.',
    image: toStoreImage('vase', 'celadon'),
    colours: {
      surface: '#26302c',
      text: '#eef2ea',
      muted: '#b4c0b5',
      accent: '#c9d7a8',
      media: '#33403a',
    },
  },
  {
    name: 'Velluto',
    text: 'Spun near Biella, designed in Milan, and washed twice in soft mountain water.',
    link: ['In oxblood', ':colour:Red'],
    image: toStoreImage('knits', 'oxblood'),
    colours: {
      surface: '#331320',
      text: '#f6e9e4',
      muted: '#d3aab0',
      accent: '#e6b8a2',
      media: '#451c2b',
    },
  },
];

/**
 * Four brand stores, each with its own colours. One brand is a designer of indiluxe, and three brands belong
 * to foreign super-brands. A listing filtered by one of these brands uses the colours of that brand's store.
 */
export const stores: Store[] = rows.map(({ name, link, ...row }) => {
  const brand = brands.find((one) => one.name === name);
  if (!brand) throw new Error(`no brand ${name}`);
  const { slug, code } = brand;
  return {
    ...row,
    slug,
    brandCode: code,
    link: link ? { label: link[0], href: `/${slug}-store?q=:relevance${link[1]}` } : null,
  };
});
