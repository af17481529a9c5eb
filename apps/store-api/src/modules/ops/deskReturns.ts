import type { Clock } from '@luxe/host';
import { cleanText } from '@luxe/format';
import { html, type Html } from '@luxe/format/html';
import { inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { orderUnit, type ReturnState } from '../../db/schema/index.ts';
import { domainError } from '../../errors/domainError.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import type { StoredLine } from '../order/repository.ts';
import { nextReturnStates } from '../order/unitStates.ts';
import { decryptBank, type BankAccount } from '../refund/bankAccount.ts';
import { recordTransfer } from '../refund/recordTransfer.ts';
import { refundsOf } from '../refund/repository.ts';
import { isTooEarly, moveReturn, unitsOfReturn, type ReturnMove } from '../returns/moveReturn.ts';
import { changeReturn, findReturn, listReturns, type StoredReturn } from '../returns/repository.ts';
import type { DeskSession } from '../staff/deskLogin.ts';
import { auditedChange } from './auditedChange.ts';
import { sendPage } from './deskAccount.ts';
import { statesOf, toId } from './deskData.ts';
import { form, page } from './deskPage.ts';
import { personOf } from './guardDesk.ts';

interface ReturnDeskParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly encryption: Encryption;
}

const orders = { config: { desk: 'orders' } } as const;

/** Routes of the desk that move returns and record transfers to bank accounts. */
export function returnDesk(scope: FastifyInstance, { db, clock, encryption }: ReturnDeskParts): void {
  scope.post<{
    Params: { id: string; state: string };
    Body: { rejection?: string; isSellable?: string } | undefined;
  }>('/desk/returns/:id/:state', orders, async (request, reply) => {
    const { id, state } = request.params;
    const found = await findReturn(db, { id: toId(id) });
    if (!found) throw domainError('returnNotFound');
    if (!isDeskMove(state)) throw domainError('unknownStep');
    const entry = { action: 'move return', subject: `order ${found.orderId}` } as const;
    const ofReturn = inArray(
      orderUnit.id,
      found.units.map(({ unitId }) => unitId),
    );
    await auditedChange({ db, clock }, request, entry, async (tx) => {
      const before = await statesOf(tx, ofReturn);
      await moveReturn(
        { db: tx, clock },
        {
          ...{ returnId: found.id, to: state, actor: 'desk', note: personOf(request).name },
          isSellable: request.body?.isSellable === 'on',
          rejection: cleanText(request.body?.rejection ?? ''),
        },
      );
      const after = await statesOf(tx, ofReturn);
      return { before: `return ${found.code}: ${before}`, after: `return ${found.code}: ${after}` };
    });
    return reply.redirect(`/desk/orders?id=${encodeURIComponent(found.orderId)}`, 303);
  });

  // The account number is shown only here, while a transfer is due.
  scope.get<{ Params: { id: string; partId: string } }>(
    '/desk/orders/:id/transfers/:partId',
    orders,
    async (request, reply) => {
      const { id, partId } = request.params;
      const bank = await bankOfPart(db, id, toId(partId));
      if (!bank) throw domainError('refundPartUnknown');
      const entry = { action: 'show bank account', subject: `order ${id}` } as const;
      await auditedChange({ db, clock }, request, entry, async () => ({ after: `refund part ${partId}` }));
      return sendPage(
        reply,
        transferPage(personOf(request), id, toId(partId), decryptBank(bank, encryption)),
      );
    },
  );

  scope.post<{ Params: { id: string; partId: string }; Body: { reference?: string } | undefined }>(
    '/desk/orders/:id/transfers/:partId',
    orders,
    async (request, reply) => {
      const { id, partId } = request.params;
      const reference = cleanText(request.body?.reference ?? '').slice(0, 40);
      if (!reference) throw domainError('unknownStep');
      const entry = { action: 'record transfer', subject: `order ${id}` } as const;
      await auditedChange({ db, clock }, request, entry, async (tx) => {
        await recordTransfer({ db: tx, clock }, id, toId(partId), reference);
        const found = await returnOfPart(tx, id, toId(partId));
        if (found) await changeReturn(tx, found.id, { bank: null });
        return { after: `refund part ${partId}: ${reference}` };
      });
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

const transferPage = (viewer: DeskSession, orderId: string, partId: number, bank: BankAccount): Html =>
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
      ${form(
        viewer,
        `/desk/orders/${orderId}/transfers/${partId}`,
        html`<label>Reference (UTR) <input name="reference" required maxlength="40" /></label>
          <button>Record the transfer</button>`,
      )}`,
    viewer,
  );

export const transferForm = (orderId: string, partId: number): Html =>
  html`<a href="/desk/orders/${orderId}/transfers/${partId}">Make the transfer</a>`;

/** One return: its items with reasons, and a button for each possible move. */
export function returnPart(viewer: DeskSession, request: StoredReturn, lines: readonly StoredLine[]): Html {
  const next = [
    ...new Set(
      unitsOfReturn(lines, request).flatMap(({ state }) =>
        nextReturnStates(state).filter((to) => !isTooEarly(request, state, to)),
      ),
    ),
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
    ${next.map((to) => moveForm(viewer, request, to))}`;
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

const moveForm = (viewer: DeskSession, { id, method, kind }: StoredReturn, to: ReturnState): Html =>
  form(
    viewer,
    `/desk/returns/${id}/${to}`,
    html` ${
        to === 'inspected' &&
        method !== 'nothing' &&
        html`<label><input type="checkbox" name="isSellable" checked /> Can be sold again</label>`
      }
      ${to === 'rejected' && html`<label>Reason <input name="rejection" required maxlength="500" /></label>`}
      <button>${to === 'inspected' ? acceptLabels[kind] : `Move to ${to}`}</button>`,
  );
