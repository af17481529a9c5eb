import type { Rail } from '@luxe/contract/calls';
import { allowsPreferences } from '@luxe/contract/notice-version';
import { platform } from '@luxe/format';
import { toTileProduct } from '@luxe/patterns/tile-product';
import { readViewed, useCall, type Part } from '@luxe/resources';
import { useState } from 'react';

export type RailsProps = {
  page: 'home' | 'listing' | 'product' | 'bag';
  /** The catalogue that the shopper is in. */
  catalogue: 'luxury' | 'indiluxe';
  /** Id of the product that the page shows. On the bag page, the id of the item that was added last. */
  productId?: string | undefined;
  category?: string | undefined;
  brand?: string | undefined;
};

/** Reduces each product to the fields of its tile. */
const railsPart: Part<'personalizedProducts', readonly RailData[]> = {
  as: 'page',
  of: ({ rails }) =>
    rails.map(({ kind, about, products }) => ({
      kind,
      ...(about === undefined ? {} : { about }),
      products: products.map(toTileProduct),
    })),
};
type RailData = Pick<Rail, 'kind' | 'about'> & {
  products: readonly ReturnType<typeof toTileProduct>[];
};

/** The contract's limit for `shown` of `personalizedProducts`. */
const visibleProductLimit = 48;

const rootCategories = { luxury: 'LSH1', indiluxe: 'ISH1' } as const;

/**
 * Reads the rails of a page. While the request is pending, `rails` is undefined, and `expected` lists the
 * kinds of rails that the store will probably return. Viewed products and linked ids are read once, on mount.
 * Without consent for preferences, viewed products of an earlier consent are not sent.
 */
export function useRails({ page, catalogue, productId, category, brand }: RailsProps) {
  const [linkedProductIds] = useState(findLinkedProductIds);
  const [viewed] = useState(() =>
    allowsPreferences(document.cookie) ? readViewed(catalogue).filter((id) => id !== productId) : [],
  );
  const { data: rails, error } = useCall(
    'personalizedProducts',
    {
      body: {
        channel: platform.channel,
        base_site: 'lux',
        page,
        ...(productId ? { product_id: productId } : {}),
        ...(brand ? { brand_id: brand } : {}),
        category: category ?? rootCategories[catalogue],
        ...(viewed.length > 0 ? { viewed } : {}),
        ...(linkedProductIds.length > 0 ? { shown: linkedProductIds } : {}),
      },
    },
    { part: railsPart },
  );
  const expected: Rail['kind'][] = [
    ...(productId ? (['complements'] as const) : (['popular'] as const)),
    ...(page === 'product' ? (['similar'] as const) : []),
    ...(viewed.length > 0 ? (['viewed'] as const) : []),
  ];
  return { rails, expected, hasFailed: error !== undefined };
}

/** Ids of the products that the page links to, in document order, so that rails do not repeat them. */
function findLinkedProductIds(): string[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href*="/p-mp"]');
  const ids = [...links].map(({ pathname }) => /\/p-(mp\d{15})$/.exec(pathname)?.[1] ?? '');
  return [...new Set(ids)].filter(Boolean).slice(0, visibleProductLimit);
}
