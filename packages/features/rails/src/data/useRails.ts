import type { Rail } from '@luxe/contract/calls';
import { platform } from '@luxe/format';
import { toTileProduct } from '@luxe/patterns/tile-product';
import { readViewed, useCall, type Part } from '@luxe/resources';
import { useState } from 'react';
import type { RailsProps } from '../Rails.tsx';
import { shownProducts } from './shownProducts.ts';

/** Of each product what is on its tile. */
const shown: Part<'personalizedProducts', readonly ShownRail[]> = {
  as: 'shown',
  of: ({ rails }) => rails.map(({ kind, products }) => ({ kind, products: products.map(toTileProduct) })),
};
type ShownRail = { kind: Rail['kind']; products: readonly ReturnType<typeof toTileProduct>[] };

const roots = { luxury: 'LSH1', indiluxe: 'ISH1' } as const;

/** The rails of a page; until they are there, which are likely. What was looked at is asked for as it stands when the rails are first wanted. */
export function useRails({ page, catalogue, productId, category, brand }: RailsProps) {
  const [onPage] = useState(shownProducts);
  const [viewed] = useState(() => readViewed(catalogue).filter((id) => id !== productId));
  const { data: rails, error } = useCall(
    'personalizedProducts',
    {
      body: {
        channel: platform.channel,
        base_site: 'lux',
        page,
        ...(productId ? { product_id: productId } : {}),
        ...(brand ? { brand_id: brand } : {}),
        category: category ?? roots[catalogue],
        ...(viewed.length > 0 ? { viewed } : {}),
        ...(onPage.length > 0 ? { shown: onPage } : {}),
      },
    },
    { part: shown },
  );
  const expected: Rail['kind'][] = [
    ...(productId ? (['complements'] as const) : (['popular'] as const)),
    ...(page === 'product' ? (['similar'] as const) : []),
    ...(viewed.length > 0 ? (['viewed'] as const) : []),
  ];
  return { rails, expected, hasFailed: error !== undefined };
}
