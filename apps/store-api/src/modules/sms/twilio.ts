import type { Sms } from './sms.ts';

export interface TwilioConfig {
  readonly origin: string;
  readonly accountSid: string;
  readonly authToken: string;
  /** Messaging service with the sender and the templates that are registered for India (DLT). */
  readonly messagingServiceSid: string;
  readonly timeoutMs?: number;
}

/** Text messages by Twilio's Programmable Messaging (`POST /2010-04-01/Accounts/{sid}/Messages.json`). */
export const createTwilio = ({
  origin,
  accountSid,
  authToken,
  messagingServiceSid,
  timeoutMs = 10_000,
}: TwilioConfig): Sms => ({
  async send(phone, text) {
    const response = await fetch(`${origin}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
      },
      body: new URLSearchParams({
        To: `+91${phone}`,
        MessagingServiceSid: messagingServiceSid,
        Body: text,
      }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    if (response.ok) return void (await response.body?.cancel());
    // Its errors have a code and a message; neither contains the text that was sent.
    const { code = '', message = '' } = (await response.json().catch(() => ({}))) as {
      readonly code?: number | string;
      readonly message?: string;
    };
    throw new Error(`Twilio does not accept a message: ${response.status} ${code} ${message}`);
  },
});
