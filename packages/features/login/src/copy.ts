import { formatPhone } from '@luxe/format';
import type { Contact } from '@luxe/resources';

/** A contact as it is shown. */
export const shown = (contact: Contact): string =>
  'phone' in contact ? `+91 ${formatPhone(contact.phone)}` : contact.email;

/** Every sentence a shopper reads while logging in. */
export const copy = {
  contactIntro:
    'Give your mobile number or e-mail address and we send you a code. No password, and no form for new customers.',
  contactLabel: 'Mobile number or e-mail',
  contactEmpty: 'Enter your mobile number or e-mail address.',
  phoneWrong: 'Enter a mobile number of ten digits that starts with 6, 7, 8 or 9.',
  emailWrong: 'Enter an e-mail address like name@example.com.',
  send: 'Send code',
  sending: 'Sending',
  codeTitle: 'Enter the code',
  sentTo: (contact: Contact) => ('phone' in contact ? 'Sent by SMS to' : 'Sent by e-mail to'),
  codeLabel: 'Code of six digits',
  logIn: 'Log in',
  loggingIn: 'Checking',
  changeContact: (contact: Contact) => ('phone' in contact ? 'Change number' : 'Change address'),
  wait: (seconds: number) =>
    `New code in ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  noWait: 'No code yet?',
  again: 'Resend',
  sentAgain: 'A new code is on its way. The old one no longer works.',
  announceCode: (contact: Contact) => `A code was sent to ${shown(contact)}. Enter its six digits.`,
  announceContact: 'Enter your mobile number or e-mail address.',
  checking: 'Checking the code.',
  offline: 'You are offline. What you gave is kept; try again when you are back.',
  failed: 'That did not work, and it is not your doing. Try again in a moment.',
  demo: 'Demonstration shop: the code is printed where the shop was started.',
  captchaFailed: 'We could not check that you are a person. You can go on; you only get fewer codes.',
  terms: 'One login for every brand in the group. By continuing you accept the terms and privacy notice.',
  namesTitle: 'What may we call you?',
  namesIntro: 'You are logged in. Your name stands on orders and invoices.',
  firstName: 'First name',
  lastName: 'Last name',
  firstNameEmpty: 'Enter your first name.',
  lastNameWrong: 'Write your last name with letters, or leave it empty.',
  nameTooLong: (limit: number) => `Keep it to ${limit} letters.`,
  keepNames: 'Continue',
  keepingNames: 'Saving',
  later: 'Later',
  announceNames: 'You are logged in. Enter your name, or choose Later.',
  newPhoneTitle: 'New mobile number',
  newPhoneIntro: 'We send a code to the new number. The old one is yours until you have entered it.',
  newPhoneLabel: 'Mobile number',
  newEmailTitle: 'New e-mail address',
  newEmailIntro: 'We send a code to the new address. The old one is yours until you have entered it.',
  newEmailLabel: 'E-mail address',
  phoneEmpty: 'Enter your mobile number.',
  emailEmpty: 'Enter your e-mail address.',
  change: 'Change it',
  passwordIntro: 'Log in with your mobile number or e-mail address and your password.',
  passwordLabel: 'Password',
  passwordEmpty: 'Enter your password.',
  passwordTerms: 'By continuing you accept the terms and privacy notice.',
  checkingPassword: 'Checking',
} as const;
