import type { Resources } from '../context/context.ts';

/**
 * A product that a wishlist button saves. If a size is chosen, `ussid` is the offer of that size. Otherwise
 * `color` is the colour that the page shows.
 */
export interface WishlistItem {
  readonly productCode: string;
  readonly ussid?: string | undefined;
  readonly color?: string | undefined;
  /**
   * For Undo of a removal: when the product was added, and its price at that time, in rupees. The store puts
   * the product back at its old position.
   */
  readonly addedDate?: string | undefined;
  readonly addedPrice?: number | undefined;
}

/** Sets the pending state of a product; undefined clears it. */
export function setPendingItem(
  { pendingWishlist }: Resources,
  productCode: string,
  isSaved: boolean | undefined,
): void {
  const { [productCode]: _, ...others } = pendingWishlist.get();
  pendingWishlist.set(isSaved === undefined ? others : { ...others, [productCode]: isSaved });
}
