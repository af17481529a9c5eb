import { cleanEmail, cleanPincode, country, hasLetterOrDigit } from '@luxe/format';
import { z } from 'zod';
import {
  lastNameParam,
  nameParam,
  phoneParam,
  pincodeParam,
  platformQuery,
  priceSchema,
  successSchema,
  typedText,
} from '../shared/schema.ts';

const user = z.string().max(100);

/** The fields of an address that the shopper enters. The store makes the `addressId`. */
const addressFields = {
  addressType: z.enum(['Home', 'Work', 'Other']),
  postalCode: z
    .string()
    .max(60)
    .overwrite(cleanPincode)
    .regex(/^[1-9]\d{5}$/),
  city: nameParam,
  state: nameParam,
  firstName: nameParam,
  lastName: lastNameParam,
  line1: typedText(120, 1).refine(hasLetterOrDigit, 'has no letter or digit'),
  line2: typedText(120),
  line3: typedText(120),
  landmark: typedText(80),
  phone: phoneParam,
  emailID: z.string().overwrite(cleanEmail).max(120),
};

export const addressSchema = z.object({
  addressId: z.string(),
  ...addressFields,
  country: z.object({ isocode: z.literal(country) }),
  town: z.string(),
  defaultAddress: z.boolean(),
  /** The same flag as `defaultAddress`, under its other name in the specification. */
  defaultFlag: z.boolean(),
});

const addressForm = z.object({
  ...addressFields,
  'country.isocode': z.literal(country).default(country),
  lastName: addressFields.lastName.default(''),
  line2: addressFields.line2.default(''),
  line3: addressFields.line3.default(''),
  landmark: addressFields.landmark.default(''),
  emailID: addressFields.emailID.default(''),
  defaultAddress: z.enum(['true', 'false']).default('false'),
  /** The same flag as `defaultAddress`. A caller needs to send only one of the two. */
  defaultFlag: z.enum(['true', 'false']).optional(),
});

export const addressSchemas = {
  addresses: {
    params: z.object({ user }),
    query: platformQuery.extend({
      emailId: z.string().max(120).optional(),
      /**
       * Section 5 of the specification gives this parameter a default pincode. This store ignores the
       * parameter.
       */
      pincode: pincodeParam.default('110001'),
    }),
    response: z.object({ addresses: z.array(addressSchema), noOfAddress: z.int().nonnegative() }),
  },
  addAddress: {
    params: z.object({ user }),
    query: platformQuery,
    body: addressForm,
    response: successSchema.extend({ addressId: z.string() }),
  },
  editAddress: {
    params: z.object({ user }),
    query: platformQuery.extend({ pageSize: z.string().max(4).optional() }),
    body: addressForm.extend({ addressId: z.string().max(40) }),
    response: successSchema.extend({ addressId: z.string() }),
  },
  removeAddress: {
    params: z.object({ user }),
    query: platformQuery,
    body: z.object({ addressId: z.string().max(40) }),
    response: successSchema,
  },
  addAddressToOrder: {
    params: z.object({ email: user }),
    query: platformQuery.extend({
      addressId: z.string().max(40),
      cartId: z.string().max(60),
      removeExchangeFromCart: z.enum(['true', 'false']).optional(),
    }),
    response: successSchema,
  },
  pincodeData: {
    query: z.object({
      pincode: z.string().max(10).default('110001'),
      /** Limits the delivery modes to those of this offer, as in the bag. Not in the specification. */
      ussid: z.string().max(60).optional(),
    }),
    response: z.object({
      pincode: z.string(),
      city: z.string(),
      state: z.string(),
      isServicable: z.enum(['Y', 'N']),
      isCODEligible: z.enum(['Y', 'N']),
      /**
       * Delivery modes of the pincode, soonest first. Each has the day (YYYY-MM-DD, India) on which an item
       * ordered now arrives.
       */
      deliveryModes: z.array(
        z.object({
          code: z.enum(['home-delivery', 'express-delivery']),
          name: z.string(),
          deliveryDate: z.string(),
          /**
           * Delivery charge for one item of the offer. Present only when the request names the offer in
           * `ussid`. Not in the specification.
           */
          charge: priceSchema.optional(),
        }),
      ),
    }),
  },
};
