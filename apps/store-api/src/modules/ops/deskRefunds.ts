import { asciiDigits, cleanCode, cleanText, formatPaise } from '@luxe/format';
import { html, type Html } from '@luxe/format/html';
import type { Clock } from '@luxe/host';
import type { Log } from '@luxe/host/log';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { domainError } from '../../errors/domainError.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import type { PaymentProvider } from '../payment-provider/provider.ts';
import { readElsewhere, redirectPart, retryPart, type Redirection } from '../refund/redirectRefund.ts';
import type { DeskSession } from '../staff/deskLogin.ts';
import { auditedChange } from './auditedChange.ts';
import { toId, type DeskOverview } from './deskData.ts';
import { form, indianTime } from './deskPage.ts';

interface RefundDeskParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly provider: PaymentProvider | undefined;
  readonly encryption: Encryption;
  readonly log: Log;
}

/** Fields of a bank account, as they were typed. */
interface BankForm {
  readonly holder?: string;
  readonly ifsc?: string;
  readonly accountNumber?: string;
}

interface PartParams {
  readonly id: string;
  readonly partId: string;
}

const orders = { config: { desk: 'orders' } } as const;

/** Routes of the desk for refunds that the provider rejects: request them again, or send them elsewhere. */
export function refundDesk(scope: FastifyInstance, parts: RefundDeskParts): void {
  const { db, clock, encryption } = parts;
  scope.post<{ Params: PartParams }>(
    '/desk/orders/:id/refunds/:partId/retry',
    orders,
    async (request, reply) => {
      const { id, partId } = request.params;
      const entry = { action: 'retry refund', subject: `order ${id}` } as const;
      await auditedChange({ db, clock }, request, entry, async (tx) => {
        await retryPart({ db: tx, clock }, id, toId(partId));
        return { before: `refund part ${partId}: failed`, after: `refund part ${partId}: due` };
      });
      return reply.redirect(`/desk/orders?id=${encodeURIComponent(id)}`, 303);
    },
  );

  scope.post<{ Params: PartParams; Body: BankForm | undefined }>(
    '/desk/orders/:id/refunds/:partId/redirect',
    orders,
    async (request, reply) => {
      const { id, partId } = request.params;
      const redirection = toRedirection(request.body);
      const elsewherePaise = await readElsewhere(parts, id, toId(partId));
      const entry = { action: 'redirect refund', subject: `order ${id}` } as const;
      await auditedChange({ db, clock }, request, entry, async (tx) => {
        const part = { orderId: id, partId: toId(partId), redirection, elsewherePaise, encryption };
        await redirectPart(tx, part, clock.now());
        return { before: `refund part ${partId}: failed`, after: `refund part ${partId}: ${redirection.to}` };
      });
      return reply.redirect(`/desk/orders?id=${encodeURIComponent(id)}`, 303);
    },
  );
}

/** The account of a form; without an account number, the money becomes cliq cash. */
function toRedirection({ holder = '', ifsc = '', accountNumber = '' }: BankForm = {}): Redirection {
  const digits = asciiDigits(accountNumber).replace(/[\s-]/g, '');
  if (!digits && !holder && !ifsc) return { to: 'cliq-cash' };
  if (!/^\d{9,18}$/.test(digits) || !cleanText(holder)) throw domainError('bankMissing');
  return {
    to: 'bank',
    bank: { holder: cleanText(holder).slice(0, 100), ifsc: cleanCode(ifsc), accountNumber: digits },
  };
}

/** The choices for a part that the provider rejects. */
export const rejectedForms = (viewer: DeskSession, orderId: string, partId: number): Html => {
  const path = `/desk/orders/${orderId}/refunds/${partId}`;
  return html`${form(viewer, `${path}/retry`, html`<button>Request it again</button>`)}
  ${form(viewer, `${path}/redirect`, html`<button>Pay it as cliq cash</button>`)}
  ${form(
    viewer,
    `${path}/redirect`,
    html`<label>Name <input name="holder" required maxlength="100" /></label>
      <label>IFSC <input name="ifsc" required maxlength="20" /></label>
      <label>Account <input name="accountNumber" required maxlength="30" inputmode="numeric" /></label>
      <button>Pay it to this account</button>`,
  )}`;
};

/** The refunds that the provider rejects; undefined for none. */
export const rejectedRefunds = ({ rejected }: DeskOverview): Html | undefined =>
  rejected.length === 0
    ? undefined
    : html`<h2>Refunds that the provider rejects (${rejected.length})</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">Order</th>
              <th scope="col">Amount</th>
              <th scope="col">Since</th>
              <th scope="col">Requests</th>
            </tr>
          </thead>
          <tbody>
            ${rejected.map(
              ({ orderId, part }) =>
                html`<tr>
                  <th scope="row"><a href="/desk/orders?id=${orderId}">${orderId}</a></th>
                  <td>${formatPaise(part.amountPaise)}</td>
                  <td>${indianTime(part.createdAt)}</td>
                  <td>${part.requestNumber}</td>
                </tr>`,
            )}
          </tbody>
        </table>`;
