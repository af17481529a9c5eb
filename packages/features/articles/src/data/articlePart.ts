import type { ArticleBlock, ArticleData, CallResponse } from '@luxe/contract/calls';
import type { PictureWithoutTone } from '@luxe/patterns/picture';
import { toTileProduct, type TileProduct } from '@luxe/patterns/tile-product';
import type { Part } from '@luxe/resources';
import { toCard, withoutTone, type ArticleCardModel } from './articlesPart.ts';

type Callout = Extract<ArticleBlock, { type: 'productCallout' }>;
type Picture = Extract<ArticleBlock, { type: 'picture' }>;
type Gallery = Extract<ArticleBlock, { type: 'gallery' }>;
type Film = Extract<ArticleBlock, { type: 'film' }>;

/** A product in an article. */
interface CalloutModel {
  readonly type: 'productCallout';
  readonly productId: string;
  readonly brand: string;
  readonly name: string;
  readonly href: string;
  readonly picture: PictureWithoutTone | undefined;
  readonly price: { readonly doubleValue: number };
  readonly mrp: { readonly doubleValue: number };
  readonly discountPercent: number;
  readonly note: string;
  /** Sizes of the displayed colour, sold-out ones included. One entry for a product without sizes. */
  readonly sizes: Callout['sizes'];
}

export interface FigureModel {
  readonly picture: PictureWithoutTone;
  readonly caption: string;
  readonly credit?: string | undefined;
}

/** A block as its view receives it. Products and pictures have only the fields that are shown. */
export type BlockModel =
  | Exclude<ArticleBlock, Callout | Picture | Gallery | Film>
  | CalloutModel
  | ({ readonly type: 'picture' } & FigureModel)
  | { readonly type: 'gallery'; readonly items: readonly FigureModel[] }
  | (Omit<Film, 'poster'> & { readonly poster: PictureWithoutTone });

export type BlockOf<Type extends BlockModel['type']> = Extract<BlockModel, { type: Type }>;

export type ArticleModel = Omit<ArticleData, 'blocks' | 'products' | 'related' | 'lead'> & {
  readonly lead: Omit<FigureModel, 'picture'> & { readonly picture: ArticleCardModel['picture'] };
  readonly blocks: readonly BlockModel[];
  readonly products: readonly TileProduct[];
  readonly related: readonly ArticleCardModel[];
};

/** Selects the fields of an article that the screen shows. */
export const articlePart: Part<'article', ArticleModel> = {
  as: 'page',
  of: (article: CallResponse<'article'>) => {
    const { lead, blocks, products, related } = article;
    const { wide, tall } = lead.picture;
    return {
      ...article,
      lead: { ...lead, picture: { wide: withoutTone(wide), tall: withoutTone(tall) } },
      blocks: blocks.map(toBlock),
      products: products.map(toTileProduct),
      related: related.map(toCard),
    };
  },
};

function toBlock(block: ArticleBlock): BlockModel {
  switch (block.type) {
    case 'productCallout':
      return toCallout(block);
    case 'picture':
      return { ...block, picture: withoutTone(block.picture) };
    case 'gallery':
      return {
        ...block,
        items: block.items.map(({ picture, ...item }) => ({ ...item, picture: withoutTone(picture) })),
      };
    case 'film':
      return { ...block, poster: withoutTone(block.poster) };
    default:
      return block;
  }
}

function toCallout({ type, product, note, sizes }: Callout): CalloutModel {
  const [first] = product.images;
  const { sellingPrice, mrpPrice, discountPercent } = product.price;
  return {
    type,
    productId: product.productId,
    brand: product.brandname,
    name: product.productname,
    href: product.webURL,
    picture: first && withoutTone(first),
    price: { doubleValue: sellingPrice.doubleValue },
    mrp: { doubleValue: mrpPrice.doubleValue },
    discountPercent,
    note,
    sizes,
  };
}
