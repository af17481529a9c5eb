/** Every sentence a shopper reads where gift options are chosen. */
export const giftCopy = {
  title: 'Make it a gift',
  wrap: 'Wrap it as a gift',
  wrapNote: 'Complimentary',
  message: 'Message',
  messageHint: (lines: number) => `On a card in the parcel, in ${lines} lines at most.`,
  tooLong: (letters: number) => `Keep the message to ${letters} letters.`,
  tooManyLines: (lines: number) => `Keep the message to ${lines} lines.`,
  hidePrices: 'Hide prices on the packing slip',
  save: 'Save',
  saving: 'Saving',
  remove: 'Remove',
  notSaved: 'The gift options were not saved',
} as const;
