/** Copy of the pincode form, which loads on demand. */
export const pincodeCopy = { hint: 'To see when it arrives.' } as const;
