import type { DataRequestKind, DataRequestState } from '@luxe/contract/data-request-values';

const kinds: Record<DataRequestKind, string> = {
  access: 'A summary of my data',
  correction: 'A correction',
  erasure: 'The erasure of my data',
  nomination: 'A question about a nomination',
};
const states: Record<DataRequestState, string> = {
  unverified: 'Waits for your confirmation',
  open: 'In progress',
  done: 'Answered',
  rejected: 'Declined',
};

export const copy = {
  newsletter: 'Newsletter',
  newsletterIntro: 'New collections, the people who make them, and offers, about twice a month.',
  email: 'E-mail',
  consent:
    'By signing up, you agree to about two e-mails a month: new arrivals, stories and offers. Each has a link to leave.',
  signUp: 'Sign up',
  outcomes: {
    sent: {
      title: 'Please look into your mailbox',
      text: 'If the address can get our newsletter, a message to confirm is on its way. It is valid for seven days.',
    },
    invalid: {
      title: 'This is not an e-mail address',
      text: 'Check it. An address looks like name@example.com.',
    },
    busy: { title: 'There were several requests', text: 'Please try again in an hour.' },
    failed: { title: 'That did not work', text: 'Nothing was changed. Please try again in a moment.' },
    confirmed: { title: 'Welcome', text: 'You get our newsletter from now on.' },
    expired: { title: 'This link has expired', text: 'Sign up again, and we send you a new one.' },
    unknown: {
      title: 'We could not find this link',
      text: 'It is not complete. Open it again from our message, or sign up again.',
    },
  },
  confirmNewsletter: 'Confirm the newsletter',
  confirmNewsletterText: 'Press the button, and our newsletter comes to your address.',
  confirm: 'Confirm',
  unsubscribe: 'Unsubscribe from our e-mails',
  unsubscribeText:
    'Press the button, and the newsletter and offers stop at once. Messages about your orders still come.',
  unsubscribeButton: 'Unsubscribe',
  unsubscribeWithout:
    'Open this page by the link at the end of such an e-mail. In your profile, you choose which messages you get.',
  profile: 'Go to your profile',
  ended: { title: 'You are unsubscribed', text: 'The newsletter and offers no longer come to your address.' },
  resumed: { title: 'Our e-mails come again', text: 'You can leave at any time.' },
  resume: 'Get these e-mails again',
  linkUnknown: {
    title: 'We could not find this link',
    text: 'It is not complete. Open it again from our message.',
  },
  home: 'Go to the home page',

  rights: 'Your personal data',
  rightsIntro:
    'Ask us for a summary of your data, a correction or its erasure. We answer within one month, as the Digital Personal Data Protection Act, 2023 asks of us.',
  confirmed: {
    title: 'Your request is confirmed',
    text: 'We have sent you its number and the last day for our answer.',
  },
  confirmRequest: 'Confirm your data request',
  confirmRequestAgain: 'Send the request again, and we send you a new link.',
  confirmRequestText: 'Press the button, and we begin with your request.',
  form: 'Your request',
  kind: 'What do you ask for?',
  chooseKind: 'Choose what you ask for',
  kindMissing: 'Choose what you ask for.',
  kinds,
  name: 'Your name',
  nameMissing: 'Enter your name.',
  emailHint: 'The answer goes to this address.',
  emailWrong: 'Enter an e-mail address, like name@example.com.',
  text: 'Details',
  textHint: 'For example, the number of an order, or what is wrong.',
  textLong: 'Shorten it to 2,000 characters.',
  send: 'Send the request',
  sending: 'Sending',
  registered: (number: string) => `We have your request. Its number is ${number}`,
  answerBy: (day: string) => `We answer by ${day} at the latest.`,
  mailed: 'Please confirm your request',
  mailedText:
    'We have sent a message to your address. Press its button, and we begin. It is valid for seven days.',
  requests: 'Your requests',
  states,
  nominee: 'Your nominee',
  nomineeText: 'This person decides about your data if you die or can no longer decide yourself.',
  nomineeLogIn: 'Log in to nominate a person.',
  logIn: 'Log in',
  relation: 'How are you related?',
  relationMissing: 'Enter how you are related, for example sister.',
  nomineeName: 'Name of the person',
  nomineeNameMissing: 'Enter the name of the person.',
  phone: 'Mobile number of the person',
  phoneWrong: 'Enter a mobile number with ten digits.',
  nomineeEmail: 'E-mail of the person',
  save: 'Save',
  remove: 'Remove the nominee',
  saved: 'Your nominee is saved.',
  removed: 'You have no nominee now.',
  loading: 'Loading your requests',
  failedTitle: 'Your requests could not be shown',
  retry: 'Try again',
} as const;
