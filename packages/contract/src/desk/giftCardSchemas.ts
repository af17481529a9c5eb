import { z } from 'zod';
import { emailSchema } from '../identity/schema.ts';
import { giftCardCardStates, giftCardStates } from '../gift-cards/values.ts';
import { chargeShape, redirectionBody, transferResponse } from './redirectionSchemas.ts';
import { afterParam, day, id, idParam, moment, next, paise, typedLine } from './shared.ts';
import { deskGiftCardMoves, deskLeadStates, deskTextLimits } from './values.ts';

const head = z.object({
  giftCardOrderId: z.string(),
  state: z.enum(giftCardStates),
  cardState: z.enum(giftCardCardStates),
  amountPaise: paise,
  recipientName: z.string(),
  recipientEmail: z.string(),
  senderName: z.string(),
  senderEmail: z.string(),
  /** Last four characters of the code; empty before it is issued. */
  lastFour: z.string(),
  /** Why it is reviewed: `Amount above ₹50,000`. Empty for a card that is not held. */
  heldFor: z.string(),
  createdAt: moment,
});

const giftCard = head.extend({
  message: z.string(),
  deliverOn: day.nullable(),
  lastDay: day.nullable(),
  /** Whether the buyer has an account. */
  isCustomer: z.boolean(),
  paidWith: z.string(),
  payments: z.array(
    z.object({
      reference: z.string(),
      provider: z.string(),
      mode: z.string(),
      status: z.string(),
      amountPaise: paise,
      createdAt: moment,
      ...chargeShape,
    }),
  ),
  /** When it was mailed; null for not yet. */
  sentAt: moment.nullable(),
  /** Why its mail could not be delivered; empty for none. */
  mailProblem: z.string(),
  redeemedAt: moment.nullable(),
  moves: z.array(z.enum(deskGiftCardMoves)),
});

const paymentParams = z.object({
  giftCardOrderId: z.string().max(40),
  /** Reference of the payment. */
  reference: z.string().max(80),
});

const lead = z.object({
  leadId: id,
  /** `CG-2611-2048-77`. */
  leadNumber: z.string(),
  status: z.enum(deskLeadStates),
  company: z.string(),
  gstin: z.string(),
  contactName: z.string(),
  email: z.string(),
  phone: z.string(),
  note: z.string(),
  rows: z.array(z.object({ denominationPaise: paise, quantity: z.int() })),
  totalQuantity: z.int(),
  totalPaise: paise,
  createdAt: moment,
});

export const deskGiftCardSchemas = {
  giftCards: {
    query: z.object({
      /** Address of the recipient or the buyer, or its beginning. */
      email: z.string().max(120).optional(),
      /** Last four characters of a code. */
      lastFour: z.string().max(10).optional(),
      state: z.enum(giftCardStates).optional(),
      after: afterParam,
    }),
    response: z.object({ giftCards: z.array(head), next }),
  },
  giftCard: {
    params: z.object({ giftCardOrderId: z.string().max(40) }),
    response: z.object({ giftCard }),
  },
  moveGiftCard: {
    params: z.object({ giftCardOrderId: z.string().max(40) }),
    body: z.object({
      move: z.enum(deskGiftCardMoves),
      /** For the audit log. */
      reason: typedLine(deskTextLimits.reason, 3),
      /** The corrected address, for `sendAgain`. */
      recipientEmail: emailSchema.optional(),
    }),
    response: z.object({ giftCard }),
  },
  settleGiftCard: {
    params: z.object({ giftCardOrderId: z.string().max(40) }),
    response: z.object({ giftCard }),
  },
  retryGiftCardRefund: { params: paymentParams, response: z.object({ giftCard }) },
  redirectGiftCardRefund: {
    params: paymentParams,
    body: redirectionBody,
    response: z.object({ giftCard }),
  },
  showGiftCardTransfer: { params: paymentParams, response: transferResponse },
  recordGiftCardTransfer: {
    params: paymentParams,
    body: z.object({ reference: typedLine(deskTextLimits.reference, 1) }),
    response: z.object({ giftCard }),
  },
  giftCardLeads: {
    query: z.object({ status: z.enum(deskLeadStates).optional(), after: afterParam }),
    response: z.object({ leads: z.array(lead), next }),
  },
  moveGiftCardLead: {
    params: z.object({ leadId: idParam }),
    body: z.object({ status: z.enum(deskLeadStates) }),
    response: z.object({ lead }),
  },
};
