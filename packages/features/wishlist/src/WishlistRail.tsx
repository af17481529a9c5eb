import { current } from '@luxe/contract/calls';
import { ProductRail } from '@luxe/patterns/product-rail';
import { useCall, useIsSignedIn, useSavedCodes } from '@luxe/resources';
import { Container } from '@luxe/ui/container';
import type { ReactNode } from 'react';
import { railCopy } from './railCopy.ts';
import { toWishTile } from './data/toWishTile.ts';

export type WishlistRailProps = {
  /** Products that are shown elsewhere on the page: in the bag. */
  besides: readonly string[];
  /** What stands in its place for a guest, and for a customer who has saved nothing else. */
  fallback: ReactNode;
};

/** What a customer has saved, as a rail: under her bag. */
export function WishlistRail({ besides, fallback }: WishlistRailProps) {
  const isCustomer = useIsSignedIn();
  const { data, error } = useCall(
    'getAllWishlist',
    isCustomer ? { params: { user: current }, query: { isWishlistPageLoad: 'true' } } : null,
    { renew: true },
  );
  const saved = useSavedCodes();
  if (!isCustomer || error) return fallback;
  const wishes = (data?.wishList[0]?.products ?? []).filter(
    ({ productcode }) => !besides.includes(productcode) && (saved?.has(productcode) ?? true),
  );
  if (data && wishes.length === 0) return fallback;
  return (
    <Container>
      <ProductRail title={railCopy.title} products={wishes.map(toWishTile)} loading={!data} />
    </Container>
  );
}
