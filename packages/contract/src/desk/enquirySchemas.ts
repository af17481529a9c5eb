import { z } from 'zod';
import { dataRequestKinds } from '../data-rights/values.ts';
import { leadSources, leadTimes, leadTopics } from '../leads/forms.ts';
import { afterParam, day, id, idParam, moment, next, typedLine } from './shared.ts';
import { deskCallStates, deskDataRequestStates, deskTextLimits } from './values.ts';

const request = z.object({
  callId: id,
  /** `CB-2611-2048-77`. */
  leadNumber: z.string(),
  kind: z.enum(leadSources),
  status: z.enum(deskCallStates),
  name: z.string(),
  phone: z.string(),
  /** Empty when the form has no such field, like the rest. */
  email: z.string(),
  timeOfDay: z.enum(['', ...leadTimes]),
  topic: z.enum(['', ...leadTopics]),
  message: z.string(),
  city: z.string(),
  preferredDay: day.or(z.literal('')),
  /** Whether the shopper agreed that the partner gets the request. */
  sharesWithPartner: z.boolean(),
  /** Whether the shopper was logged in. */
  isCustomer: z.boolean(),
  createdAt: moment,
});

const dataRequest = z.object({
  requestId: id,
  /** `DR-2611-2048-77`. */
  number: z.string(),
  kind: z.enum(dataRequestKinds),
  status: z.enum(deskDataRequestStates),
  name: z.string(),
  email: z.string(),
  /** Whether the sender has an account. */
  isCustomer: z.boolean(),
  text: z.string(),
  createdAt: moment,
  dueAt: moment,
  /** Whether it is open after its last moment. */
  isLate: z.boolean(),
  answer: z.string(),
});

const offerReader = z.object({
  email: z.string(),
  /** Empty without an account. */
  name: z.string(),
  /** `newsletter`: a confirmed subscription. `profile`: a customer has chosen offers. */
  source: z.enum(['newsletter', 'profile', 'both']),
  /** When the owner of the address agreed last. */
  since: moment,
});

export const deskEnquirySchemas = {
  callRequests: {
    query: z.object({
      status: z.enum(deskCallStates).optional(),
      /** A name, a phone number or the number of a request, or its beginning. */
      q: z.string().max(deskTextLimits.search).optional(),
      after: afterParam,
    }),
    response: z.object({ requests: z.array(request), next }),
  },
  moveCallRequest: {
    params: z.object({ callId: idParam }),
    body: z.object({ status: z.enum(deskCallStates) }),
    response: z.object({ request }),
  },
  offerReaders: {
    query: z.object({
      /** The beginning of an address. */
      q: z.string().max(deskTextLimits.search).optional(),
      /** The last address of the page before. */
      after: z.string().max(320).optional(),
    }),
    response: z.object({
      readers: z.array(offerReader),
      /** Number of all addresses, without the search. */
      total: z.int().nonnegative(),
      next,
    }),
  },
  dataRequests: {
    query: z.object({ status: z.enum(deskDataRequestStates).optional(), after: afterParam }),
    response: z.object({ requests: z.array(dataRequest), next }),
  },
  moveDataRequest: {
    params: z.object({ requestId: idParam }),
    body: z.object({
      status: z.enum(deskDataRequestStates),
      /** Mailed to the sender. Needed to end a request. */
      answer: typedLine(deskTextLimits.answer),
    }),
    response: z.object({ request: dataRequest }),
  },
};
