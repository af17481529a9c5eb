import type { CallResponse, ContentBlock, ContentPage, Picture } from '@luxe/contract/calls';
import type { ShownPicture } from '@luxe/patterns/picture';
import { toTileProduct, type TileProduct } from '@luxe/patterns/tile-product';
import type { Part } from '@luxe/resources';

type Rail = Extract<ContentBlock, { type: 'productRail' }>;

/** Whatever has pictures, without their tones: no page shows them. */
type Toneless<T> = T extends string
  ? T
  : T extends Picture
    ? ShownPicture
    : T extends object
      ? { [Key in keyof T]: Toneless<T[Key]> }
      : T;

/** A block as its view draws it: of a rail's products what is on their tiles. */
export type ShownBlock =
  | Toneless<Exclude<ContentBlock, Rail>>
  | (Omit<Rail, 'products'> & { readonly products: readonly TileProduct[] });

export type ShownPage = Omit<ContentPage, 'blocks'> & { readonly blocks: readonly ShownBlock[] };

type Content = 'homePage' | 'cmsPage' | 'hybridPlpPage';

/** What a content page carries of the content service's answer. */
const shown = <Name extends Content>(): Part<Name, ShownPage> => ({
  as: 'shown',
  of: (page: CallResponse<Name>) => ({ ...page, blocks: page.blocks.map(toShownBlock) }),
});

export const shownHome = shown<'homePage'>();
export const shownCms = shown<'cmsPage'>();
export const shownHybrid = shown<'hybridPlpPage'>();

const toShownBlock = (block: ContentBlock): ShownBlock =>
  block.type === 'productRail'
    ? { ...block, products: block.products.map(toTileProduct) }
    : withoutTones(block);

const withoutTones = <T>(value: T): Toneless<T> => {
  if (Array.isArray(value)) return value.map(withoutTones) as Toneless<T>;
  if (typeof value !== 'object' || value === null) return value as Toneless<T>;
  const { tone: _unused, ...kept } = value as { tone?: unknown };
  return Object.fromEntries(
    Object.entries(kept).map(([key, part]) => [key, withoutTones(part)]),
  ) as Toneless<T>;
};
