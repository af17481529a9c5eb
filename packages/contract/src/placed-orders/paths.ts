// Paths to which only pages after an order link. They are not in `shared/paths.ts`, which every page loads.

import { guestTrackPath } from '../shared/paths.ts';

/** Changes the address and the days of an order that has not left its seller. */
export const deliveryPath = (orderCode: string): string =>
  `/my-account/delivery?orderCode=${encodeURIComponent(orderCode)}`;

/** Asks for another destination of a refund that a bank rejects. */
export const redirectRefundPath = (orderCode: string, partId: number): string =>
  `/my-account/redirectRefund?orderCode=${encodeURIComponent(orderCode)}&refund=${partId}`;

/** The first step of a replacement [ORD-07]. */
export const replacementPath = (orderCode: string): string =>
  `/my-account/replacements?orderCode=${encodeURIComponent(orderCode)}`;

/** The PDF of an invoice or a credit note. The storefront's server answers it; it is no page. */
export const invoicePath = (orderCode: string, number: string): string =>
  `/my-account/order/${encodeURIComponent(orderCode)}/invoice/${encodeURIComponent(number)}`;

/** Chooses what to cancel; the summary confirms it [ORD-04]. */
export const cancelPath = '/my-account/cancel';

/** The first step of a return; the other steps have their own paths [ORD-05]. */
export const returnPath = (orderCode: string): string =>
  `/my-account/initiate?orderCode=${encodeURIComponent(orderCode)}`;

/** The list of returns, and the page of one of them. */
export const returnsPath = '/my-account/returns';

export const returnDetailsPath = (returnCode: string): string =>
  `${returnsPath}?returnCode=${encodeURIComponent(returnCode)}`;

export const summaryPath = '/my-account/summary';

/** The help page of a customer, with the number of an order in its form. */
export const orderHelpPath = (orderCode: string): string =>
  `/my-account/cliq-care?orderCode=${encodeURIComponent(orderCode)}`;

/** The same with an order number in its field. */
export const guestTrackPathOf = (orderCode: string): string =>
  `${guestTrackPath}?orderCode=${encodeURIComponent(orderCode)}`;
