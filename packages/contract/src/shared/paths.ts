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
/** The PDF of an invoice or a credit note. The storefront's server answers it; it is no page. */
export const invoicePath = (orderCode: string, number: string): string =>
  `/my-account/order/${encodeURIComponent(orderCode)}/invoice/${encodeURIComponent(number)}`;
/** The help page of a customer, with the number of an order in its form. */
export const orderHelpPath = (orderCode: string): string =>
  `/my-account/cliq-care?orderCode=${encodeURIComponent(orderCode)}`;
/** The page that shows the way of an order. */
export const trackPath = (orderCode: string): string =>
  `/my-account/trackOrder/beforeTrack/${encodeURIComponent(orderCode)}`;
/** Where a guest enters an order number and a code [RTE-09]. */
export const guestTrackPath = '/track-order';
/** The same with an order number in its field. */
export const guestTrackPathOf = (orderCode: string): string =>
  `${guestTrackPath}?orderCode=${encodeURIComponent(orderCode)}`;
/** Chooses what to cancel; the summary confirms it [ORD-04]. */
export const cancelPath = '/my-account/cancel';
/** The first step of a return; the other steps have their own paths [ORD-05]. */
export const returnPath = (orderCode: string): string =>
  `/my-account/initiate?orderCode=${encodeURIComponent(orderCode)}`;
/** The first step of a replacement [ORD-07]. */
export const replacementPath = (orderCode: string): string =>
  `/my-account/replacements?orderCode=${encodeURIComponent(orderCode)}`;
/** The list of returns, and the page of one of them. */
export const returnsPath = '/my-account/returns';
export const returnDetailsPath = (returnCode: string): string =>
  `${returnsPath}?returnCode=${encodeURIComponent(returnCode)}`;
/** Changes the address and the days of an order that has not left its seller. */
export const deliveryPath = (orderCode: string): string =>
  `/my-account/delivery?orderCode=${encodeURIComponent(orderCode)}`;
/** Asks for another destination of a refund that a bank rejects. */
export const redirectRefundPath = (orderCode: string, partId: number): string =>
  `/my-account/redirectRefund?orderCode=${encodeURIComponent(orderCode)}&refund=${partId}`;
export const summaryPath = '/my-account/summary';
export const orderPlacedPath = '/order-placed-successfully';
export const orderFailedPath = '/order-failed';
export const paymentPendingPath = '/payment-pending';
/** Path to which a payment provider returns the shopper [RTE-08]. */
export const paymentReturnPath = '/checkout/multi/payment-method/newCardPayment';

/** Details of one order without a login; the token is signed and expires [ORD-02]. */
export const orderLinkPath = (token: string) => `/o/${token}`;
