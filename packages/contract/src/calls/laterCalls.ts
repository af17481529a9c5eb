import { accountCalls } from '../account/endpoints.ts';
import { addressCalls } from '../address/endpoints.ts';
import { bagChoiceCalls } from '../bag-choices/endpoints.ts';
import { changesCalls } from '../changes/endpoints.ts';
import { identityCalls } from '../identity/endpoints.ts';
import { oauthCalls } from '../oauth/endpoints.ts';
import { orderCalls } from '../order/endpoints.ts';
import { paymentCalls } from '../payment/endpoints.ts';
import { previewCalls } from '../preview/endpoints.ts';

/**
 * Calls for choices in the bag, login, account, checkout and orders. A browser loads this table before it
 * makes the first of these calls.
 */
export const laterCalls = {
  ...oauthCalls,
  ...identityCalls,
  ...changesCalls,
  ...previewCalls,
  ...bagChoiceCalls,
  ...addressCalls,
  ...orderCalls,
  ...paymentCalls,
  ...accountCalls,
} as const;
