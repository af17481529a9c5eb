import { hasLetter } from '@luxe/format';
import { cleanGiftCardCode } from '@luxe/format/gift-card-code';
import { cleanGstin } from '@luxe/format/gstin';
import { z } from 'zod';
import { emailSchema } from '../identity/schema.ts';
import { bankSchema } from '../order/refundSchema.ts';
import { paymentHandoffSchema, paymentOptionsSchema } from '../payment/schema.ts';
import {
  amountParam,
  eventIdSchema,
  imageSchema,
  phoneParam,
  platformQuery,
  priceSchema,
  successSchema,
  typedText,
} from '../shared/schema.ts';
import {
  giftCardCardStates,
  giftCardModes,
  giftCardRefundWays,
  giftCardStates,
  giftCardTones,
} from './values.ts';

/** State of the issued card itself. */
const cardState = z.enum(giftCardCardStates);

const user = z.string().max(100);
const day = z.iso.date();
const name = typedText(60, 1).refine(hasLetter, 'has no letter');

const ofCart = { params: z.object({ user, giftCardGuid: z.string().max(60) }), query: platformQuery };
const ofOrder = { params: z.object({ user, giftCard: z.string().max(60) }), query: platformQuery };

/** Code and PIN as the shopper types or pastes them. */
const secretParam = z.object({
  code: z.string().max(200).overwrite(cleanGiftCardCode).max(40),
  pin: z.string().max(60).overwrite(cleanGiftCardCode).max(20),
});

const cardParam = z.object({
  designId: z.string().max(40),
  /** Rupees, without paise. */
  amount: amountParam,
  recipientName: name,
  recipientEmail: emailSchema,
  senderName: name,
  /** The receipt goes to this address. */
  senderEmail: emailSchema,
  message: typedText(1000).default(''),
  /** Day in India on which the card is mailed; null for now. */
  deliverOn: day.nullable().default(null),
});

const cardShape = {
  designId: z.string(),
  amount: priceSchema,
  recipientName: z.string(),
  recipientEmail: z.string(),
  senderName: z.string(),
  senderEmail: z.string(),
  message: z.string(),
  deliverOn: day.nullable(),
};

const cartSchema = z.object({
  giftCardGuid: z.string(),
  /** `paying`: a payment is open. `bought`: paid; a new card needs a new cart. */
  status: z.enum(['open', 'paying', 'bought']),
  /** The shop sells one card at a time. */
  quantity: z.literal(1),
  ...cardShape,
});

export const giftCardOrderSchema = z.object({
  /** `GC-2611-2048-77`. */
  giftCardOrderId: z.string(),
  state: z.enum(giftCardStates),
  /** What the state means for the buyer, as a sentence. */
  stateMessage: z.string(),
  ...cardShape,
  cardState,
  /** Last four characters of the code; empty before it is issued. */
  lastFour: z.string(),
  /** Last day on which the card can be redeemed; null before it is issued. */
  lastDay: day.nullable(),
  /** Whether the code can still be shown to this shopper. */
  canReveal: z.boolean(),
  canCancel: z.boolean(),
  /** What it was paid with, for recognition: `Visa ending 4242`. Empty when unknown. */
  paidWith: z.string(),
  /** Money that goes back or is back; null for none. */
  refund: z
    .object({
      amount: priceSchema,
      isDone: z.boolean(),
      /** Ways that the buyer can choose, because the bank rejects the refund. Empty for any other refund. */
      otherWays: z.array(z.enum(giftCardRefundWays)),
    })
    .nullable(),
  /** ISO 8601. */
  createdAt: z.string(),
});
const orderResponse = { ...ofOrder, response: z.object({ giftCard: giftCardOrderSchema }) };

const rowSchema = z.object({ denomination: amountParam, quantity: z.int().min(0).max(1_000_000) });

