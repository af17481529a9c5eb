import { feedbackCalls } from '../feedback/endpoints.ts';
import { invoiceCalls } from '../invoices/endpoints.ts';
import { placedOrderCalls } from '../placed-orders/endpoints.ts';
import { returnCalls } from '../returns/endpoints.ts';
import { supportCalls } from '../support/endpoints.ts';
import { trackingCalls } from '../tracking/endpoints.ts';

/**
 * Calls after an order: tracking, cancellations, returns, invoices, help and feedback. Checkout does not load
 * this table.
 */
export const afterOrderCalls = {
  ...placedOrderCalls,
  ...invoiceCalls,
  ...returnCalls,
  ...trackingCalls,
  ...supportCalls,
  ...feedbackCalls,
} as const;
