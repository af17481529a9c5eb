/** The words of the page that asks before a link logs in: apart from those of the modals, which it does without. */
export const confirmCopy = {
  title: 'Log in with this link?',
  text: 'Another site or app sent you here with a login. If you continue, you are logged in to its account and your bag moves there. Continue only if you asked for this login.',
  yes: 'Log in',
  no: 'Stay logged out',
} as const;