export const giftCardSchemas = {
  giftCardOptions: {
    query: platformQuery,
    response: z.object({
      designs: z.array(
        z.object({
          designId: z.string(),
          title: z.string(),
          tone: z.enum(giftCardTones),
          /** Null for a design of colour alone. */
          picture: imageSchema.nullable(),
        }),
      ),
      presets: z.array(priceSchema),
      minimum: priceSchema,
      maximum: priceSchema,
      /** Maximum code points of a message. */
      messageLength: z.int().positive(),
      /** Days in India on which a card can be mailed. The first day is today. */
      firstDay: day,
      lastDay: day,
      validityMonths: z.int().positive(),
      /** Limits of one enquiry of a company. */
      corporate: z.object({ maximumRows: z.int(), maximumQuantity: z.int() }),
    }),
  },
  createGiftCardCart: {
    params: z.object({ user }),
    query: platformQuery,
    /** `replaces`: guid of the session's cart until now. The session boundary adds it. */
    body: cardParam.extend({ replaces: z.string().max(60).optional() }),
    response: cartSchema,
  },
  updateGiftCardCart: { ...ofCart, body: cardParam, response: cartSchema },
  giftCardCart: { ...ofCart, response: cartSchema },
  giftCardPaymentOptions: {
    ...ofCart,
    response: paymentOptionsSchema.extend({ paymentModes: z.array(z.enum(giftCardModes)) }),
  },
  beginGiftCardPayment: {
    ...ofCart,
    body: z.object({
      paymentMode: z.enum(giftCardModes),
      /** The amount that the shopper saw, in rupees. */
      amount: amountParam,
    }),
    response: successSchema.extend({
      giftCardOrderId: z.string(),
      amount: priceSchema,
      payment: paymentHandoffSchema,
    }),
  },
  checkGiftCardPayment: orderResponse,
  cancelGiftCardPayment: orderResponse,
  claimGiftCardEvent: {
    ...ofOrder,
    query: platformQuery.extend({ eventId: eventIdSchema }),
    response: z.object({ isFirst: z.boolean() }),
  },
  giftCardOrder: orderResponse,
  revealGiftCard: {
    ...ofOrder,
    response: z.object({
      /** In groups of four: `7KQM-3XWD-9PHT-CV0C`. */
      code: z.string(),
      pin: z.string(),
      amount: priceSchema,
      lastDay: day,
    }),
  },
  cancelGiftCard: orderResponse,
  sendGiftCardAgain: { ...orderResponse, body: z.object({ recipientEmail: emailSchema }) },
  redirectGiftCardRefund: {
    ...orderResponse,
    body: z.object({
      refundTo: z.enum(giftCardRefundWays),
      /** Needed when the money goes to a bank account. */
      bank: bankSchema.optional(),
    }),
  },
  ownGiftCards: {
    params: z.object({ user }),
    query: platformQuery.extend({
      currentPage: z.coerce.number().int().min(0).max(10_000).default(0),
      pageSize: z.coerce.number().int().min(1).max(50).default(10),
    }),
    response: z.object({
      giftCards: z.array(giftCardOrderSchema),
      currentPage: z.int(),
      pageSize: z.int(),
      totalNoOfGiftCards: z.int().nonnegative(),
    }),
  },
  giftCardBalance: {
    params: z.object({ user }),
    query: platformQuery,
    body: secretParam,
    response: z.object({
      cardState,
      /** What the card can still add to cliq cash. */
      balance: priceSchema,
      lastFour: z.string(),
      lastDay: day.nullable(),
    }),
  },
  redeemGiftCard: {
    params: z.object({ user }),
    query: platformQuery,
    body: secretParam,
    response: successSchema.extend({
      amount: priceSchema,
      /** Cliq cash of the customer, with the card. */
      balance: priceSchema,
      /** Last day on which the amount can be spent. */
      lastDay: day,
    }),
  },
  checkGiftCardRows: {
    query: platformQuery,
    body: z.object({
      /** `denomination,quantity`, with or without a first line of names. */
      csv: z.string().max(50_000),
    }),
    response: z.object({
      rows: z.array(z.object({ denomination: z.number(), quantity: z.int() })),
      /** `line` counts from 1. */
      errors: z.array(z.object({ line: z.int(), message: z.string() })),
      totalQuantity: z.int(),
      totalAmount: priceSchema,
    }),
  },
  corporateGiftCards: {
    query: platformQuery,
    body: z.object({
      company: typedText(100, 1).refine(hasLetter, 'has no letter'),
      gstin: z.string().max(60).overwrite(cleanGstin),
      contactName: name,
      email: emailSchema,
      phone: phoneParam,
      note: typedText(1000).default(''),
      rows: z.array(rowSchema).min(1).max(500),
    }),
    response: successSchema.extend({
      /** `CG-2611-2048-77`. */
      leadNumber: z.string(),
      totalQuantity: z.int(),
      totalAmount: priceSchema,
    }),
  },
};
