import type { LeadKind } from '@luxe/contract/lead-forms';

/** The texts of a form. Its fields are in `leadForms` of the contract. */
export interface LeadTemplate {
  readonly title: string;
  readonly intro: string;
  /** For search engines. */
  readonly description: string;
  readonly send: string;
  /** What happens next, after a request was stored. */
  readonly raised: string;
}

export const leadTemplates: Readonly<Record<LeadKind, LeadTemplate>> = {
  callback: {
    title: 'Ask for a call',
    intro: 'Leave your number. We call you at the time that suits you, every day from 9 am to 9 pm.',
    description: 'Leave your number, and customer care of LUXE calls you at the time that suits you.',
    send: 'Call me',
    raised: 'We call you at the time that you chose.',
  },
  callbackTopic: {
    title: 'Ask for a call about a question',
    intro: 'Choose what it is about, so that the right person calls you.',
    description: 'Choose a topic and a time, and the right person of LUXE calls you.',
    send: 'Call me',
    raised: 'We call you at the time that you chose.',
  },
  callbackStore: {
    title: 'Ask for a call about a visit',
    intro: 'Choose a city and a day. We call you to agree on the details of your visit.',
    description: 'Choose a city and a day, and LUXE calls you to arrange your visit.',
    send: 'Call me',
    raised: 'We call you to agree on the details of your visit.',
  },
  general: {
    title: 'Hear more from us',
    intro: 'Choose what interests you. We call or write to you within one working day.',
    description: 'Choose what interests you, and LUXE calls or writes to you within one working day.',
    send: 'Send',
    raised: 'We call or write to you within one working day.',
  },
  assisted: {
    title: 'Shop with an adviser',
    intro: 'Describe what you are looking for. An adviser calls you with a selection.',
    description: 'Describe what you are looking for, and an adviser of LUXE calls you with a selection.',
    send: 'Ask for an adviser',
    raised: 'An adviser calls you with a selection.',
  },
  cpp: {
    title: 'An offer of our partner',
    intro: 'Leave your details. Our partner calls you and explains the offer.',
    description: 'Leave your details, and a partner of LUXE calls you and explains its offer.',
    send: 'Ask our partner to call me',
    raised: 'Our partner calls you and explains the offer.',
  },
  jlr: {
    title: 'A test drive with our partner',
    intro: 'Choose a city and a day. Our partner calls you to arrange the drive.',
    description: 'Choose a city and a day, and a partner of LUXE calls you to arrange a test drive.',
    send: 'Ask our partner to call me',
    raised: 'Our partner calls you to arrange the drive.',
  },
};
