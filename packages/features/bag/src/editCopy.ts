/** Copy of the size and colour drawer. It loads with the drawer, after the first load. */
export const editCopy = {
  title: 'Size and colour',
  colour: 'Colour',
  save: 'Save',
  saving: 'Saving',
  choose: 'Choose an available size.',
  failedTitle: 'Sizes and colours did not load',
  failed: 'Your bag has not changed. Please try again.',
} as const;
