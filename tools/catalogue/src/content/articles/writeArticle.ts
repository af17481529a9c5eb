import type { Article, ArticleBlock, Figure, Product } from '@luxe/store-api/model';
import { artColours, banner, cutOut, film } from '../../data/art.ts';

const studio = 'LUXE studio, Mumbai';

const authors = {
  Wardrobe: { author: 'Rhea Sanyal', authorRole: 'Wardrobe editor' },
  Objects: { author: 'Kabir Menon', authorRole: 'Watches and objects editor' },
  Makers: { author: 'Farah Qureshi', authorRole: 'Writer, Lucknow' },
  'At home': { author: 'Tara Deshpande', authorRole: 'Home editor' },
  Beauty: { author: 'Ishita Rao', authorRole: 'Beauty editor' },
} as const;

type Written = Pick<Article, 'slug' | 'title' | 'standfirst' | 'picture' | 'caption'> & {
  /** Undefined for a product that the shop does not have in stock. */
  blocks: (ArticleBlock | undefined)[];
  topic: keyof typeof authors;
  /** Day in India on which the article appears, such as `2026-11-20`. */
  day: string;
  catalogue?: Article['catalogue'];
};

/** An article that appears at midnight in India, by the author of its topic. */
export const article = (
  section: Article['section'],
  { day, catalogue = 'luxury', topic, blocks, ...written }: Written,
): Article => ({
  section,
  catalogue,
  topic,
  ...authors[topic],
  credit: studio,
  ...written,
  blocks: blocks.filter((block) => block !== undefined),
  publishedAt: `${day}T00:00:00+05:30`,
});

export const scene = banner;

/** A product's picture as the picture of an article. It has no background, so one crop is enough. */
export function object(model: string, colour: string): Article['picture'] {
  const { alt, ...crop } = picture(model, colour, 0);
  return { wide: crop, tall: crop, alt };
}

/** A picture of a model: 0 is the hero, the last one often a detail. */
function picture(model: string, colour: string, at: number): Figure['picture'] {
  const found =
    artColours(model)
      .find((one) => one.key === colour)
      ?.pictures.at(at) ?? cutOut(model, colour);
  const { file, width, height, tone, alt } = found;
  return { file, width, height, tone, alt };
}

export const text = (title: string, ...paragraphs: string[]): ArticleBlock => ({
  type: 'text',
  title,
  html: paragraphs.map((line) => (line.startsWith('<') ? line : `<p>${line}</p>`)).join(''),
});

export const steps = (...items: string[]): string =>
  `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;

export const quote = (sentence: string, source = ''): ArticleBlock => ({
  type: 'pullQuote',
  quote: sentence,
  source,
});

export const figure = (model: string, colour: string, caption: string, at = 0): Figure => ({
  picture: picture(model, colour, at),
  caption,
  credit: studio,
});

export const onePicture = (...args: Parameters<typeof figure>): ArticleBlock => ({
  type: 'picture',
  ...figure(...args),
});

export const gallery = (...items: Figure[]): ArticleBlock => ({ type: 'gallery', items });

export const filmBlock = (name: string, caption: string): ArticleBlock => ({
  type: 'film',
  ...film(name),
  caption,
  credit: studio,
});

/**
 * Returns a function that makes callouts of products in stock, each product once in an article. A small shop
 * may have none of a model: the callout is then undefined.
 */
export function calloutsFrom(products: readonly Product[]) {
  const used = new Set<string>();
  return (model: string, colour: string, note: string): ArticleBlock | undefined => {
    const found = products
      .filter((one) => one.model === model && !used.has(one.id))
      .filter((one) => one.colours.some((each) => each.key === colour && isInStock(each)))
      .toSorted((a, b) => b.popularity - a.popularity)[0];
    if (!found) return undefined;
    used.add(found.id);
    return { type: 'productCallout', productId: found.id, colour, note };
  };
}

const isInStock = ({ variants }: Product['colours'][number]) =>
  variants.some(({ offers }) => offers.some(({ stock }) => stock > 0));
