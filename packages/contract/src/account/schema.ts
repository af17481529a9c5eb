import { genders, maritalStatuses } from '@luxe/format';
import { z } from 'zod';
import { addressSchema } from '../address/schema.ts';
import { giftCardOrderSchema } from '../gift-cards/schema.ts';
import { emailSchema } from '../identity/schema.ts';
import { pushDeviceSchema, pushMessageSchema } from '../push/schema.ts';
import { returnSchema } from '../returns/schema.ts';
import { consentRecordSchema } from '../consent/schema.ts';
import { dataRequestSchema, nomineeSchema } from '../data-rights/schema.ts';
import { salesEventSchema } from '../events/schema.ts';
import { givenFeedbackSchema } from '../feedback/schema.ts';
import { leadSchema } from '../leads/schema.ts';
import { newsletterSchemas } from '../newsletter/schema.ts';
import { orderSchema } from '../order/orderSchema.ts';
import {
  cardBrands,
  flagSchema,
  lastNameParam,
  nameParam,
  platformQuery,
  priceSchema,
  successSchema,
} from '../shared/schema.ts';
import { ticketSchema } from '../support/schema.ts';
import { wishlistProductSchema } from '../wishlist/schema.ts';

const params = z.object({ user: z.string().max(100) });
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** A profile with the field names of section 3. Dates are `YYYY-MM-DD`; null means not given. */
const profileSchema = z.object({
  customerId: z.string(),
  customerHash: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  nameDetails: z.object({
    salutation: z.string(),
    firstName: z.string(),
    middleName: z.string(),
    lastName: z.string(),
  }),
  gender: z.enum(genders).nullable(),
  dateOfBirth: day.nullable(),
  /** The same date as `dateOfBirth`, under its other name in the specification. */
  dob: day.nullable(),
  maritalStatus: z.enum(maritalStatuses).nullable(),
  maritalInfo: z.object({ maritalStatus: z.enum(maritalStatuses).nullable() }),
  contactEmail: z.string().nullable(),
  contactName: z.string(),
  contactPhn: z.string(),
  primaryEmailId: z.string().nullable(),
  primaryMobile: z.object({ phoneNumber: z.string() }),
  phoneVerified: z.boolean(),
  emailVerified: z.boolean(),
  activationFlag: flagSchema,
  neuPassFlag: flagSchema,
  loyalCustomer: flagSchema,
  brandLoyal: flagSchema,
  conflict: flagSchema,
  tataFlag: flagSchema,
  userType: z.enum(['new', 'existing', 'migrated']),
  /**
   * Whether the customer has a password. If so, a change of password must include the old password. Not in
   * the specification.
   */
  hasPassword: z.boolean(),
});

// Saved cards and UPI ids. Section 9 of the specification lists the card brands.

const savedCardSchema = z.object({
  /** Identifies the card in removeSavedCard; has no meaning elsewhere. */
  cardId: z.string(),
  cardBrand: z.enum(cardBrands),
  cardEndingDigits: z.string().regex(/^\d{4}$/),
  expiryMonth: z.int().min(1).max(12),
  expiryYear: z.int().min(2000).max(2100),
  isExpired: z.boolean(),
  nameOnCard: z.string(),
});

const savedUpiIdSchema = z.object({ upiId: z.string() });

