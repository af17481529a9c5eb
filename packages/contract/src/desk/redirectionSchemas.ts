import { z } from 'zod';
import { moment, paise, typedLine } from './shared.ts';
import { deskTextLimits } from './values.ts';

/** Where a refund goes that its provider rejects. */
export const redirectionBody = z.discriminatedUnion('to', [
  z.object({ to: z.literal('cliq-cash') }),
  z.object({
    to: z.literal('bank'),
    holder: typedLine(deskTextLimits.holder, 1),
    ifsc: z.string().max(30),
    /** 9 to 18 digits; blanks and dashes do not matter. */
    accountNumber: z.string().max(40),
  }),
]);

/** The bank account of a transfer that is due. */
export const transferResponse = z.object({
  account: z.object({ holder: z.string(), ifsc: z.string(), accountNumber: z.string() }),
  amountPaise: paise,
});

/** What a payment shows about its refund. */
export const chargeShape = {
  /** What the desk can do about its refund. `transfer`: show the account and record the transfer. */
  actions: z.array(z.enum(['retry', 'redirect', 'transfer'])),
  /** Where a refund goes that the provider rejected; null for none. */
  redirect: z
    .object({
      destination: z.enum(['bank', 'cliq-cash']),
      amountPaise: paise,
      bankLastFour: z.string().nullable(),
      bankReference: z.string().nullable(),
      /** Null while the transfer is not made. */
      doneAt: moment.nullable(),
    })
    .nullable(),
};
