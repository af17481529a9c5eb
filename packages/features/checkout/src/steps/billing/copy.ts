/** Sentences of the line that opens the billing details. */
export const copy = {
  title: 'GST invoice for a business',
  none: 'Optional',
  add: 'Add GSTIN',
  change: 'Change GSTIN',
} as const;
