/** What is said where a line becomes another size or colour: it comes with it. */
export const editCopy = {
  title: 'Size and colour',
  colour: 'Colour',
  save: 'Save',
  saving: 'Saving',
  choose: 'Choose a size that can be had.',
  failedTitle: 'Sizes and colours did not load',
  failed: 'Your bag is as it was. Try again in a moment.',
} as const;
