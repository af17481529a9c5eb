import { z } from 'zod';
import { emailSchema } from '../identity/schema.ts';
import { platformQuery, successSchema } from '../shared/schema.ts';

const token = z.string().max(200);
const params = z.object({ user: z.string().max(100) });

/** `unconfirmed`: the owner of the address has not pressed the button of the message yet. */
const newsletterState = z.enum(['on', 'off', 'unconfirmed']);

const preferences = z.object({
  /** Empty for a customer without an address. */
  email: z.string(),
  newsletter: newsletterState,
  /** Requests for feedback about orders and returns. */
  feedback: z.boolean(),
  /** Offers that fit earlier orders. */
  offers: z.boolean(),
  /** Updates about orders on WhatsApp. The property `whatsappconsent` shows the choice [CFG-01]. */
  whatsapp: z.boolean(),
});

export const newsletterSchemas = {
  subscribeNewsletter: {
    body: z.object({ email: emailSchema }),
    response: successSchema,
  },
  confirmNewsletter: { body: z.object({ token }), response: successSchema },
  changeNewsletter: {
    body: z.object({ token, isSubscribed: z.boolean() }),
    response: successSchema,
  },
  mailPreferences: { params, query: platformQuery, response: preferences },
  changeMailPreferences: {
    params,
    query: platformQuery,
    body: z.object({
      newsletter: z.boolean().optional(),
      feedback: z.boolean().optional(),
      offers: z.boolean().optional(),
      whatsapp: z.boolean().optional(),
    }),
    response: preferences,
  },
};
