import { z } from 'zod';
import {
  filmSchema,
  flagSchema,
  imageSchema,
  priceSchema,
  questionAndAnswerSchema,
  seoSchema,
} from '../shared/schema.ts';
import { garmentSchema } from './garmentSchema.ts';
import { productCardSchema, productId } from './productCardSchema.ts';

/** A colour swatch. `webURL` is the page of the product in that colour. */
export const swatchSchema = z.object({
  color: z.string(),
  colorHex: z.string(),
  webURL: z.string(),
  selected: z.boolean(),
});

/** A size of one seller that can be bought. */
const sizeSchema = z.object({
  size: z.string(),
  isAvailable: z.boolean(),
  /** Units left, capped at 10: the value 10 means ten or more. */
  stockCount: z.int().min(0).max(10),
  ussid: z.string(),
  price: priceSchema,
  mrp: priceSchema,
});

export const productSchema = z.object({
  productListingId: productId,
  productName: z.string(),
  productTitle: z.string(),
  productDescription: z.string(),
  brandName: z.string(),
  brandURL: z.string(),
  brandCode: z.string(),
  superBrand: z.string(),
  productCategoryId: z.string(),
  rootCategory: z.enum(['luxury', 'indiluxe']),
  categoryHierarchy: z.array(
    z.object({ category_id: z.string(), category_name: z.string(), webURL: z.string() }),
  ),
  winningSellerPrice: priceSchema,
  mrpPrice: priceSchema,
  discountPercent: z.int().min(0).max(99),
  winningUssID: z.string(),
  winningSellerID: z.string(),
  winningSellerName: z.string(),
  otherSellersCount: z.int().nonnegative(),
  /**
   * Number of delivery modes of the winning offer, the one that the page shows. The page reserves a line for
   * each mode. Not in the specification.
   */
  deliveryModesCount: z.int().nonnegative().optional(),
  /** True when the product has a `sizeGuide`. */
  hasSizeGuide: z.boolean(),
  /** Present for garments. */
  garment: garmentSchema.optional(),
  /** The selected colour. The prices, pictures and sizes of this response are for this colour. */
  color: z.string(),
  variantOptions: z.object({
    colorlink: z.array(swatchSchema),
    sizelink: z.array(sizeSchema),
  }),
  isOutOfStock: z.boolean(),
  /**
   * True for a product that is no longer sold. Orders and wishlists still link to its page; lists do not show
   * it. Not in the specification.
   */
  isDiscontinued: z.boolean().optional(),
  /**
   * Pictures and films of the product. The first item is always a picture. An item with a `film` is the still
   * picture of this film, and is shown when films do not play. `view` is what the picture shows, if known:
   * `detail` is a close-up. Not in the specification.
   */
  galleryImagesList: z
    .array(
      imageSchema.extend({
        view: z.enum(['hero', 'front', 'detail', 'film']).optional(),
        film: filmSchema.optional(),
      }),
    )
    .min(1),
  webURL: z.string(),
  seo: seoSchema,
  readyToShip: flagSchema,
  isProductNew: flagSchema,
  isOnlineExclusive: flagSchema,
  isOfferExisting: flagSchema,
  isGiveAway: flagSchema,
  returnPolicy: z.string(),
  details: z.array(z.object({ label: z.string(), value: z.string() })),
  care: z.string(),
  styleNote: z.string(),
  /**
   * What Indian law requires beside an offer, besides the MRP. A fact that the retailer has not given is
   * absent. Not in the specification.
   */
  legalFacts: z
    .object({
      /** Common name of the goods. */
      genericName: z.string().optional(),
      originCountry: z.string().optional(),
      /** Name and address in one line, like the next two. */
      manufacturer: z.string().optional(),
      packer: z.string().optional(),
      importer: z.string().optional(),
      /** With its unit, such as `1 N` or `100 ml`. */
      netQuantity: z.string().optional(),
      /** Who answers complaints about the product. */
      customerCare: z.string().optional(),
      /** The seller of the winning offer. */
      seller: z.object({ legalName: z.string(), address: z.string() }).optional(),
    })
    .optional(),
  similarProducts: z.array(productCardSchema).max(12),
  questionAndAnswerList: z.array(questionAndAnswerSchema),
});

/** A seller of a product, with their sizes and prices. */
export const productSellerSchema = z.object({
  sellerID: z.string(),
  sellerName: z.string(),
  /** True for the seller whose offer the product page shows. */
  isWinning: z.boolean(),
  /** Price of the cheapest size in stock. */
  price: priceSchema,
  mrp: priceSchema,
  discountPercent: z.int().min(0).max(99),
  deliveryModes: z.array(z.object({ code: z.string(), name: z.string() })),
  sizelink: z.array(sizeSchema).min(1),
});
