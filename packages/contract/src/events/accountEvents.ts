import { z } from 'zod';
import { textField, type EventDefinition } from './eventDefinition.ts';

const lead = z.object({
  /** The form for a call: its name in the contract [HLP-02]. */
  kind: textField(40),
});

/** Events about the login and requests for a call. */
export const accountEvents = {
  'OTP sent': {
    fields: z.object({ isResend: z.boolean() }),
    when: 'A one-time code was sent.',
    once: 'act',
  },
  'OTP submitted': { fields: z.object({}), when: 'The shopper submits a one-time code.', once: 'act' },
  'login done': {
    fields: z.object({ userType: z.enum(['new', 'existing', 'migrated']), cartMerged: z.boolean() }),
    when: 'The shopper is logged in.',
    once: 'session',
  },
  'login failed': {
    /** `reason`: an error code, such as "No TD Access Token" [ANA-06]. */
    fields: z.object({ reason: textField(60) }),
    when: 'A login was rejected or did not work.',
    once: 'act',
  },
  'logged out': {
    fields: z.object({}),
    when: 'The session of a customer has ended, however it ended. It ends the sessions of analytics.',
    once: 'session',
  },
  'sign up viewed': {
    fields: z.object({}),
    when: 'A new customer is asked for their names.',
    once: 'act',
  },
  'lead clicked': { fields: lead, when: 'The shopper opens a form for a call as a layer.', once: 'act' },
  'lead viewed': { fields: lead, when: 'A form for a call is shown.', once: 'page' },
  'lead submitted': { fields: lead, when: 'The shopper sends a form for a call.', once: 'act' },
  'lead succeeded': { fields: lead, when: 'The shop has accepted the request for a call.', once: 'act' },
  'lead duplicate': { fields: lead, when: 'The shop already had this request for a call.', once: 'act' },
  'lead failed': {
    fields: lead.extend({
      /** `server-side`: the server responded with an error. `client-side`: there was no response. */
      side: z.enum(['server-side', 'client-side']),
    }),
    when: 'The request for a call was not accepted.',
    once: 'act',
  },
} as const satisfies Record<string, EventDefinition>;
