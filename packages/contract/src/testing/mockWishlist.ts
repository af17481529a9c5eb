import type { WishlistProduct } from '../calls/calls.ts';
import { productIdOf, sampleProducts } from '../samples/sampleProducts.ts';
import { samples } from '../samples/samples.ts';
import { wishlistOf, wishlistProductOf } from '../samples/wishlist.ts';
import type { MockRequest } from './reply.ts';

type Handler = (request: MockRequest) => object;

/** The wishlist in a mocked shop. `start`: its products; null without a wishlist. Default: the sample. */
export function createMockWishlist(start: readonly WishlistProduct[] | null | undefined) {
  let wishlistProducts: readonly WishlistProduct[] | null =
    start === undefined ? (samples.getAllWishlist.wishList[0]?.products ?? []) : start;

  return {
    getAllWishlist: ({ query }) => {
      const wishlist = wishlistProducts ? wishlistOf([...wishlistProducts]) : samples.wishlistEmpty;
      return query.isWishlistPageLoad === 'true'
        ? wishlist
        : { ...wishlist, wishList: wishlist.wishList.map(({ name }) => ({ name, products: [] })) };
    },
    createWishlist: () => {
      wishlistProducts ??= [];
      return { status: 'SUCCESS' };
    },
    addProductInWishlist: ({ body }) => {
      const productcode = String(body.productCode);
      const others = (wishlistProducts ?? []).filter((one) => one.productcode !== productcode);
      const product = toWishlistProduct(productcode, samples.getAllWishlist.wishList[0]?.products);
      const addedDate = body.addedDate === undefined ? undefined : String(body.addedDate);
      const older = others.findIndex((one) => addedDate === undefined || one.addedDate < addedDate);
      const at = older === -1 ? others.length : older;
      wishlistProducts = others.toSpliced(
        at,
        0,
        addedDate === undefined ? product : { ...product, addedDate },
      );
      return { status: 'SUCCESS', count: wishlistProducts.length };
    },
    removeProductFromWishlist: ({ body }) => {
      wishlistProducts = (wishlistProducts ?? []).filter((one) => one.productcode !== body.productCode);
      return { status: 'SUCCESS', count: wishlistProducts.length };
    },
  } satisfies Record<string, Handler>;
}

/**
 * Returns the wishlist item for a product code: an item from `known` if it has the code, otherwise an item
 * made from the samples.
 */
function toWishlistProduct(productcode: string, known: readonly WishlistProduct[] = []): WishlistProduct {
  const sample = sampleProducts.find((one) => productIdOf(one) === productcode);
  return (
    known.find((one) => one.productcode === productcode) ??
    (sample ? wishlistProductOf(sample) : { ...samples.wishlistProduct, productcode })
  );
}
