import { z } from 'zod';
import { addressSchema } from '../address/schema.ts';
import { trailStepSchema } from '../order/orderLineSchema.ts';
import { bankSchema, ifscParam, refundPartSchema } from '../order/refundSchema.ts';
import { lineUnitsSchema, unitsParam } from '../order/schema.ts';
import { pictureUrlSchema, pincodeParam, platformQuery, priceSchema, typedText } from '../shared/schema.ts';
import { maxReturnPhotos } from './photos.ts';

/**
 * Why an item comes back. The last three are faults: they count on the day of delivery whatever the return
 * policy is, and a damaged or wrong item needs a photo.
 */
const returnReasons = ['size', 'notAsShown', 'changedMind', 'damaged', 'wrongItem', 'missing'] as const;
/**
 * How items come back (specification, section 4). `nothing`: a missing item, which cannot come back, is
 * reported.
 */
const returnMethods = ['schedulePickup', 'quickDrop', 'selfCourier', 'nothing'] as const;

/**
 * Where the money goes. `source`: each amount to where it came from. `bank`: what was paid in cash goes to a
 * bank account. `cliq-cash`: the amount that was paid in money becomes cliq cash; credits go back as they
 * were.
 */
const refundTargets = ['source', 'bank', 'cliq-cash'] as const;

/** Times of a pickup, on a 24-hour clock. */
const pickupSlots = ['9-12', '12-15', '15-18'] as const;

/** What the shopper gets: the money, or another item of the same product. */
const returnKinds = ['refund', 'replacement'] as const;

const user = z.string().max(100);
const orderCode = z.string().max(40);
const returnCode = z.string().max(40);
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);

const productShape = {
  transactionId: z.string(),
  productName: z.string(),
  productBrand: z.string(),
  imageURL: pictureUrlSchema,
  imageTone: z.string(),
  color: z.string(),
  size: z.string(),
};

/** A store that accepts returns over the counter. */
const dropStoreSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Street and locality. */
  address: z.string(),
  city: z.string(),
  postalCode: z.string(),
  /** For the shopper: `Open until 9:30 pm`, `Closed today. Opens Saturday, 11 am`. */
  hours: z.string(),
  isOpen: z.boolean(),
});

const chosenUnitsSchema = lineUnitsSchema.extend({
  reason: z.enum(returnReasons),
  /** The shopper's words; empty for none. */
  comment: typedText(300).default(''),
  /** USSID of the offer that the shopper wants instead; needed for a replacement. */
  replaceWith: z.string().max(60).optional(),
});

const variantShape = {
  color: z.string(),
  size: z.string(),
  imageURL: pictureUrlSchema,
  imageTone: z.string(),
};

/** A size or colour that the shopper may get instead of an item [ORD-07]. */
const replacementChoiceSchema = z.object({
  ...variantShape,
  USSID: z.string(),
  sellerName: z.string(),
  /** Units in stock. */
  stock: z.int().nonnegative(),
  /** Whether it is the variant that was ordered. */
  isSame: z.boolean(),
  /** Why it cannot be chosen, as a sentence; empty when it can. */
  obstacle: z.string(),
  /** What goes back for each unit, because the variant costs less; 0 for nothing. */
  difference: priceSchema,
});

export const returnSchema = z.object({
  /** `RT-2611-0093-12`. */
  returnCode: z.string(),
  returnRefNo: z.string(),
  orderId: z.string(),
  orderRefNo: z.string(),
  /** ISO time. */
  createdAt: z.string(),
  /** What the shopper asked for. A replacement that cannot be sent is refunded. */
  kind: z.enum(returnKinds),
  /**
   * The step of the return: `REQUESTED`, `PICKUP_SCHEDULED`, `PICKED_UP`, `RECEIVED`, `INSPECTED`,
   * `REFUNDED`, `REPLACED`, `REJECTED`, `SENT_BACK` or `WITHDRAWN`.
   */
  state: z.string(),
  /** The next event, as a sentence for the shopper. */
  statusDisplay: z.string(),
  trail: z.array(trailStepSchema).min(1),
  products: z
    .array(
      z.object({
        ...productShape,
        quantity: z.int().positive(),
        /** Price of these units after their share of the discounts. */
        price: priceSchema,
        reason: z.enum(returnReasons),
        /** What the shopper gets instead; null for a refund. */
        replacement: z
          .object({
            ...variantShape,
            /** Whether its stock is taken. If not, it is sent if it is still in stock. */
            isReserved: z.boolean(),
          })
          .nullable(),
      }),
    )
    .min(1),
  /** The items that were sent instead, with their own way. Empty before the old ones are accepted. */
  newItems: z.array(
    z.object({
      ...productShape,
      quantity: z.int().positive(),
      statusDisplay: z.string(),
      trail: z.array(trailStepSchema).min(1),
    }),
  ),
  /** Number of photos. */
  photos: z.int().nonnegative(),
  method: z.enum(returnMethods),
  /** Null unless the method is `schedulePickup`. */
  pickup: z.object({ day, slot: z.enum(pickupSlots), address: addressSchema }).nullable(),
  /** Null unless the method is `quickDrop`. The shopper shows the code at the counter. */
  drop: z.object({ store: dropStoreSchema, code: z.string() }).nullable(),
  /** Null unless the method is `selfCourier`. */
  courier: z
    .object({
      /** Where to send the items, a line each. */
      sendTo: z.array(z.string()),
      /** Last day on which to hand them to a courier, YYYY-MM-DD. */
      lastDay: day,
      /** Null until the shopper has entered them. */
      courierName: z.string().nullable(),
      trackingNumber: z.string().nullable(),
      /** What the shop pays back for the courier, when the items are accepted. */
      repay: priceSchema,
    })
    .nullable(),
  refundTo: z.enum(refundTargets),
  /** Last four digits of the bank account; null without one. */
  bankLastFour: z.string().nullable(),
  refundAmount: priceSchema,
  /** What is planned, and then what has been refunded. */
  refundParts: z.array(
    refundPartSchema.extend({
      status: z.enum(['planned', 'pending', 'done', 'failed']),
      bankReference: z.string().nullable(),
    }),
  ),
  canWithdraw: z.boolean(),
  canEnterCourier: z.boolean(),
  canDispute: z.boolean(),
  /** Why the inspection rejected the items; empty without a rejection. */
  rejection: z.string(),
});

