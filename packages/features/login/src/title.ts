/** By itself: the shop names the modal before the rest of its words has come. */
export const phoneTitle = 'Log in';
