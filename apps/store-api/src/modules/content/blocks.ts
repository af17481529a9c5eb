import type { BannerImage, Block, CatalogueName, Picture as ArtPicture } from '../../model/catalogue.ts';
import type { CallResponseInput } from '@luxe/contract/calls';
import { toFilm, toPicture } from '../catalogue/card.ts';
import { listBrands } from '../catalogue/listBrands.ts';
import type { LiveCatalogue } from '../catalogue/liveCatalogue.ts';
import { collectionPageSize } from '../catalogue/skuCollection.ts';
import { mixColours } from '../catalogue/mixColours.ts';

type WireBlock = CallResponseInput<'homePage'>['blocks'][number];

/**
 * Converts the blocks of a page to the wire format: pictures get URLs, rails get product tiles, and a brand
 * index gets the current brands. Leaves out products that no longer exist, empty rails, brands without
 * products, and expired countdowns without a closing text.
 */
export async function toBlocks(
  catalogue: LiveCatalogue,
  blocks: readonly Block[],
  owner: CatalogueName,
  now = Date.now(),
): Promise<WireBlock[]> {
  const converted = await Promise.all(blocks.map((block) => toBlock(catalogue, block, owner, now)));
  return converted.flat();
}

async function toBlock(
  catalogue: LiveCatalogue,
  block: Block,
  owner: CatalogueName,
  now: number,
): Promise<WireBlock[]> {
  switch (block.type) {
    case 'hero':
      return [{ ...block, image: toArt(block.image) }];
    case 'editorial':
      return [{ ...block, image: toArt(block.image) }];
    case 'productRail': {
      const { type, title, link, productIds } = block;
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
