/** What a gateway or a payment service says of a payment that may be tried anew (specification, section 4): failed, authentication failed, pending VBV, authorizing. */
const retriable: ReadonlySet<string | null | undefined> = new Set([
  ...['FAILED', 'FAILURE', 'AUTHORIZATION_FAILED'],
  ...['AUTHENTICATION_FAILED', 'PENDING_VBV', 'AUTHORIZING'],
]);

/**
 * Whether an order may be paid anew by what is said of its payment [CHK-14]. The other half of the rule is the path: `/retryFailedOrder` is the checkout
 * itself, to whoever comes. It does not say that she may pay now: an order that is still open leads to its own page first.
 */
export const mayRetry = (status: string | null | undefined): boolean => retriable.has(status);
