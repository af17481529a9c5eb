/** Keys of what belongs to the shopper; the bag has one key whether she is a guest or not. */
export const bagKey = 'bag';
export const bagCountKey = 'bagCount';
export const sessionKey = 'session';
