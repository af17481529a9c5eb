export const copy = {
  title: 'Where the money goes',
  legend: 'Destination of the refund',
  notes: {
    source: 'Each amount goes back the way you paid.',
    bank: 'You paid in cash, so we send it to your account.',
    'cliq-cash': 'You can spend it in the shop as soon as the items are accepted.',
  },
  missing: 'Choose where the money goes.',
} as const;
