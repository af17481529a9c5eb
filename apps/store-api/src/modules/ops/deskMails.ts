import { deskFiles, deskPath, type DeskListedMail } from '@luxe/contract/desk';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { domainError } from '../../errors/domainError.ts';
import { findMessage, listMessages, type StoredMessage } from '../mail/repository.ts';
import { deskRoute, type DeskMount } from './deskMount.ts';
import { pageLimit, toCursor, toPage } from './deskPages.ts';

/** The message as its recipient sees it: its inline styles and pictures, and nothing else. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src https: http://localhost:*; sandbox; frame-ancestors 'self'; base-uri 'none'";

/** The messages to customers. Without a mail server, the desk is where they arrive. */
export function mailDesk(scope: FastifyInstance, mount: DeskMount, { db }: { readonly db: Database }): void {
  mount('mails', async ({ query: { email, after } }) => {
    const recipient = email?.trim() || undefined;
    const found = await listMessages(db, pageLimit, { recipient, before: toCursor(after) });
    const { rows, next } = toPage(found, ({ id }) => String(id));
    return { mails: rows.map(toListedMail), next };
  });

  mount('mail', async ({ params: { mailId } }) => {
    const message = await findMessage(db, mailId);
    if (!message) throw domainError('unknownMail');
    const { orderId, text, html } = message;
    const htmlUrl = html === '' ? null : deskPath(deskFiles.mailHtml.path, { mailId });
    return { mail: { ...toListedMail(message), orderId, text, htmlUrl } };
  });

  deskRoute<{ mailId: string }>(scope, deskFiles.mailHtml, async ({ params }, reply) => {
    const message = await findMessage(db, toCursor(params.mailId) ?? 0);
    if (!message) throw domainError('unknownMail');
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', mailPolicy)
      .header('cache-control', 'no-store')
      .send(message.html);
  });
}

export const toListedMail = (message: StoredMessage): DeskListedMail => {
  const { id, subject, recipient, status, tries, problem } = message;
  return {
    ...{ id, subject, recipient, status, tries, problem },
    createdAt: message.createdAt.toISOString(),
    sentAt: message.sentAt?.toISOString() ?? null,
  };
};
