import type { BannerImage, Block, CatalogueName, Picture as ArtPicture } from '../../model/catalogue.ts';
import type { CallResponseInput } from '@luxe/contract/calls';
import { blockSchema } from '@luxe/contract/schemas';
import { toFilm, toPicture } from '../catalogue/card.ts';
import { listBrands } from '../catalogue/listBrands.ts';
import type { LiveCatalogue } from '../catalogue/liveCatalogue.ts';
import { collectionPageSize } from '../catalogue/skuCollection.ts';
import { mixColours } from '../catalogue/mixColours.ts';

type WireBlock = CallResponseInput<'homePage'>['blocks'][number];

export interface BlockOptions {
  /** Current time in milliseconds since 1970. Default: the time of the system. */
  readonly now?: number;
  /** Called with the type of each invalid block, and of each block with an invalid product. */
  readonly onInvalid?: ((type: string, part: InvalidPart) => void) | undefined;
}

/** What a page leaves out: a block, or one of its products. */
export type InvalidPart = 'block' | 'product';

/**
 * Converts the blocks of a page to the wire format: pictures get URLs, rails get product tiles, and a brand
 * index gets the current brands. Leaves out products that no longer exist, empty rails, brands without
 * products, and expired countdowns without a closing text. Also leaves out invalid blocks and the ids of
 * products that are no texts, so that a mistake of an editor breaks no page.
 */
export async function toBlocks(
  catalogue: LiveCatalogue,
  blocks: readonly Block[],
  owner: CatalogueName,
  { now = Date.now(), onInvalid }: BlockOptions = {},
): Promise<WireBlock[]> {
  const convert = async (block: Block) => {
    const report = (part: InvalidPart) => onInvalid?.(typeOf(block), part);
    const found = await toValidBlocks(catalogue, block, owner, { now, report });
    if (!found) report('block');
    return found ?? [];
  };
  return (await Promise.all(blocks.map(convert))).flat();
}

interface Conversion {
  readonly now: number;
  readonly report: (part: InvalidPart) => void;
}

/** Undefined for a block that has an unknown type, lacks a field or has a field of another type. */
async function toValidBlocks(
  catalogue: LiveCatalogue,
  block: Block,
  owner: CatalogueName,
  conversion: Conversion,
): Promise<WireBlock[] | undefined> {
  try {
    const found = await toBlock(catalogue, block, owner, conversion);
    return found?.every((one) => blockSchema.safeParse(one).success) ? found : undefined;
  } catch (error) {
    // A field that is missing. Errors of the database must not remove a block.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** The type of a block as it is stored, which can be any JSON value. */
const typeOf = (block: unknown): string =>
  typeof block === 'object' && block !== null && 'type' in block ? String(block.type) : 'undefined';

async function toBlock(
  catalogue: LiveCatalogue,
  block: Block,
  owner: CatalogueName,
  { now, report }: Conversion,
): Promise<WireBlock[] | undefined> {
  switch (block.type) {
    case 'hero':
      return [{ ...block, image: toArt(block.image) }];
    case 'editorial':
      return [{ ...block, image: toArt(block.image) }];
    case 'productRail': {
      const { type, title, link } = block;
      // Stored JSON can hold anything, and the database rejects an id that is no text.
      const productIds = block.productIds.filter((id) => typeof id === 'string');
      if (productIds.length < block.productIds.length) report('product');
      const products = mixColours(await catalogue.cards(productIds.map((id) => ({ id }))));
      return products.length > 0 ? [{ type, title, ...(link && { link }), products }] : [];
    }
    case 'collection': {
      const chosen = await catalogue.skuCollection(block.collection);
      const cards = chosen ? await catalogue.cards(chosen.products) : [];
      const { type, link, layout, title = chosen?.title ?? '' } = block;
      return cards.length > 0
        ? [
            {
              ...{ type, title, layout },
              ...(link && { link }),
              collection: block.collection,
              products: cards.slice(0, collectionPageSize),
              total: cards.length,
            },
          ]
        : [];
    }
    case 'brandWall':
      return [block];
    case 'categoryList':
      return [
        {
          type: block.type,
          title: block.title,
          items: block.items.map(({ image, ...item }) => ({ ...item, image: toPicture(image) })),
        },
      ];
    case 'video': {
      const { poster, sources: _, captions: __, ...rest } = block;
      return [{ ...rest, poster: toPicture(poster), ...toFilm(block) }];
    }
    case 'countdown':
      return block.after === undefined && Date.parse(block.ends) <= now ? [] : [block];
    case 'text':
      return [block];
    case 'spotlight':
      return toSpotlights(block);
    case 'brandIndex':
      return [{ type: block.type, brands: await listBrands(catalogue, owner) }];
    default:
      return undefined;
  }
}

/** Items with a picture and a link become spotlights. All other items become one text block. */
function toSpotlights({ title, items }: Extract<Block, { type: 'spotlight' }>): WireBlock[] {
  const pictured = items.flatMap(({ kicker, image, link, ...item }) =>
    image && link
      ? [{ type: 'spotlight' as const, kicker: kicker ?? title, ...item, link, image: toPicture(image) }]
      : [],
  );
  const plain = items.filter(({ image, link }) => !image || !link);
  if (plain.length === 0) return pictured;
  const notes = plain.map(({ title: heading, text, link }) => {
    const name = `<strong>${escape(heading)}</strong>`;
    return `<li>${link ? `<a href="${escape(link.href)}">${name}</a>` : name} ${escape(text)}</li>`;
  });
  return [...pictured, { type: 'text', title, html: `<ul>${notes.join('')}</ul>` }];
}

/** A cut-out picture has no background, so it serves as both the wide and the tall crop. */
function toArt(image: BannerImage | ArtPicture) {
  if ('file' in image) return { wide: toPicture(image), tall: toPicture(image) };
  const { wide, tall, alt } = image;
  return { wide: toPicture({ ...wide, alt }), tall: toPicture({ ...tall, alt }) };
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
