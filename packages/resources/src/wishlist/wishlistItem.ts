import type { Resources } from '../context.ts';

/** A product as a wishlist button names it: by its offer when a size is chosen, else by the shown colour. */
export interface WishlistItem {
  readonly productCode: string;
  readonly ussid?: string | undefined;
  readonly color?: string | undefined;
  /**
   * For an undone removal: when the product was added, and its price then in rupees. The store restores its
   * position.
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
