/**
 * Paths of the shop's pages to which several programs or packages link. The route table of the storefront
 * (`apps/storefront/app/routing/routeTable.ts`) has the pages. Source: specification, section 2.
 */
export const bagPath = '/cart';
export const checkoutPath = '/checkout';
/** The checkout of an order whose payment failed [CHK-14]. */
export const retryPath = '/retryFailedOrder';
export const ordersPath = '/my-account/orders';
/** The page of an order, or of one of its items. */
export const orderPath = (orderCode: string, transactionId = ''): string =>
  `/my-account/order?orderCode=${encodeURIComponent(orderCode)}${
    transactionId && `&transactionId=${encodeURIComponent(transactionId)}`
  }`;
/** The page that shows the way of an order. */
export const trackPath = (orderCode: string): string =>
  `/my-account/trackOrder/beforeTrack/${encodeURIComponent(orderCode)}`;
/** Where a guest enters an order number and a code [RTE-09]. */
export const guestTrackPath = '/track-order';
export const orderPlacedPath = '/order-placed-successfully';
export const orderFailedPath = '/order-failed';
export const paymentPendingPath = '/payment-pending';
/** Path to which a payment provider returns the shopper [RTE-08]. */
export const paymentReturnPath = '/checkout/multi/payment-method/newCardPayment';

/** Details of one order without a login; the token is signed and expires [ORD-02]. */
export const orderLinkPath = (token: string) => `/o/${token}`;
