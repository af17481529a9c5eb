/** The specification gives the placeholder word for word [SHL-01]. */
export const copy = {
  placeholder: 'What are you looking for?',
  label: 'Search the shop',
} as const;