const returnResponse = z.object({ status: z.literal('SUCCESS'), return: returnSchema });
const ofReturn = { params: z.object({ user, returnCode }), query: platformQuery };
const ofOrder = z.object({ user, orderCode });

export const returnSchemas = {
  returnOptions: {
    params: ofOrder,
    query: platformQuery.extend({
      /** Pincode of a pickup elsewhere than at the address of the order. */
      pickupPincode: pincodeParam.optional(),
    }),
    response: z.object({
      orderId: z.string(),
      orderRefNo: z.string(),
      lines: z.array(
        z.object({
          ...productShape,
          /** Price of one unit after its share of the discounts. */
          price: priceSchema,
          returnPolicy: z.string(),
          /** Number of units that can be returned now. */
          returnableQuantity: z.int().nonnegative(),
          /** Number of units for which only a fault can be reported, with the reasons of faults. */
          faultQuantity: z.int().nonnegative(),
          /** Number of units that can be replaced now. */
          replaceableQuantity: z.int().nonnegative(),
          /** What the shopper may get instead, one choice per variant. Empty when it cannot be replaced. */
          choices: z.array(replacementChoiceSchema),
          /** Last day of the period to return or replace it, YYYY-MM-DD; null for an item without one. */
          lastDay: day.nullable(),
          /** Why no unit can be returned, as a sentence; empty when one can. */
          obstacle: z.string(),
        }),
      ),
      /** The choices for the money, the usual one first. One choice needs no question. */
      refundTargets: z.array(z.enum(refundTargets)).min(1),
      /** Days of a pickup at this pincode. Empty when no carrier collects there. */
      pickupDays: z.array(z.object({ day, isAvailable: z.boolean() })),
      pickupAddress: addressSchema,
      courier: z.object({ sendTo: z.array(z.string()), repayLimit: priceSchema, lastDay: day }),
    }),
  },
  returnSummary: {
    params: ofOrder,
    query: platformQuery.extend({ units: unitsParam, refundTo: z.enum(refundTargets) }),
    response: z.object({
      refundAmount: priceSchema,
      refundParts: z.array(refundPartSchema),
      /** Points that the order will not earn any more. */
      pointsTakenBack: z.int().nonnegative(),
      /** Whether the refund contains a charge for delivery. */
      includesDelivery: z.boolean(),
    }),
  },
  dropStores: {
    query: platformQuery.extend({ pincode: pincodeParam }),
    response: z.object({ stores: z.array(dropStoreSchema) }),
  },
  bankBranch: {
    params: z.object({ user, ifsc: ifscParam }),
    query: platformQuery,
    response: z.object({ ifsc: z.string(), bank: z.string(), branch: z.string() }),
  },
  addReturnPhoto: {
    params: z.object({ user }),
    /** Exactly one photo. */
    body: z.object({ files: z.array(z.file()).max(1).optional() }),
    response: z.object({ status: z.literal('SUCCESS'), photoId: z.uuid() }),
  },
  createReturn: {
    params: ofOrder,
    query: platformQuery,
    body: z.object({
      kind: z.enum(returnKinds).default('refund'),
      units: z.array(chosenUnitsSchema).min(1).max(200),
      /** Ids of uploaded photos. A fault of a damaged or wrong item needs one. */
      photos: z.array(z.uuid()).max(maxReturnPhotos).default([]),
      method: z.enum(returnMethods),
      pickup: z.object({ addressId: z.string().max(40), day, slot: z.enum(pickupSlots) }).optional(),
      storeId: z.string().max(40).optional(),
      refundTo: z.enum(refundTargets),
      /** Needed when the money goes to a bank account. */
      bank: bankSchema.optional(),
    }),
    response: returnResponse,
  },
  returns: {
    params: z.object({ user }),
    query: platformQuery.extend({
      currentPage: z.coerce.number().int().min(0).max(10_000).default(0),
      pageSize: z.coerce.number().int().min(1).max(50).default(10),
    }),
    response: z.object({
      returns: z.array(returnSchema),
      currentPage: z.int(),
      pageSize: z.int(),
      totalNoOfReturns: z.int().nonnegative(),
    }),
  },
  returnDetails: { ...ofReturn, response: returnSchema },
  withdrawReturn: { ...ofReturn, response: returnResponse },
  sendReturn: {
    ...ofReturn,
    body: z.object({
      courierName: typedText(60, 2),
      trackingNumber: z
        .string()
        .trim()
        .regex(/^[\w-]{6,40}$/),
      /** What the shopper paid the courier, in rupees; 0 when unknown. */
      paid: z.number().min(0).max(10_000).multipleOf(0.01).default(0),
    }),
    response: returnResponse,
  },
  disputeReturn: { ...ofReturn, body: z.object({ text: typedText(1000, 10) }), response: returnResponse },
};
