/** Sentences of the dialog with the gift options. They load with the dialog. */
export const copy = {
  title: 'Make it a gift',
  wrap: 'Wrap it as a gift',
  wrapNote: 'Complimentary',
  message: 'Message',
  messageHint: (lines: number) => `On a card in the parcel, up to ${lines} lines.`,
  tooLong: (letters: number) => `Keep the message to ${letters} letters.`,
  tooManyLines: (lines: number) => `Keep the message to ${lines} lines.`,
  hidePrices: 'Hide prices on the packing slip',
  save: 'Save',
  saving: 'Saving',
  remove: 'Remove',
  notSaved: 'The gift options were not saved',
} as const;
