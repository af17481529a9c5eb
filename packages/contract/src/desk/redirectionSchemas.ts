import { z } from 'zod';
import { paise, typedLine } from './shared.ts';
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
