import { wishlistName } from '@luxe/format';
import { z } from 'zod';
import { pictureUrlSchema, platformQuery, priceSchema, successSchema } from '../shared/schema.ts';

export const wishlistProductSchema = z.object({
  productcode: z.string(),
  /** The saved offer, or the best offer of its colour when no size was chosen. */
  USSID: z.string(),
  productName: z.string(),
  productBrand: z.string(),
  webURL: z.string(),
  imageURL: pictureUrlSchema,
  imageTone: z.string(),
  color: z.string(),
  /**
   * The size that was chosen when the item was saved. Empty without a choice, and for a product of one size.
   */
  size: z.string(),
  /** Every size of that colour, in order. A product of one size has one entry with an empty name. */
  sizes: z.array(z.object({ size: z.string(), USSID: z.string(), isAvailable: z.boolean() })).min(1),
  price: priceSchema,
  mrp: priceSchema,
  /** Price when the item was saved; differs from `price` after a price change. */
  addedPrice: priceSchema,
  /** True when no size is in stock. */
  isOutOfStock: z.boolean(),
  addedDate: z.string(),
  /** When the item leaves the list; only the day counts [ACC-19]. */
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
      /** Empty for a customer without a wishlist. `products` is filled only on a page load. */
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
       * Optional, although the specification requires it: a product tile has no offer to send. Without it,
       * the store takes the best offer of the shown colour.
       */
      ussid: z.string().max(60).optional(),
      /** The shown colour, when no offer is named. Not in the specification. */
      color: z.string().max(60).optional(),
      emailId: z.string().max(120),
      /**
       * For an undone removal: when the item was first saved. The item returns to its old position and keeps
       * its expiry date. Not in the specification.
       */
      addedDate: z.iso.datetime().optional(),
      /**
       * The price at `addedDate` in rupees, so that the item still shows how its price has changed. Not in
       * the specification.
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
