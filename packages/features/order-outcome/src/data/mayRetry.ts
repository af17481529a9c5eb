/**
 * Payment statuses after which the shopper may try again (specification, section 4): failed, authentication
 * failed, pending VBV, authorizing.
 */
const retriable: ReadonlySet<string | null | undefined> = new Set([
  ...['FAILED', 'FAILURE', 'AUTHORIZATION_FAILED'],
  ...['AUTHENTICATION_FAILED', 'PENDING_VBV', 'AUTHORIZING'],
]);

/**
 * Whether the page offers to pay again after a payment with this status [CHK-14]. The checkout page at
 * `/retryFailedOrder` does not repeat this check. While a payment of the order is still open, the shopper
 * first sees the pending page of this payment.
 */
export const mayRetry = (status: string | null | undefined): boolean => retriable.has(status);
