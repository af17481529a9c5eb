import { isLoopback } from '@luxe/host/config';
import { createTransport } from 'nodemailer';
import { MailError, type Mailer } from './mailer.ts';

export interface MailConfig {
  /** `smtps://user:password@host:465`, or `smtp://…:587`, which changes to TLS before the login. */
  readonly url: string;
  /** Sender, with or without a name: `LUXE <orders@shop.example>`. */
  readonly from: string;
  readonly timeoutMs?: number;
}

/**
 * Sends messages through a mail server, over one connection at a time. Only a loopback server may lack TLS.
 */
export function createSmtpMailer({ url, from, timeoutMs = 20_000 }: MailConfig): Mailer {
  const server = new URL(url);
  const transport = createTransport({
    host: server.hostname.replace(/^\[|\]$/g, ''),
    port: Number(server.port) || (server.protocol === 'smtps:' ? 465 : 587),
    secure: server.protocol === 'smtps:',
    requireTLS: !isLoopback(server.hostname),
    ignoreTLS: isLoopback(server.hostname),
    ...(server.username && {
      auth: { user: decodeURIComponent(server.username), pass: decodeURIComponent(server.password) },
    }),
    pool: true,
    maxConnections: 1,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? server.hostname;
  return {
    async send({ id, to, subject, html, text, unsubscribeUrl }) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          html,
          text,
          messageId: `<${id}@${domain}>`,
          // Asks mail programs not to answer, for example with the note that the recipient is away.
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl !== undefined && {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
      } catch (error) {
        throw toMailError(error);
      }
    },
    close: () => transport.close(),
  };
}

/** A 5xx about the recipient or the content is final. Any other failure may be one of the server's setup. */
function toMailError(error: unknown): MailError {
  const {
    code = '',
    responseCode = 0,
    message = '',
  } = error as {
    readonly code?: string;
    readonly responseCode?: number;
    readonly message?: string;
  };
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  return new MailError(message, isAboutMessage && responseCode >= 500);
}
