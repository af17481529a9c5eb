import { accountSchemas } from '../account/schema.ts';
import { addressSchemas } from '../address/schema.ts';
import { articleSchemas } from '../articles/schema.ts';
import { bagChoiceSchemas } from '../bag-choices/schema.ts';
import { bagSchemas } from '../bag/schema.ts';
import { catalogueSchemas } from '../catalogue/schema.ts';
import { changesSchemas } from '../changes/schema.ts';
import { consentSchemas } from '../consent/schema.ts';
import { contentSchemas } from '../content/schema.ts';
import { dataRightSchemas } from '../data-rights/schema.ts';
import { eventSchemas } from '../events/schema.ts';
import { feedbackSchemas } from '../feedback/schema.ts';
import { giftCardSchemas } from '../gift-cards/schema.ts';
import { identitySchemas } from '../identity/schema.ts';
import { invoiceSchemas } from '../invoices/schema.ts';
import { leadSchemas } from '../leads/schema.ts';
import { loyaltySchemas } from '../loyalty/schema.ts';
import { newsletterSchemas } from '../newsletter/schema.ts';
import { oauthSchemas } from '../oauth/schema.ts';
import { orderSchemas } from '../order/schema.ts';
import { paymentSchemas } from '../payment/schema.ts';
import { personalizationSchemas } from '../personalization/schema.ts';
import { previewSchemas } from '../preview/schema.ts';
import { pushSchemas } from '../push/schema.ts';
import { returnSchemas } from '../returns/schema.ts';
import { sessionSchemas } from '../session/schema.ts';
import { supportSchemas } from '../support/schema.ts';
import { taraSchemas } from '../tara/schema.ts';
import { taraHintSchemas } from '../tara-hints/schema.ts';
import { trackingSchemas } from '../tracking/schema.ts';
import { vitalSchemas } from '../vitals/schema.ts';
import { walletSchemas } from '../wallet/schema.ts';
import { wishlistSchemas } from '../wishlist/schema.ts';

/**
 * The zod schemas of every call: `params`, `query` and `body` as received, `response` as sent. For servers
 * and tests only (24 kB).
 */
export const schemas = {
  ...oauthSchemas,
  ...identitySchemas,
  ...sessionSchemas,
  ...catalogueSchemas,
  ...personalizationSchemas,
  ...eventSchemas,
  ...contentSchemas,
  ...articleSchemas,
  ...changesSchemas,
  ...previewSchemas,
  ...bagSchemas,
  ...bagChoiceSchemas,
  ...addressSchemas,
  ...orderSchemas,
  ...invoiceSchemas,
  ...returnSchemas,
  ...trackingSchemas,
  ...paymentSchemas,
  ...wishlistSchemas,
  ...accountSchemas,
  ...supportSchemas,
  ...feedbackSchemas,
  ...walletSchemas,
  ...giftCardSchemas,
  ...loyaltySchemas,
  ...leadSchemas,
  ...newsletterSchemas,
  ...dataRightSchemas,
  ...pushSchemas,
  ...vitalSchemas,
  ...consentSchemas,
  ...taraSchemas,
  ...taraHintSchemas,
};

export { addressSchema } from '../address/schema.ts';
export { articleBlockSchema } from '../articles/schema.ts';
export { bagLineSchema, cartSchema } from '../bag/schema.ts';
export { listingSchema, sortCodes } from '../catalogue/listingSchema.ts';
export { productCardSchema } from '../catalogue/productCardSchema.ts';
export { productSchema } from '../catalogue/productSchema.ts';
export { blockSchema, contentPageSchema } from '../content/schema.ts';
export { orderSchema } from '../order/orderSchema.ts';
export { paymentModes } from '../order/paymentModes.ts';
export { railLimit } from '../personalization/schema.ts';
export { taraHintLimit } from '../tara-hints/schema.ts';
export {
  cardBrands,
  errorSchema,
  filmSchema,
  htmlSchema,
  imageSchema,
  priceSchema,
  questionAndAnswerSchema,
  seoSchema,
} from '../shared/schema.ts';
