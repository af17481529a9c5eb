/** Pages of gift cards. A guest buys at the first, a customer in their account [ACC-11, SHL-08]. */
export const giftCardsPath = '/gift-cards';
export const buyGiftCardsPath = '/my-account/buy-gift-cards';

/** Payment of a gift card, and its outcome: the payment provider returns the shopper to this page. */
export const giftCardCheckoutPath = '/gift-card-checkout';

/** Adds a gift card to the cliq cash of a customer [ACC-10]. */
export const redeemGiftCardPath = '/my-account/g-cliqcash';

/** Gift cards for companies [ACC-21]. */
export const corporateGiftCardPath = '/corporate-gift-card';
