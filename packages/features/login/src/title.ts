/** By themselves: the shop names the modals before the rest of their words has come. */
export const phoneTitle = 'Log in';
export const changeTitle = 'Change';
