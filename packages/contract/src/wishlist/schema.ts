import { wishlistName } from '@luxe/format';
import { z } from 'zod';
import { pictureUrlSchema, platformQuery, priceSchema, successSchema } from '../shared/schema.ts';

export const wishlistProductSchema = z.object({
  productcode: z.string(),
  /** The offer that was saved, or the best of its colour where no size was chosen. */
  USSID: z.string(),
  productName: z.string(),
  productBrand: z.string(),
  webURL: z.string(),
  imageURL: pictureUrlSchema,
  imageTone: z.string(),
  color: z.string(),
  /** The size that was chosen when it was saved; empty for none, and for a product of one size. */
  size: z.string(),
  /** Every size of that colour, in order; one of an empty name for a product of one size. */
  sizes: z.array(z.object({ size: z.string(), USSID: z.string(), isAvailable: z.boolean() })).min(1),
  price: priceSchema,
  mrp: priceSchema,
  /** Price when it was saved; differs from `price` when it has changed since. */
  addedPrice: priceSchema,
  /** No size can be had. */
  isOutOfStock: z.boolean(),
  addedDate: z.string(),
  /** Until when it is kept: of the moment, only the day counts [ACC-19]. */
  expiryDate: z.string(),
  rootCategory: z.string(),
});

const params = z.object({ user: z.string().max(100) });
const named = { wishlistName: z.literal(wishlistName).default(wishlistName) };
const productCode = z.string().min(1).max(40);
const changed = successSchema.extend({ count: z.int().nonnegative() });

export const wishlistSchemas = {
  getAllWishlist: {
    params,
    query: platformQuery.extend({ isWishlistPageLoad: z.enum(['true', 'false']).default('false') }),
    response: z.object({
      /** Empty for a customer who has none yet. Its products are left out (an empty list) but on a page load. */
      wishList: z.array(z.object({ name: z.string(), products: z.array(wishlistProductSchema) })).max(1),
      productList: z.array(z.object({ productCode: z.string(), USSID: z.string() })),
      count: z.int().nonnegative(),
    }),
  },
  createWishlist: { params, query: platformQuery, body: z.object(named), response: successSchema },
  addProductInWishlist: {
    params,
    query: platformQuery,
    body: z.object({
      ...named,
      productCode,
      /** Left out by a tile, which names no offer: the store takes the best of the colour that is shown. Ours: elsewhere it is required. */
      ussid: z.string().max(60).optional(),
      /** The colour that was shown, where no offer is named. Ours. */
      color: z.string().max(60).optional(),
      emailId: z.string().max(120),
      /** A removal is undone: the piece takes the place it had by this date of its being added, and is kept no longer for it. Ours. */
      addedDate: z.iso.datetime().optional(),
      /** With it what the piece cost then, in rupees: what became of the price since is told as before. Ours. */
      addedPrice: z.coerce.number().nonnegative().max(100_000_000).optional(),
    }),
    response: changed,
  },
  removeProductFromWishlist: {
    params,
    query: platformQuery,
    body: z.object({ ...named, productCode }),
    response: changed,
  },
};
