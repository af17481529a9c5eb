import { wishlistName } from '@luxe/format';
import { z } from 'zod';
import { pictureUrlSchema, platformQuery, priceSchema, successSchema } from '../shared/schema.ts';

export const wishlistProductSchema = z.object({
  productcode: z.string(),
  /** The offer that was saved. If no size was chosen, the best offer of the item's colour. */
  USSID: z.string(),
  productName: z.string(),
  productBrand: z.string(),
  webURL: z.string(),
  imageURL: pictureUrlSchema,
  imageTone: z.string(),
  color: z.string(),
  /**
   * The size that was chosen when the item was saved. Empty when none was chosen, and for a product of one
   * size.
   */
  size: z.string(),
  /** Every size of the item's colour, in order. A product of one size has one entry with an empty name. */
  sizes: z.array(z.object({ size: z.string(), USSID: z.string(), isAvailable: z.boolean() })).min(1),
  price: priceSchema,
  mrp: priceSchema,
  /** Price when the item was saved; differs from `price` after a price change. */
  addedPrice: priceSchema,
  /** True when no size is in stock. */
  isOutOfStock: z.boolean(),
  addedDate: z.string(),
  /** The day on which the item is removed from the wishlist. The time of day is ignored [ACC-19]. */
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
      /**
       * Empty for a customer without a wishlist. `products` has items only when `isWishlistPageLoad` is true.
       */
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
      /**
       * The specification requires the USSID, but it is optional here, because a product tile has none to
       * send. Without a USSID, the store saves the best offer of the shown colour.
       */
      ussid: z.string().max(60).optional(),
      /** The colour that the shopper sees, for a request without a USSID. Not in the specification. */
      color: z.string().max(60).optional(),
      emailId: z.string().max(120),
      /**
       * Sent when the shopper undoes a removal: the time at which the item was first saved. The item then
       * returns to its old position and keeps its expiry date. Not in the specification.
       */
      addedDate: z.iso.datetime().optional(),
      /**
       * Sent when the shopper undoes a removal: the price in rupees when the item was first saved. The item
       * then still shows how its price has changed. Not in the specification.
       */
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
