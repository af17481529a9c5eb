import { deskContentSchemas } from './contentSchemas.ts';
import { deskEnquirySchemas } from './enquirySchemas.ts';
import { deskFeedbackSchemas } from './feedbackSchemas.ts';
import { deskGiftCardSchemas } from './giftCardSchemas.ts';
import { deskHelpSchemas } from './helpSchemas.ts';
import { deskMailSchemas } from './mailSchemas.ts';
import { deskOrderSchemas } from './orderSchemas.ts';
import { deskReturnSchemas } from './returnSchemas.ts';
import { deskSessionSchemas } from './sessionSchemas.ts';
import { deskSettingsSchemas } from './settingsSchemas.ts';
import { deskTicketSchemas } from './ticketSchemas.ts';
import { deskVitalSchemas } from './vitalSchemas.ts';

/**
 * The zod schemas of every call of the desk: `params`, `query` and `body` as received, `response` as sent.
 * For the server and tests only.
 */
export { deskPictureQuery, deskPictureSchema } from './contentSchemas.ts';

export const deskSchemas = {
  ...deskSessionSchemas,
  ...deskOrderSchemas,
  ...deskReturnSchemas,
  ...deskTicketSchemas,
  ...deskFeedbackSchemas,
  ...deskHelpSchemas,
  ...deskMailSchemas,
  ...deskGiftCardSchemas,
  ...deskContentSchemas,
  ...deskEnquirySchemas,
  ...deskSettingsSchemas,
  ...deskVitalSchemas,
};
