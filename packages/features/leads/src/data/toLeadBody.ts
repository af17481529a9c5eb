import type { CallBody } from '@luxe/contract/calls';
import type { LeadKind } from '@luxe/contract/lead-forms';
import { cleanEmail, cleanText, nationalDigits } from '@luxe/format';
import type { LeadValues } from './types.ts';

type Body = CallBody<'raiseLeadTicket'>;

/** What the store gets of a form without mistakes. */
export const toLeadBody = (kind: LeadKind, values: LeadValues): Body => ({
  kind,
  name: cleanText(values.name),
  phone: nationalDigits(values.phone),
  email: cleanEmail(values.email),
  timeOfDay: values.timeOfDay as Body['timeOfDay'],
  topic: values.topic as Body['topic'],
  message: values.message.trim(),
  city: cleanText(values.city),
  preferredDay: values.preferredDay ?? '',
  hasConsent: true,
  sharesWithPartner: values.sharesWithPartner,
});