export const accountSchemas = {
  customerProfile: { params, query: platformQuery, response: profileSchema },
  updateProfile: {
    params,
    query: platformQuery.extend({ customerid: z.string().max(100).optional() }),
    body: z.object({
      /**
       * The session boundary fills in `clientId`, `customerHash` and `tdToken`. They are empty in a shop
       * without single sign-on.
       */
      clientId: z.string().max(200),
      customerHash: z.string().max(200),
      tdToken: z.string().max(4000),
      nameDetails: z.object({ firstName: nameParam, lastName: lastNameParam }),
      gender: z.enum(genders).nullable(),
      dob: day.nullable(),
      /** Marital status. The specification has this field in the profile, but not in this call. */
      maritalStatus: z.enum(maritalStatuses).nullable().optional(),
    }),
    response: successSchema,
  },
  updateEmail: {
    params,
    query: platformQuery.extend({ customerid: z.string().max(100).optional() }),
    body: z.object({
      /** What the shop already knows about the customer. Unknown fields are empty. */
      customerInfo: z.object({
        contactEmail: z.string().max(120),
        contactName: z.string().max(130),
        contactPhn: z.string().max(20),
        /**
         * Whether the store must send the code. The value is `N`, because the identity provider has already
         * sent the code.
         */
        otpSend: flagSchema,
      }),
      otp: z.string().regex(/^\d{6}$/),
      tdToken: z.string().max(4000),
      newEmail: emailSchema,
      refId: z.string().max(100),
      webformChannel: z.string().max(20),
      clientId: z.string().max(200),
      appVersion: z.string().max(20),
    }),
    response: successSchema,
  },
  resetCustomerPassword: {
    params: z.object({ userName: z.string().max(100) }),
    query: platformQuery.extend({
      /** Empty for a customer without a password. */
      old: z.string().max(200).default(''),
      newPassword: z.string().min(1).max(200),
    }),
    response: successSchema,
  },
  savedCards: {
    params,
    query: platformQuery,
    response: z.object({ savedCards: z.array(savedCardSchema) }),
  },
  removeSavedCard: {
    params,
    query: platformQuery,
    body: z.object({ cardId: z.string().min(1).max(60) }),
    response: successSchema,
  },
  savedUpiIds: {
    params,
    query: platformQuery,
    response: z.object({ savedUpiIds: z.array(savedUpiIdSchema) }),
  },
  removeSavedUpiId: {
    params,
    query: platformQuery,
    body: z.object({ upiId: z.string().min(1).max(120) }),
    response: successSchema,
  },
  personalData: {
    params,
    query: platformQuery,
    response: z.object({
      createdAt: z.string(),
      profile: profileSchema.omit({ customerHash: true, hasPassword: true }),
      addresses: z.array(addressSchema),
      orders: z.array(orderSchema),
      wishlist: z.array(wishlistProductSchema),
      savedCards: z.array(savedCardSchema.omit({ cardId: true })),
      savedUpiIds: z.array(savedUpiIdSchema),
      /** Last four characters of the customer's PAN; null without one. The complete PAN is never returned. */
      panLast4: z.string().nullable(),
      /** The tickets of the customer, each with its complete text. */
      tickets: z.array(ticketSchema),
      /** Gift cards that the customer paid for, without their codes, newest first. */
      giftCards: z.array(giftCardOrderSchema),
      /** What the customer was asked about orders and returns, and their answers. */
      feedback: z.array(givenFeedbackSchema),
      /** Requests for a call. */
      leads: z.array(leadSchema),
      /** Answers about stored data while the customer was logged in, newest first. */
      consents: z.array(consentRecordSchema),
      /** Products that the customer viewed after consent for preferences, the latest first. */
      viewedProducts: z.array(z.object({ productCode: z.string(), viewedAt: z.string() })),
      /** Events of sales analytics after consent for measurement, the latest first. */
      salesEvents: z.array(salesEventSchema),
      mailPreferences: newsletterSchemas.mailPreferences.response,
      /**
       * Requests about personal data, also those that the customer confirmed by mail without a login, and the
       * nominee of the customer.
       */
      dataRequests: z.array(dataRequestSchema),
      nominee: nomineeSchema.nullable(),
      /** Devices that get messages about orders. */
      pushDevices: z.array(pushDeviceSchema),
      /** Messages to these devices in the last 30 days, oldest first. */
      pushMessages: z.array(pushMessageSchema),
      /** Returns, newest first. */
      returns: z.array(returnSchema),
      /** Changes of the address or of a delivery day after an order was placed, oldest first. */
      deliveryChanges: z.array(
        z.object({
          orderId: z.string(),
          what: z.enum(['address', 'day']),
          /** What it was and what it is: `560001 to 400001`. */
          note: z.string(),
          at: z.iso.datetime(),
        }),
      ),
      /** Refunds that went to a bank account because the provider had rejected them, oldest first. */
      redirectedRefunds: z.array(
        z.object({
          orderId: z.string(),
          amount: priceSchema,
          /** Last four digits of the account; null when they are deleted. */
          bankLastFour: z.string().nullable(),
          at: z.iso.datetime(),
        }),
      ),
      /** What the customer wrote when they cancelled items. */
      cancellationComments: z.array(
        z.object({ orderId: z.string(), comment: z.string(), at: z.iso.datetime() }),
      ),
    }),
  },
  deleteAccount: { params, query: platformQuery, response: successSchema },
};
