import { html, type Html } from '@luxe/format/html';
import type { DeskSession } from '../staff/deskLogin.ts';
import type { StoredMessage } from '../mail/repository.ts';
import { indianTime, page } from './deskPage.ts';

/** The newest messages to customers. Without a mail server, this page is where they arrive. */
export const mailsPage = (viewer: DeskSession, messages: readonly StoredMessage[]): Html =>
  page(
    'Messages',
    html`<h1>Messages to customers</h1>
      ${messages.length === 0 ? html`<p>No messages yet.</p>` : mailTable(messages)}`,
    viewer,
  );

export const mailTable = (messages: readonly StoredMessage[]): Html =>
  html`<table>
    <tbody>
      ${messages.map(
        (message) =>
          html`<tr>
            <td>${indianTime(message.createdAt)}</td>
            <td><a href="/desk/mails/${message.id}">${message.subject}</a></td>
            <td>${message.recipient}</td>
            <td>${statusOf(message)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;

/** One message: its text, and a link to its HTML. */
export const mailPage = (viewer: DeskSession, message: StoredMessage): Html =>
  page(
    message.subject,
    html`<p><a href="/desk/mails">Messages to customers</a></p>
      <h1>${message.subject}</h1>
      <p>
        To ${message.recipient}, ${indianTime(message.createdAt)}. ${statusOf(message)}
        ${message.orderId && html`<a href="/desk/orders?id=${message.orderId}">Order ${message.orderId}</a>`}
      </p>
      ${message.html && html`<p><a href="/desk/mails/${message.id}/html">As the customer sees it</a></p>`}
      <p class="message">${message.text}</p>`,
    viewer,
  );

function statusOf({ status, sentAt, tries, problem }: StoredMessage): string {
  if (status === 'stored') return 'Stored: there is no mail server.';
  if (status === 'sent') return `Sent ${indianTime(sentAt)}.`;
  const attempts = `${tries} ${tries === 1 ? 'attempt' : 'attempts'}`;
  return `${status === 'waiting' ? 'Waiting' : 'Given up'}, ${attempts}. ${problem ?? ''}`;
}
