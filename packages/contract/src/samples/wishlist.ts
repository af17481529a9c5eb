import {
  pageOf,
  sampleProductAt,
  sampleProducts,
  productIdOf,
  ussidOf,
  type SampleProduct,
} from './sampleProducts.ts';
import type { CallResponse, WishlistProduct } from '../calls/calls.ts';
import { rupees, toneOf } from './values.ts';

/** A wishlist item of a sample product, without a chosen size. */
export function wishlistProductOf(
  sample: SampleProduct,
  changes: Partial<WishlistProduct> = {},
): WishlistProduct {
  const isOneSize = sample.sizes.length === 1;
  const price = rupees(sample.price);
  return {
    productcode: productIdOf(sample),
    USSID: ussidOf(sample, 0),
    productName: sample.name,
    productBrand: sample.brand,
    webURL: pageOf(sample),
    imageURL: `/media/${sample.model}-hero.avif`,
    imageTone: toneOf(`${sample.model}-hero`),
    color: sample.color,
    size: '',
    sizes: sample.sizes.map((size, at) => ({
      size: isOneSize ? '' : size,
      USSID: ussidOf(sample, at),
      isAvailable: at !== 1,
    })),
    price,
    mrp: rupees(sample.mrp),
    addedPrice: price,
    isOutOfStock: false,
    addedDate: '2026-11-12T06:30:00.000Z',
    expiryDate: '2027-11-12T06:30:00.000Z',
    rootCategory: sample.category.startsWith('ISH') ? 'indiluxe' : 'luxury',
    ...changes,
  };
}

/** Returns the response of the wishlist call, as the wishlist page requests it, with these items. */
export const wishlistOf = (products: WishlistProduct[]): CallResponse<'getAllWishlist'> => ({
  wishList: [{ name: 'My wishlist', products }],
  productList: products.map(({ productcode: productCode, USSID }) => ({ productCode, USSID })),
  count: products.length,
});

const watch = sampleProductAt(4);
const boot = sampleProductAt(7);
const jumper = sampleProductAt(8);

export const wishlistProduct: WishlistProduct = wishlistProductOf(sampleProductAt(1));
/** A wishlist item that was saved with a chosen size. */
export const wishlistProductWithSize: WishlistProduct = wishlistProductOf(boot, {
  size: boot.sizes[2] ?? '',
  USSID: ussidOf(boot, 2),
});
export const wishlistProductPriceDropped: WishlistProduct = wishlistProductOf(jumper, {
  addedPrice: rupees(jumper.price + 8000),
});
export const wishlistProductPriceRaised: WishlistProduct = wishlistProductOf(watch, {
  addedPrice: rupees(watch.price - 10000),
});
export const wishlistProductSoldOut: WishlistProduct = wishlistProductOf(sampleProductAt(12), {
  isOutOfStock: true,
  sizes: [{ size: '', USSID: ussidOf(sampleProductAt(12), 0), isAvailable: false }],
});
export const wishlistProductLong: WishlistProduct = wishlistProductOf(boot, {
  productName:
    'Chelsea boot in polished calf with an elastic gusset woven in Como and a storm welt sewn by hand',
  productBrand: 'Manifattura Calzaturiera Fratelli Sorelle Anzi di Vigevano',
});

/** A wishlist with the most recently saved item first. Each item is a day older than the item before it. */
export const wishlist = wishlistOf(
  [
    wishlistProduct,
    wishlistProductWithSize,
    wishlistProductPriceDropped,
    wishlistProductPriceRaised,
    wishlistProductSoldOut,
  ].map((one, at) => ({
    ...one,
    addedDate: `2026-11-${String(12 - at).padStart(2, '0')}T06:30:00.000Z`,
  })),
);
export const wishlistEmpty: CallResponse<'getAllWishlist'> = { wishList: [], productList: [], count: 0 };
/** A wishlist of a hundred items, for which the badge shows 99+. */
export const wishlistMany = wishlistOf(
  Array.from({ length: 100 }, (_, at) =>
    wishlistProductOf(sampleProductAt(at % sampleProducts.length), {
      productcode: `mp0000000009${String(at).padStart(5, '0')}`,
    }),
  ),
);
