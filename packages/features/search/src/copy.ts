/** The placeholder is fixed by the specification (SHL-01). */
export const copy = {
  placeholder: 'What are you looking for?',
  label: 'Search the shop',
} as const;
