/** How a payment without an order was made. */
export const missingOrderModes = ['card', 'upi', 'netBanking', 'wallet', 'emi', 'giftCard'] as const;

/** A missing order, and the customer's requests to customer service [ORD-10]. */
export const missingOrderPath = '/my-account/order-v2';
