import type { ErrorDefinition } from './errorDefinition.ts';

/** Requests for a call, the newsletter, requests about personal data, answers about stored data, and Tara. */
export const enquiries = {
  Q4001: {
    status: 400,
    messages: { leadFieldMissing: (field: string) => `${field}: fill in this field.` },
  },
  Q4002: {
    status: 400,
    messages: {
      leadDayInvalid: 'preferredDay: choose a day from tomorrow on, within the next 30 days.',
      leadPartnerConsentMissing: 'sharesWithPartner: agree that the partner gets your request.',
    },
  },
  Q4003: {
    status: 400,
    messages: { mailAddressMissing: 'Add an e-mail address to your profile first.' },
  },
  Q4041: {
    status: 404,
    messages: { mailLinkUnknown: 'This link is not complete. Open it again from our message.' },
  },
  Q4101: { status: 410, messages: { mailLinkExpired: 'This link has expired. Please ask for a new one.' } },
  Q4291: {
    status: 429,
    messages: { tooManyLeads: 'You have sent several requests. Please try again later.' },
  },
  Q4292: {
    status: 429,
    messages: { tooManySubscriptions: 'There were several requests. Please try again later.' },
  },
  Q4293: {
    status: 429,
    messages: { tooManyDataRequests: 'You have sent several requests. Please try again later.' },
  },
  Q4294: {
    status: 429,
    messages: { tooManyConsents: 'There were several changes. Your last choice applies on this device.' },
  },
  Q4295: {
    status: 429,
    messages: { tooManyQuestions: 'You have asked many questions. Please try again in a few minutes.' },
  },
} as const satisfies Record<string, ErrorDefinition>;
