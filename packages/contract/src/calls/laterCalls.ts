import { accountCalls } from '../account/endpoints.ts';
import { addressCalls } from '../address/endpoints.ts';
import { bagChoiceCalls } from '../bag-choices/endpoints.ts';
import { changesCalls } from '../changes/endpoints.ts';
import { feedbackCalls } from '../feedback/endpoints.ts';
import { identityCalls } from '../identity/endpoints.ts';
import { invoiceCalls } from '../invoices/endpoints.ts';
import { oauthCalls } from '../oauth/endpoints.ts';
import { orderCalls } from '../order/endpoints.ts';
import { paymentCalls } from '../payment/endpoints.ts';
import { returnCalls } from '../returns/endpoints.ts';
import { supportCalls } from '../support/endpoints.ts';
import { trackingCalls } from '../tracking/endpoints.ts';

/**
 * Calls for choices in the bag, login, account, checkout and reports. A browser loads this table before it
 * makes the first of these calls.
 */
export const laterCalls = {
  ...oauthCalls,
  ...identityCalls,
  ...changesCalls,
  ...bagChoiceCalls,
  ...addressCalls,
  ...orderCalls,
  ...invoiceCalls,
  ...returnCalls,
  ...trackingCalls,
  ...paymentCalls,
  ...accountCalls,
  ...supportCalls,
  ...feedbackCalls,
} as const;
