/** What the size guide says of itself: it comes with it. */
export const sizeGuideCopy = {
  failedTitle: 'The size guide could not be shown',
  failed: 'The store did not answer.',
} as const;
