/** Cache keys of the shopper's data. The bag has the same key for guests and customers. */
export const bagKey = 'bag';
export const bagCountKey = 'bagCount';
export const sessionKey = 'session';
