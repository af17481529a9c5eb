import type { CallResponse, ContentBlock, ContentPage } from '@luxe/contract/calls';
import { toTileProduct, type TileProduct } from '@luxe/patterns/tile-product';
import type { Part } from '@luxe/resources';

type Rail = Extract<ContentBlock, { type: 'productRail' }>;

/** A block as its view draws it: of a rail's products what is on their tiles. */
export type ShownBlock =
  Exclude<ContentBlock, Rail> | (Omit<Rail, 'products'> & { readonly products: readonly TileProduct[] });

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
  block.type === 'productRail' ? { ...block, products: block.products.map(toTileProduct) } : block;
