export const copy = {
  title: 'Your bank account',
  text: 'You paid in cash, so the refund goes to your account. We store it encrypted until it is paid.',
  form: 'Bank account',
  notStored: 'A reload of the page asks for the number again, because the browser does not store it.',
  checking: 'Checking',
} as const;
