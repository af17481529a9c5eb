import { z } from 'zod';
import { flagSchema, imageSchema, priceSchema } from '../shared/schema.ts';

export const productId = z.string().regex(/^mp\d{15}$/);

/** A product as a tile shows it. */
export const productCardSchema = z.object({
  productId,
  productname: z.string(),
  brandname: z.string(),
  brandCode: z.string(),
  productCategoryId: z.string(),
  webURL: z.string(),
  /** The colour that the tile shows: the first colour that the filters allow. */
  color: z.string(),
  images: z.array(imageSchema).min(1).max(2),
  price: z.object({
    sellingPrice: priceSchema,
    mrpPrice: priceSchema,
    discountPercent: z.int().min(0).max(99),
  }),
  winningUssID: z.string(),
  isOutOfStock: z.boolean(),
  isProductNew: flagSchema,
  isOnlineExclusive: flagSchema,
  readyToShip: flagSchema,
  isOfferExisting: flagSchema,
  colors: z.array(z.object({ color: z.string(), colorHex: z.string() })),
  sizes: z.array(z.object({ size: z.string(), isAvailable: z.boolean() })),
});
