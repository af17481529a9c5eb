/** Messages to the shopper about a failed payment, by its error code: docs/decisions/0022-buying.md. */
export const failureMessages: Readonly<Record<string, string>> = {
  AUTHORIZATION_FAILED: 'Your bank did not allow the payment.',
  AUTHENTICATION_FAILED: 'The payment was not confirmed.',
  CANCELLED: 'You cancelled this payment.',
  NOT_FOUND: 'The payment did not reach your bank.',
  OFFER_CARD: 'The bank offer does not cover this card. Your money is on its way back.',
  OFFER_PLAN: 'You did not pay by the plan you chose. Your money is on its way back.',
  REFUNDED: 'The payment came too late for this order. Your money is on its way back.',
  GIVEN_BACK: 'Your payment was refunded before the order could be placed.',
};
