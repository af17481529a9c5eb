import type { Clock } from '@luxe/host';
import { cleanText } from '@luxe/format';
import { html, type Html } from '@luxe/format/html';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { ReturnState } from '../../db/schema/index.ts';
import { domainError } from '../../errors/domainError.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import type { StoredLine } from '../order/repository.ts';
import { nextReturnStates } from '../order/unitStates.ts';
import { decryptBank, type BankAccount } from '../refund/bankAccount.ts';
import { recordTransfer } from '../refund/recordTransfer.ts';
import { refundsOf } from '../refund/repository.ts';
import { moveReturn, unitsOfReturn, type ReturnMove } from '../returns/moveReturn.ts';
import { changeReturn, findReturn, listReturns, type StoredReturn } from '../returns/repository.ts';
import { page } from './deskPage.ts';
import { operatorOf } from './guardDesk.ts';

interface ReturnDeskParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly encryption: Encryption;
}

const toId = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : 0);

/** Routes of the desk that move returns and record transfers to bank accounts. */
export function returnDesk(scope: FastifyInstance, { db, clock, encryption }: ReturnDeskParts): void {
  scope.post<{
    Params: { id: string; state: string };
    Body: { rejection?: string; isSellable?: string } | undefined;
  }>('/desk/returns/:id/:state', async (request, reply) => {
    const { id, state } = request.params;
    const found = await findReturn(db, { id: toId(id) });
    if (!found) throw domainError('returnNotFound');
    if (!isDeskMove(state)) throw domainError('unknownStep');
    await moveReturn(
      { db, clock },
      {
        ...{ returnId: found.id, to: state, actor: 'desk', note: operatorOf(request) },
        isSellable: request.body?.isSellable === 'on',
        rejection: cleanText(request.body?.rejection ?? ''),
      },
    );
    return reply.redirect(`/desk/orders?id=${encodeURIComponent(found.orderId)}`, 303);
  });

  // The account number is shown only here, while a transfer is due.
  scope.get<{ Params: { id: string; partId: string } }>(
    '/desk/orders/:id/transfers/:partId',
    async ({ params }, reply) => {
      const bank = await bankOfPart(db, params.id, toId(params.partId));
      if (!bank) throw domainError('refundPartUnknown');
      reply.type('text/html; charset=utf-8');
      return transferPage(params.id, toId(params.partId), decryptBank(bank, encryption)).html;
    },
  );

  scope.post<{ Params: { id: string; partId: string }; Body: { reference?: string } | undefined }>(
    '/desk/orders/:id/transfers/:partId',
    async ({ params: { id, partId }, body }, reply) => {
      const reference = cleanText(body?.reference ?? '').slice(0, 40);
      if (!reference) throw domainError('unknownStep');
      await recordTransfer({ db, clock }, id, toId(partId), reference);
      const request = await returnOfPart(db, id, toId(partId));
      if (request) await changeReturn(db, request.id, { bank: null });
      return reply.redirect(`/desk/orders?id=${encodeURIComponent(id)}`, 303);
    },
  );
}

const deskMoves = new Set<string>(
  (['delivered', 'returnRequested', 'pickupScheduled', 'pickedUp', 'received', 'rejected'] as const).flatMap(
    nextReturnStates,
  ),
);
const isDeskMove = (state: string): state is ReturnMove['to'] => deskMoves.has(state);

/** The encrypted account of a transfer: that of the part when it goes elsewhere, else that of its return. */
async function bankOfPart(db: Database, orderId: string, partId: number): Promise<string | null> {
  const refunds = (await refundsOf(db, [orderId])).get(orderId) ?? [];
  const part = refunds.flatMap(({ parts }) => parts).find(({ id }) => id === partId);
  return part?.bank ?? (await returnOfPart(db, orderId, partId))?.bank ?? null;
}

/** The return whose units a part of a refund is for. */
async function returnOfPart(
  db: Database,
  orderId: string,
  partId: number,
): Promise<StoredReturn | undefined> {
  const refunds = (await refundsOf(db, [orderId])).get(orderId) ?? [];
  const unitIds = refunds.find(({ parts }) => parts.some(({ id }) => id === partId))?.unitIds ?? [];
  const returns = await listReturns(db, { orderId });
  return returns.find(({ units }) => units.some(({ unitId, isOpen }) => isOpen && unitIds.includes(unitId)));
}

