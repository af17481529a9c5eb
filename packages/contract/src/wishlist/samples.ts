import { pageOf, pieceAt, pieces, productIdOf, ussidOf, type Piece } from '../catalogue/pieces.ts';
import type { CallResponse, WishlistProduct } from '../calls.ts';
import { rupees, toneOf } from '../shared/samples.ts';

/** A saved piece of the samples; no size chosen. */
export function wishOf(piece: Piece, changes: Partial<WishlistProduct> = {}): WishlistProduct {
  const isOneSize = piece.sizes.length === 1;
  const price = rupees(piece.price);
  return {
    productcode: productIdOf(piece),
    USSID: ussidOf(piece, 0),
    productName: piece.name,
    productBrand: piece.brand,
    webURL: pageOf(piece),
    imageURL: `/media/${piece.model}-hero.avif`,
    imageTone: toneOf(`${piece.model}-hero`),
    color: piece.color,
    size: '',
    sizes: piece.sizes.map((size, at) => ({
      size: isOneSize ? '' : size,
      USSID: ussidOf(piece, at),
      isAvailable: at !== 1,
    })),
    price,
    mrp: rupees(piece.mrp),
    addedPrice: price,
    isOutOfStock: false,
    addedDate: '2026-11-12T06:30:00.000Z',
    expiryDate: '2027-11-12T06:30:00.000Z',
    rootCategory: piece.category.startsWith('ISH') ? 'indiluxe' : 'luxury',
    ...changes,
  };
}

/** The wishlist of these pieces, as the page reads it. */
export const wishlistOf = (products: WishlistProduct[]): CallResponse<'getAllWishlist'> => ({
  wishList: [{ name: 'My wishlist', products }],
  productList: products.map(({ productcode: productCode, USSID }) => ({ productCode, USSID })),
  count: products.length,
});

const watch = pieceAt(4);
const boot = pieceAt(7);
const jumper = pieceAt(8);

export const wish: WishlistProduct = wishOf(pieceAt(1));
/** A size was chosen when it was saved. */
export const wishSized: WishlistProduct = wishOf(boot, {
  size: boot.sizes[2] ?? '',
  USSID: ussidOf(boot, 2),
});
export const wishCheaper: WishlistProduct = wishOf(jumper, { addedPrice: rupees(jumper.price + 8000) });
export const wishDearer: WishlistProduct = wishOf(watch, { addedPrice: rupees(watch.price - 10000) });
export const wishSoldOut: WishlistProduct = wishOf(pieceAt(12), {
  isOutOfStock: true,
  sizes: [{ size: '', USSID: ussidOf(pieceAt(12), 0), isAvailable: false }],
});
export const wishLong: WishlistProduct = wishOf(boot, {
  productName:
    'Chelsea boot in polished calf with an elastic gusset woven in Como and a storm welt sewn by hand',
  productBrand: 'Manifattura Calzaturiera Fratelli Sorelle Anzi di Vigevano',
});

/** What was saved last first: each a day before the one above it. */
export const wishlist = wishlistOf(
  [wish, wishSized, wishCheaper, wishDearer, wishSoldOut].map((one, at) => ({
    ...one,
    addedDate: `2026-11-${12 - at}T06:30:00.000Z`,
  })),
);
export const wishlistEmpty: CallResponse<'getAllWishlist'> = { wishList: [], productList: [], count: 0 };
/** A hundred pieces: the badge says 99+. */
export const wishlistMany = wishlistOf(
  Array.from({ length: 100 }, (_, at) =>
    wishOf(pieceAt(at % pieces.length), { productcode: `mp0000000009${String(at).padStart(5, '0')}` }),
  ),
);
