/** Fixed sentences of text pages; the store has the rest. */
export const copy = {
  noReturn: 'Why this cannot be returned',
  failedTitle: 'This page could not be shown',
  loading: 'Loading the page',
  onThisPage: 'On this page',
  breadcrumb: 'Breadcrumb',
  summary: 'In short',
  unsure: 'Still not sure?',
  tara: 'Ask Tara',
  taraText: 'An answer now, day and night',
  help: 'Help and contact',
  helpText: 'Answers, and a message to us',
  hours: '9 am to 9 pm, every day',
} as const;