const transferPage = (orderId: string, partId: number, bank: BankAccount): Html =>
  page(
    'Transfer',
    html`<p><a href="/desk/orders?id=${orderId}">Order ${orderId}</a></p>
      <h1>Transfer to the shopper</h1>
      <table>
        <tbody>
          <tr>
            <th scope="row">Name</th>
            <td>${bank.holder}</td>
          </tr>
          <tr>
            <th scope="row">IFSC</th>
            <td>${bank.ifsc}</td>
          </tr>
          <tr>
            <th scope="row">Account</th>
            <td>${bank.accountNumber}</td>
          </tr>
        </tbody>
      </table>
      <form method="post" action="/desk/orders/${orderId}/transfers/${partId}">
        <label>Reference (UTR) <input name="reference" required maxlength="40" /></label>
        <button>Record the transfer</button>
      </form>`,
  );

export const transferForm = (orderId: string, partId: number): Html =>
  html`<a href="/desk/orders/${orderId}/transfers/${partId}">Make the transfer</a>`;

/** One return: its items with reasons, and a button for each possible move. */
export function returnPart(request: StoredReturn, lines: readonly StoredLine[]): Html {
  const next = [
    ...new Set(unitsOfReturn(lines, request).flatMap(({ state }) => nextReturnStates(state))),
  ].filter((to) => isFitting(request, to));
  return html`<h2>Return ${request.code}</h2>
    <p>
      ${request.method}, ${request.kind}, refund to ${request.refundTo}.
      ${request.withdrawnAt && 'Withdrawn.'}
      ${request.pickupDay && `Pickup ${request.pickupDay}, ${request.pickupSlot}.`}
      ${request.store && `Store ${request.store.name}, code ${request.dropCode}.`}
      ${request.trackingNumber && `${request.courierName} ${request.trackingNumber}.`}
      ${request.photos > 0 && `${request.photos} photos.`}
    </p>
    <table>
      <tbody>
        ${request.units.map(
          ({ unitId, reason, comment }) =>
            html`<tr>
              <td>${nameOf(lines, unitId)}</td>
              <td>${reason}</td>
              <td class="message">${comment}</td>
              <td>${wantedOf(request, unitId)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${request.rejection && html`<p>Rejected: ${request.rejection}</p>`}
    ${request.dispute && html`<p class="message">Disputed: ${request.dispute}</p>`}
    ${next.map((to) => moveForm(request, to))}`;
}

/** The offer that replaces a unit, and whether its stock is reserved; empty for a refund. */
const wantedOf = ({ replacements }: StoredReturn, id: number): string => {
  const found = replacements.find(({ unitId }) => unitId === id);
  return found ? `${found.ussid} (${found.status})` : '';
};

/** A missing item has no way back, and nothing else is accepted before it has arrived. */
const isFitting = ({ method }: StoredReturn, to: ReturnState): boolean => {
  if (method === 'nothing') return to !== 'pickupScheduled' && to !== 'pickedUp';
  return to !== 'pickupScheduled' || method === 'schedulePickup';
};

const nameOf = (lines: readonly StoredLine[], unitId: number): string =>
  lines.find(({ units }) => units.some(({ id }) => id === unitId))?.snapshot.productName ?? '';

const acceptLabels = { refund: 'Accept and refund', replacement: 'Accept and replace' } as const;

const moveForm = ({ id, method, kind }: StoredReturn, to: ReturnState): Html =>
  html`<form method="post" action="/desk/returns/${id}/${to}">
    ${
      to === 'inspected' &&
      method !== 'nothing' &&
      html`<label><input type="checkbox" name="isSellable" checked /> Can be sold again</label>`
    }
    ${to === 'rejected' && html`<label>Reason <input name="rejection" required maxlength="500" /></label>`}
    <button>${to === 'inspected' ? acceptLabels[kind] : `Move to ${to}`}</button>
  </form> `;
