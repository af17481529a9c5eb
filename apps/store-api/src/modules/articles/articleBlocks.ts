import type { ArticleBlock, Figure } from '../../model/catalogue.ts';
import type { CallResponseInput, ProductCard } from '@luxe/contract/calls';
import { articleBlockSchema } from '@luxe/contract/schemas';
import { toFilm, toPicture } from '../catalogue/card.ts';
import type { LiveCatalogue } from '../catalogue/liveCatalogue.ts';
import { winningOffer } from '../catalogue/price.ts';

type WireBlock = CallResponseInput<'article'>['blocks'][number];
type Callout = Extract<ArticleBlock, { type: 'productCallout' }>;

/**
 * Converts the blocks of an article to the wire format, and returns the products in it. Leaves out products
 * that no longer exist, and invalid blocks, so that a mistake of an editor breaks no article.
 */
export async function toArticleBlocks(
  catalogue: LiveCatalogue,
  blocks: readonly ArticleBlock[],
): Promise<{ blocks: WireBlock[]; products: ProductCard[] }> {
  const converted = (await Promise.all(blocks.map((block) => toValidBlocks(catalogue, block)))).flat();
  const cards = converted.flatMap((block) => (block.type === 'productCallout' ? [block.product] : []));
  return { blocks: converted, products: [...new Map(cards.map((card) => [card.webURL, card])).values()] };
}

/** Empty for a block that has an unknown type, lacks a field or has a field of another type. */
async function toValidBlocks(catalogue: LiveCatalogue, block: ArticleBlock): Promise<WireBlock[]> {
  try {
    const found = await toBlock(catalogue, block);
    return found.filter((one) => articleBlockSchema.safeParse(one).success);
  } catch (error) {
    // A field that is missing. Errors of the database must not remove a block.
    if (error instanceof TypeError) return [];
    throw error;
  }
}

async function toBlock(catalogue: LiveCatalogue, block: ArticleBlock): Promise<WireBlock[]> {
  switch (block.type) {
    case 'text':
    case 'pullQuote':
      return [block];
    case 'picture':
      return [{ type: block.type, ...toFigure(block) }];
    case 'gallery':
      return [{ type: block.type, items: block.items.map(toFigure) }];
    case 'film': {
      const { type, poster, caption, credit } = block;
      return [{ type, poster: toPicture(poster), caption, ...(credit && { credit }), ...toFilm(block) }];
    }
    case 'productCallout':
      return toCallout(catalogue, block);
    default:
      return [];
  }
}

const toFigure = ({ picture, caption, credit }: Figure) => ({
  picture: toPicture(picture),
  caption,
  ...(credit && { credit }),
});

async function toCallout(
  catalogue: LiveCatalogue,
  { productId, colour, note }: Callout,
): Promise<WireBlock[]> {
  const [card] = await catalogue.cards([{ id: productId, ...(colour !== undefined && { colour }) }]);
  const product = await catalogue.product(productId);
  const shown = product?.colours.find(({ name }) => name === card?.color);
  if (!card || !shown) return [];
  const sizes = shown.variants.map((variant) => {
    const { stock, ussid } = winningOffer(variant);
    return { size: variant.sizeLabel, isAvailable: stock > 0, ussid };
  });
  return [{ type: 'productCallout', product: card, note, sizes }];
}
