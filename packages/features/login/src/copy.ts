import { formatPhone } from '@luxe/format';

/** Every sentence a shopper reads while logging in. */
export const copy = {
  phoneIntro: 'Give your mobile number and we send you a code. No password, and no form for new customers.',
  phoneLabel: 'Mobile number',
  phoneEmpty: 'Enter your mobile number.',
  phoneWrong: 'Enter a mobile number of ten digits that starts with 6, 7, 8 or 9.',
  send: 'Send code',
  sending: 'Sending',
  codeTitle: 'Enter the code',
  sentTo: 'Sent by SMS to',
  number: (phone: string) => `+91 ${formatPhone(phone)}`,
  codeLabel: 'Code of six digits',
  codeShort: 'Enter all six digits.',
  logIn: 'Log in',
  loggingIn: 'Checking',
  changeNumber: 'Change number',
  wait: (seconds: number) => `Send it again in ${seconds} s`,
  again: 'Send it again',
  sentAgain: 'A new code is on its way. The old one no longer works.',
  announceCode: (phone: string) => `A code was sent to +91 ${formatPhone(phone)}. Enter its six digits.`,
  announcePhone: 'Enter your mobile number.',
  checking: 'Checking the code.',
  offline: 'You are offline. Your number is kept; try again when you are back.',
  failed: 'That did not work, and it is not your doing. Try again in a moment.',
  demo: 'Demonstration shop: the code is printed where the shop was started.',
  terms: 'By continuing you accept the terms and the privacy notice.',
} as const;
