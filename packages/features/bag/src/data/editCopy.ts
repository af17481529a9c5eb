/** Copy of the size and colour drawer. The copy loads with the code of the drawer, not with the bag page. */
export const editCopy = {
  title: 'Size and colour',
  colour: 'Colour',
  save: 'Save',
  saving: 'Saving',
  choose: 'Choose an available size.',
  failedTitle: 'Sizes and colours did not load',
  failed: 'Your bag has not changed. Please try again.',
} as const;
