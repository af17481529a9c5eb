import { articleCalls } from '../articles/endpoints.ts';
import { consentCalls } from '../consent/endpoints.ts';
import { dataRightCalls } from '../data-rights/endpoints.ts';
import { eventCalls } from '../events/endpoints.ts';
import { feedbackCalls } from '../feedback/endpoints.ts';
import { giftCardCalls } from '../gift-cards/endpoints.ts';
import { invoiceCalls } from '../invoices/endpoints.ts';
import { leadCalls } from '../leads/endpoints.ts';
import { loyaltyCalls } from '../loyalty/endpoints.ts';
import { newsletterCalls } from '../newsletter/endpoints.ts';
import { placedOrderCalls } from '../placed-orders/endpoints.ts';
import { pushCalls } from '../push/endpoints.ts';
import { returnCalls } from '../returns/endpoints.ts';
import { supportCalls } from '../support/endpoints.ts';
import { taraCalls } from '../tara/endpoints.ts';
import { taraHintCalls } from '../tara-hints/endpoints.ts';
import { trackingCalls } from '../tracking/endpoints.ts';
import { vitalCalls } from '../vitals/endpoints.ts';
import { walletCalls } from '../wallet/endpoints.ts';

/**
 * Calls of the account that checkout does not load: tracking, cancellations, returns, invoices, help,
 * feedback, credits, gift cards and the points of a purchase. Also calls of pages that few shoppers open,
 * such as articles, the forms for a call and the shopping assistant, calls after an answer about stored data,
 * and what a page sends when it is idle.
 */
export const afterOrderCalls = {
  ...placedOrderCalls,
  ...invoiceCalls,
  ...returnCalls,
  ...trackingCalls,
  ...supportCalls,
  ...feedbackCalls,
  ...walletCalls,
  ...giftCardCalls,
  ...loyaltyCalls,
  ...articleCalls,
  ...leadCalls,
  ...newsletterCalls,
  ...dataRightCalls,
  ...pushCalls,
  ...vitalCalls,
  ...consentCalls,
  ...eventCalls,
  ...taraCalls,
  ...taraHintCalls,
} as const;
