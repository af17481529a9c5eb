/** Sentences of the dialog for billing details. */
export const copy = {
  title: 'GST invoice for a business',
  why: 'The invoices of this order are made out to this business. They cannot be changed after the order.',
  gstin: 'GSTIN',
  gstinHint: '15 letters and digits, like 27AAPFU0939F1ZV.',
  gstinWrong: 'This GSTIN is not valid. Check each letter and digit.',
  name: 'Name of the business',
  nameMissing: 'Enter the name of the business, as it is registered.',
  save: 'Save',
  remove: 'Remove GSTIN',
} as const;
