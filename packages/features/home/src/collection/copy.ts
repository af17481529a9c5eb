/** Sentences of a collection. They load with it. */
export const copy = {
  more: 'Show more',
  failed: 'The next products could not be loaded. Try again.',
} as const;
