import { StartupError } from '@luxe/host';
import { origin, readEnvironment, text, type Environment } from '@luxe/host/config';
import type { TwilioConfig } from './twilio.ts';

const environment = {
  TWILIO_ORIGIN: origin().default('https://api.twilio.com'),
  TWILIO_ACCOUNT_SID: text().optional(),
  TWILIO_AUTH_TOKEN: text(16).optional(),
  TWILIO_MESSAGING_SERVICE_SID: text().optional(),
};

/**
 * Reads the service for text messages from the environment; undefined for a shop without one. Throws a
 * StartupError that names the variables to set.
 */
export function readSmsConfig(env: Environment): TwilioConfig | undefined {
  const {
    TWILIO_ORIGIN: serviceOrigin,
    TWILIO_ACCOUNT_SID: accountSid,
    TWILIO_AUTH_TOKEN: authToken,
    TWILIO_MESSAGING_SERVICE_SID: messagingServiceSid,
  } = readEnvironment(environment, env);
  if (!accountSid && !authToken && !messagingServiceSid) return undefined;
  if (!accountSid || !authToken || !messagingServiceSid || !/^[\w-]+$/.test(accountSid))
    throw new StartupError(
      'Text messages: set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_MESSAGING_SERVICE_SID, or none of them.',
    );
  if (!serviceOrigin.startsWith('https:')) throw new StartupError('TWILIO_ORIGIN: set an https address.');
  return { origin: serviceOrigin, accountSid, authToken, messagingServiceSid };
}
