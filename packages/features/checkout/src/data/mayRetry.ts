/**
 * Statuses of a payment that may be retried (specification, section 4): failed, authentication failed,
 * pending VBV, authorizing.
 */
const retriable: ReadonlySet<string | null | undefined> = new Set([
  ...['FAILED', 'FAILURE', 'AUTHORIZATION_FAILED'],
  ...['AUTHENTICATION_FAILED', 'PENDING_VBV', 'AUTHORIZING'],
]);

/**
 * Whether the payment status allows a retry [CHK-14]. The status is half of the rule: the path
 * `/retryFailedOrder` shows checkout for every status. Even when true, the shopper may be unable to pay at
 * once. While the payment of the order is open, its pending page comes first.
 */
export const mayRetry = (status: string | null | undefined): boolean => retriable.has(status);
