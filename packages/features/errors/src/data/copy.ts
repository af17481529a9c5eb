/** Copy of the error screens. The specification gives `notFound` word for word [RTE-06]. */
export const copy = {
  notFound: '404 - Page Not Found',
  notFoundTitle: 'This page is gone',
  notFoundText: 'It may have moved, or the item is sold out.',
  home: 'Back to home',
  errorTitle: 'Something broke on our side',
  errorText: 'Your bag is safe. Try again, or go to the home page.',
  retry: 'Try again',
  apiDownTitle: 'The store is unavailable',
  apiDownText: 'You can still browse. Prices, stock and orders will return soon.',
  offlineTitle: 'You are offline',
  offlineText: 'What you see may be out of date.',
} as const;
