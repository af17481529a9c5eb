/** Calls that the server preloads for the pages on which gift cards are bought. */
export const giftCardCalls = [['giftCardOptions', {}]] as const;
