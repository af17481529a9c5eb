/** Sentences of the shell. The specification gives `loggedOut` word for word [AUT-04]. */
export const copy = {
  skip: 'Skip to the content',
  loggedOut: 'You have been logged out, please login.',
  savedAfterLogin: 'Saved to your wishlist.',
  loginFailed: 'The login did not load. Please try again.',
  failedTitle: 'Something went wrong',
  outageTitle: 'The shop is unavailable',
  outage: 'We cannot load the shop right now. Your bag is safe. Please try again in a moment.',
} as const;
