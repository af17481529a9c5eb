/** Every sentence of the screens for what went wrong. The first is fixed by the specification. */
export const copy = {
  notFound: '404 - Page Not Found',
  notFoundTitle: 'Not in this room',
  notFoundText: 'The page has moved, or the piece has found a home.',
  home: 'Back to the house',
  errorTitle: 'Something broke on our side',
  errorText: 'Your bag is as you left it. Try again, or start from the house.',
  retry: 'Try again',
  apiDownTitle: 'The store is not answering',
  apiDownText: 'You can look around; prices, stock and orders come back with it.',
  offlineTitle: 'You are offline',
  offlineText: 'What you see may be out of date.',
} as const;
