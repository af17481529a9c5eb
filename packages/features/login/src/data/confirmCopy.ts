/**
 * Sentences of the page that confirms a login by link. Separate from `copy`, so that this page does not load
 * the copy of the modals.
 */
export const confirmCopy = {
  title: 'Log in with this link?',
  text: 'Another site or app sent you here with a login. If you continue, you are logged in to its account and your bag moves there. Continue only if you requested this login.',
  yes: 'Log in',
  no: 'Stay logged out',
} as const;
