/** What is said where another pincode is asked for: it comes with the form. */
export const pincodeCopy = { hint: 'For the day it arrives.' } as const;
