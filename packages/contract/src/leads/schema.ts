import { hasLetter } from '@luxe/format';
import { z } from 'zod';
import { emailSchema } from '../identity/schema.ts';
import { phoneParam, platformQuery, successSchema, typedText } from '../shared/schema.ts';
import { leadKinds, leadLineLimit, leadMessageLimit, leadSources, leadTimes, leadTopics } from './forms.ts';

/** A request for a call, for the download of a customer's data. */
export const leadSchema = z.object({
  /** `CB-2611-2048-77`. */
  leadNumber: z.string(),
  kind: z.enum(leadSources),
  status: z.enum(['new', 'called', 'ended']),
  name: z.string(),
  phone: z.string(),
  /** Empty when the form has no such field, like the rest. */
  email: z.string(),
  timeOfDay: z.enum(['', ...leadTimes]),
  topic: z.enum(['', ...leadTopics]),
  message: z.string(),
  city: z.string(),
  /** Day in India, `YYYY-MM-DD`. */
  preferredDay: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
});

export const leadSchemas = {
  raiseLeadTicket: {
    query: platformQuery,
    body: z.object({
      kind: z.enum(leadKinds),
      name: typedText(leadLineLimit, 1).refine(hasLetter, 'has no letter'),
      phone: phoneParam,
      email: emailSchema.or(z.literal('')).default(''),
      timeOfDay: z.enum(['', ...leadTimes]).default(''),
      topic: z.enum(['', ...leadTopics]).default(''),
      message: typedText(leadMessageLimit).default(''),
      city: typedText(leadLineLimit).default(''),
      preferredDay: z
        .string()
        .regex(/^(?:\d{4}-\d{2}-\d{2})?$/)
        .default(''),
      /** The shopper agrees to be called. */
      hasConsent: z.literal(true),
      /** The shopper agrees that the partner of the form gets the request. */
      sharesWithPartner: z.boolean().default(false),
    }),
    response: successSchema.extend({
      /** `duplicate`: there is an open request already, and nothing was stored. */
      outcome: z.enum(['raised', 'duplicate']),
      /** `CB-2611-2048-77`; for a duplicate, the number of the earlier request. */
      leadNumber: z.string(),
    }),
  },
};
