import { z } from 'zod';
import { flagSchema, pictureUrlSchema, priceSchema } from '../shared/schema.ts';

export const trailStepSchema = z.object({
  code: z.string(),
  name: z.string(),
  status: z.enum(['DONE', 'UPCOMING']),
  /** Style of the line that connects this step with the next step. */
  line: z.enum(['thick', 'thin', 'dashed', 'none']),
  /** ISO time at which the step happened, or the day on which it is expected. */
  at: z.string().nullable(),
});

/** Units of a line that travel together and have had the same steps. Not in the specification. */
const unitGroupSchema = z.object({
  quantity: z.int().positive(),
  /** Price of these units, after their share of the discounts. */
  price: priceSchema,
  /** Number of the parcel within the order. */
  parcel: z.int().positive(),
  /** Code of the last step, like `code` of a trail step. */
  state: z.string(),
  statusDisplay: z.string(),
  trail: z.array(trailStepSchema).min(1),
});

/** Units of one seller and delivery mode that travel together. Not in the specification. */
export const parcelSchema = z.object({
  number: z.int().positive(),
  sellerName: z.string(),
  /** The next event of the parcel, as a sentence for the shopper. */
  statusDisplay: z.string(),
  estimatedDeliveryDate: z.string(),
  /** Company that brings the parcel. Null before it is booked, like the tracking number. */
  courierName: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  /** The parcel on the site of its carrier, https. Null when the carrier has no such page. */
  trackingUrl: z.url({ protocol: /^https$/ }).nullable(),
  /** Number on the tamper seal; null for a parcel without one. */
  sealNumber: z.string().nullable(),
  /** What the carrier has reported, newest first. */
  events: z.array(
    z.object({
      text: z.string(),
      /** Empty when unknown. */
      place: z.string(),
      /** ISO time. */
      at: z.string(),
    }),
  ),
  /**
   * Code that the shopper gives to the rider at the door. Null before the parcel is shipped, and for a parcel
   * without a code.
   */
  deliveryCode: z.string().nullable(),
});

export const orderLineSchema = z.object({
  transactionId: z.string(),
  productcode: z.string(),
  USSID: z.string(),
  productName: z.string(),
  productBrand: z.string(),
  webURL: z.string(),
  imageURL: pictureUrlSchema,
  imageTone: z.string(),
  color: z.string(),
  size: z.string(),
  quantity: z.int().positive(),
  /** True for a free item that came with a purchase [BAG-12]. Not in the specification. */
  isGiveAway: flagSchema,
  /** Price of all units of the line, after its share of the discounts. */
  price: priceSchema,
  sellerName: z.string(),
  returnPolicy: z.string(),
  /** The next event, as a sentence for the shopper: `Arriving Tuesday, 24 November`. */
  statusDisplay: z.string(),
  estimatedDeliveryDate: z.string(),
  /** Steps of the first of `groups`. */
  trail: z.array(trailStepSchema).min(1),
  /** The units that are still expected come first. Empty for an order that is not placed. */
  groups: z.array(unitGroupSchema),
  /** Number of units that the shopper can still cancel. Not in the specification. */
  cancellableQuantity: z.int().nonnegative(),
  /** Number of units that the shopper can return now. Not in the specification. */
  returnableQuantity: z.int().nonnegative(),
  /**
   * Number of other units of which a fault can be reported, on the day of delivery. Not in the specification.
   */
  faultQuantity: z.int().nonnegative(),
  /** Number of units that the shopper can replace now [ORD-07]. Not in the specification. */
  replaceableQuantity: z.int().nonnegative(),
  /** Whether the line was not ordered: a replacement has added it. Not in the specification. */
  isReplacement: z.boolean(),
  /**
   * Last day of the return period of the delivered units, YYYY-MM-DD. Null for a line without a delivered
   * unit, and for an item that cannot be returned [ORD-08]. Not in the specification.
   */
  returnBy: z.string().nullable(),
  /** The same for the replacement period. Not in the specification. */
  replaceBy: z.string().nullable(),
});
