export const copy = {
  skip: 'Skip to the content',
  loggedOut: 'You have been logged out, please login.',
  savedAfterLogin: 'Saved to your wishlist.',
  loginLate: 'The login did not load. Please try again.',
  outageTitle: 'The shop is out of reach',
  outage: 'We cannot reach our shelves just now. Nothing in your bag is lost. Please try again in a moment.',
} as const;
