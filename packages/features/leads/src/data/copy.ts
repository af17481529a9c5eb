import {
  leadDays,
  leadLineLimit,
  leadMessageLimit,
  type LeadTime,
  type LeadTopic,
} from '@luxe/contract/lead-forms';
import { formatCount } from '@luxe/format';

const times: Record<LeadTime, string> = {
  morning: 'Morning, 9 am to noon',
  afternoon: 'Afternoon, noon to 5 pm',
  evening: 'Evening, 5 pm to 9 pm',
};
const topics: Record<LeadTopic, string> = {
  gift: 'A gift',
  size: 'Sizes and fit',
  availability: 'Whether something is available',
  order: 'An order',
  other: 'Something else',
};

export const copy = {
  name: 'Your name',
  nameMissing: 'Enter your name.',
  lineLong: `Shorten it to ${formatCount(leadLineLimit)} characters.`,
  phone: 'Mobile number',
  phoneWrong: 'Enter a mobile number with ten digits.',
  email: 'E-mail',
  emailWrong: 'Enter an e-mail address, like name@example.com.',
  timeOfDay: 'When may we call?',
  timeMissing: 'Choose a time of day.',
  chooseTime: 'Choose a time of day',
  times,
  topic: 'What is it about?',
  topicMissing: 'Choose a topic.',
  chooseTopic: 'Choose a topic',
  topics,
  message: 'What would you like to know?',
  messageMissing: 'Describe what you are looking for.',
  messageLong: `Shorten it to ${formatCount(leadMessageLimit)} characters.`,
  city: 'City or store',
  cityMissing: 'Enter a city or a store.',
  preferredDay: 'Day',
  dayHint: `From tomorrow, within ${leadDays} days.`,
  dayMissing: 'Choose a day.',
  dayWrong: `Choose a day from tomorrow, within ${leadDays} days.`,
  consent: 'You may call me about this request. I can withdraw this at any time.',
  consentMissing: 'We can only call you if you agree.',
  partnerConsent: 'The partner gets my name and my contact details for this request.',
  partnerConsentMissing: 'Our partner can only call you if you agree.',
  privacy: 'How we handle your data',
  sending: 'Sending',
  checkFields: 'Please check the marked fields',
  /** Exact sentence of the specification [HLP-02]. */
  failed: 'Request failed, please try again after some time',
  raised: (number: string) => `We have your request. Its number is ${number}`,
  duplicate: (number: string) => `You have asked us already. Your request has the number ${number}`,
  duplicateMore: 'It is still open. You need to do nothing more.',
  close: 'Done',
  home: 'Go to the home page',
} as const;
