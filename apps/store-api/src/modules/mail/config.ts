import { StartupError } from '@luxe/host';
import { readEnvironment, text, urlOf, type Environment } from '@luxe/host/config';
import type { MailConfig } from './smtpMailer.ts';

const environment = {
  MAIL_URL: urlOf(/^smtps?$/, 'smtps://user:password@mail.example.com:465').optional(),
  MAIL_FROM: text().optional(),
};

/** `orders@shop.example`, or `LUXE <orders@shop.example>`. */
const sender = /^(?:[^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+)$/;

/**
 * Reads the mail server from the environment; undefined for a shop that only stores its messages. Throws a
 * StartupError that names the variable to set.
 */
export function readMailConfig(env: Environment): MailConfig | undefined {
  const { MAIL_URL: url, MAIL_FROM: from } = readEnvironment(environment, env);
  if (!url) return undefined;
  if (!from || !sender.test(from))
    throw new StartupError('MAIL_FROM: set the sender of messages, such as LUXE <orders@shop.example>.');
  return { url, from };
}
