/** Copy of the size guide, which loads on demand. */
export const sizeGuideCopy = {
  failedTitle: 'The size guide could not be shown',
  failed: 'Try again in a moment.',
} as const;
