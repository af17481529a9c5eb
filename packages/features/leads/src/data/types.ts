/** What a shopper types. Fields that the form does not have stay empty. */
export type LeadValues = {
  name: string;
  phone: string;
  email: string;
  timeOfDay: string;
  topic: string;
  message: string;
  city: string;
  preferredDay: string | null;
  hasConsent: boolean;
  sharesWithPartner: boolean;
};

export const emptyLead: LeadValues = {
  ...{ name: '', phone: '', email: '', timeOfDay: '', topic: '', message: '', city: '' },
  preferredDay: null,
  hasConsent: false,
  sharesWithPartner: false,
};

/** What became of a request. `message`: what the store wrote about a failure; empty for none. */
export type LeadOutcome =
  { status: 'raised' | 'duplicate'; leadNumber: string } | { status: 'failed'; message: string };
