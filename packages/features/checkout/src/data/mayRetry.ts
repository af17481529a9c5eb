/**
 * Statuses of a payment that may be retried (specification, section 4): failed, authentication failed,
 * pending VBV, authorizing.
 */
const retriable: ReadonlySet<string | null | undefined> = new Set([
  ...['FAILED', 'FAILURE', 'AUTHORIZATION_FAILED'],
  ...['AUTHENTICATION_FAILED', 'PENDING_VBV', 'AUTHORIZING'],
]);

/**
 * Whether the payment status allows a retry [CHK-14]. The other half of the rule is the path:
 * `/retryFailedOrder` always shows checkout. True does not mean that the shopper can pay now: an order that
 * is still open leads to its own page first.
 */
export const mayRetry = (status: string | null | undefined): boolean => retriable.has(status);
