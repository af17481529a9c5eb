/** Options of a form whose values follow the shop: what a person has typed stays when they are read again. */
export const typedStays = { keepDirtyValues: true } as const;
