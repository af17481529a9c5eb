import type { CallResponse, ContentBlock, ContentPage, Picture } from '@luxe/contract/calls';
import type { PictureWithoutTone } from '@luxe/patterns/picture';
import { toTileProduct, type TileProduct } from '@luxe/patterns/tile-product';
import type { Part } from '@luxe/resources';

/** The blocks with products. */
type Rail = Extract<ContentBlock, { type: 'productRail' }>;
type Collection = Extract<ContentBlock, { type: 'collection' }>;

/** A block whose products have only the fields of a product tile. */
type WithTiles<Block extends Rail | Collection> = Omit<Block, 'products'> & {
  readonly products: readonly TileProduct[];
};

/**
 * A type whose pictures lack the field `tone`, the placeholder colour, because content pages do not show it.
 */
type WithoutTones<T> = T extends string
  ? T
  : T extends Picture
    ? PictureWithoutTone
    : T extends object
      ? { [Key in keyof T]: WithoutTones<T[Key]> }
      : T;

/** The data that the view of a block needs. Products of a rail have only the fields of a product tile. */
export type ContentBlockData =
  WithoutTones<Exclude<ContentBlock, Rail | Collection>> | WithTiles<Rail> | WithTiles<Collection>;

/** The data of a block type, as its component receives it. */
export type BlockOf<Type extends ContentBlockData['type']> = Extract<ContentBlockData, { type: Type }>;

export type ContentPageData = Omit<ContentPage, 'blocks'> & { readonly blocks: readonly ContentBlockData[] };

type Content = 'homePage' | 'cmsPage' | 'hybridPlpPage' | 'layoutPage';

/** Selects the parts of the content service's response that a page needs. */
const createContentPagePart = <Name extends Content>(): Part<Name, ContentPageData> => ({
  as: 'page',
  of: (page: CallResponse<Name>) => ({ ...page, blocks: page.blocks.map(toBlockData) }),
});

export const homePagePart = createContentPagePart<'homePage'>();
export const cmsPagePart = createContentPagePart<'cmsPage'>();
export const hybridPagePart = createContentPagePart<'hybridPlpPage'>();
export const layoutPagePart = createContentPagePart<'layoutPage'>();

const toBlockData = (block: ContentBlock): ContentBlockData =>
  block.type === 'productRail' || block.type === 'collection'
    ? { ...block, products: block.products.map(toTileProduct) }
    : withoutTones(block);

const withoutTones = <T>(value: T): WithoutTones<T> => {
  if (Array.isArray(value)) return value.map(withoutTones) as WithoutTones<T>;
  if (typeof value !== 'object' || value === null) return value as WithoutTones<T>;
  const { tone: _unused, ...rest } = value as { tone?: unknown };
  return Object.fromEntries(
    Object.entries(rest).map(([key, part]) => [key, withoutTones(part)]),
  ) as WithoutTones<T>;
};
