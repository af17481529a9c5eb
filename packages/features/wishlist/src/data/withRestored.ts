import type { WishlistProduct } from '@luxe/contract/calls';

/** A product whose removal was undone, with the products that followed it before the removal. */
export type RestoredProduct = {
  readonly product: WishlistProduct;
  readonly following: readonly WishlistProduct[];
};

/**
 * Inserts restored products into the list at their old positions. A product that the list already contains is
 * not inserted a second time and does not move.
 */
export function withRestored(
  products: readonly WishlistProduct[],
  restoredProducts: readonly RestoredProduct[],
): WishlistProduct[] {
  const list = [...products];
  for (const { product, following } of restoredProducts) {
    if (list.some(({ productcode }) => productcode === product.productcode)) continue;
    const next = list.findIndex(({ productcode }) =>
      following.some((candidate) => candidate.productcode === productcode),
    );
    list.splice(next === -1 ? list.length : next, 0, product);
  }
  return list;
}
