/** What is said where another pincode is asked for: it comes with the form. */
export const pincodeCopy = {
  check: 'Check',
  checking: 'Checking',
  hint: 'For the day it arrives.',
  wrong: 'A pincode is six digits and does not begin with 0.',
} as const;
