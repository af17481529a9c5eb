import { hasLetter } from '@luxe/format';
import { z } from 'zod';
import { emailSchema } from '../identity/schema.ts';
import { phoneParam, platformQuery, successSchema, typedText } from '../shared/schema.ts';
import { dataRequestKinds, dataRequestLimit, dataRequestStates } from './values.ts';

const params = z.object({ user: z.string().max(100) });
const personName = typedText(100, 1).refine(hasLetter, 'has no letter');

export const nomineeSchema = z.object({
  name: z.string(),
  /** How the person is related to the customer, in the customer's words. */
  relation: z.string(),
  phone: z.string(),
  email: z.string(),
});

export const dataRequestSchema = z.object({
  /** `DR-2611-2048-77`. */
  number: z.string(),
  kind: z.enum(dataRequestKinds),
  status: z.enum(dataRequestStates),
  text: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** Last moment for the answer; null until the address is confirmed. */
  dueAt: z.string().nullable(),
  /** The answer of the shop; empty for none. */
  answer: z.string(),
});

const rights = z.object({ requests: z.array(dataRequestSchema), nominee: nomineeSchema.nullable() });

export const dataRightSchemas = {
  requestData: {
    query: platformQuery,
    body: z.object({
      kind: z.enum(dataRequestKinds),
      name: personName,
      email: emailSchema,
      text: typedText(dataRequestLimit).default(''),
    }),
    response: successSchema.extend({
      /** `mailed`: the request counts once its sender has confirmed the address. */
      outcome: z.enum(['registered', 'mailed']),
      /** Empty for `mailed`. */
      number: z.string(),
      dueAt: z.string().nullable(),
    }),
  },
  confirmDataRequest: { body: z.object({ token: z.string().max(200) }), response: successSchema },
  dataRights: { params, query: platformQuery, response: rights },
  changeNominee: {
    params,
    query: platformQuery,
    /** Null removes the nominee. */
    body: z.object({
      nominee: z
        .object({
          name: personName,
          relation: typedText(60, 1),
          phone: phoneParam,
          email: emailSchema.or(z.literal('')),
        })
        .nullable(),
    }),
    response: rights,
  },
};
