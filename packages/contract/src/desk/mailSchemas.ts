import { z } from 'zod';
import { afterParam, fileUrl, id, idParam, moment, next } from './shared.ts';

/** A message to a customer, in a list. */
export const listedMail = z.object({
  id,
  subject: z.string(),
  recipient: z.string(),
  /** `stored`: the shop has no mail server. `failed`: given up. */
  status: z.enum(['stored', 'waiting', 'sent', 'failed']),
  /** Number of attempts to send it. */
  tries: z.int(),
  /** Why the last attempt failed. */
  problem: z.string().nullable(),
  createdAt: moment,
  sentAt: moment.nullable(),
});

export const deskMailSchemas = {
  mails: {
    query: z.object({
      /** A complete address. */
      email: z.string().max(300).optional(),
      after: afterParam,
    }),
    response: z.object({ mails: z.array(listedMail), next }),
  },
  mail: {
    params: z.object({ mailId: idParam }),
    response: z.object({
      mail: listedMail.extend({
        orderId: z.string().nullable(),
        text: z.string(),
        /** The message as the customer sees it, for a sandboxed frame; null for a message without HTML. */
        htmlUrl: fileUrl.nullable(),
      }),
    }),
  },
};
