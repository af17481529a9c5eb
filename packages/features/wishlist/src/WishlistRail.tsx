import { current } from '@luxe/contract/calls';
import { ProductRail } from '@luxe/patterns/product-rail';
import { useCall, useIsSignedIn, useSavedCodes } from '@luxe/resources';
import { Container } from '@luxe/ui/container';
import type { ReactNode } from 'react';
import { toWishlistTile } from './data/toWishlistTile.ts';

export type WishlistRailProps = {
  /** Codes of products that the page already shows, such as those in the bag. */
  excludedCodes: readonly string[];
  /**
   * Shown instead of the rail: to a guest, to a customer without saved items to show, and when the request
   * fails.
   */
  fallback: ReactNode;
};

/** Title of the rail. It is here, so that pages with the rail do not load the copy of the wishlist page. */
const title = 'From your wishlist';

/** Saved items of the customer as a rail. */
export function WishlistRail({ excludedCodes, fallback }: WishlistRailProps) {
  const isCustomer = useIsSignedIn();
  const { data, error } = useCall(
    'getAllWishlist',
    isCustomer ? { params: { user: current }, query: { isWishlistPageLoad: 'true' } } : null,
    { renew: true },
  );
  const saved = useSavedCodes();
  if (!isCustomer || error) return fallback;
  const products = (data?.wishList[0]?.products ?? []).filter(
    ({ productcode }) => !excludedCodes.includes(productcode) && (saved?.has(productcode) ?? true),
  );
  if (data && products.length === 0) return fallback;
  return (
    <Container>
      <ProductRail title={title} products={products.map(toWishlistTile)} loading={!data} />
    </Container>
  );
}
