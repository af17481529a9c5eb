import type { WishlistProduct } from '@luxe/contract/calls';

/** A piece whose removal was undone, and what came after it in the list as it was. */
export type Returned = {
  readonly product: WishlistProduct;
  readonly before: readonly WishlistProduct[];
};

/** The list with what has come back in its old place: until the list is read anew, whose own order counts then. */
export function withReturned(
  products: readonly WishlistProduct[],
  returned: readonly Returned[],
): WishlistProduct[] {
  const list = [...products];
  for (const { product, before } of returned) {
    if (list.some(({ productcode }) => productcode === product.productcode)) continue;
    const next = list.findIndex(({ productcode }) => before.some((one) => one.productcode === productcode));
    list.splice(next === -1 ? list.length : next, 0, product);
  }
  return list;
}
