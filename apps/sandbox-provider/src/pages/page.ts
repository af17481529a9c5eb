import { formatPaise } from '@luxe/format';
import type { Card } from '../instruments/cards.ts';
import { findBank, wallets } from '../instruments/banks.ts';
import { outcomeOf } from '../instruments/outcomes.ts';
import type { Return } from '../payment/returns.ts';
import type { TxnRow } from '../payment/rows.ts';
import { html, type Html } from './html.ts';

/** The one-time code of every sandbox card. */
export const oneTimeCode = '123456';

/**
 * A page with its heading. The tab of the browser shows `before` in front of the title; the heading does not.
 */
export function page(title: string, body: Html, before = ''): string {
  return html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${before}${title} · Sandbox</title>
        <link rel="stylesheet" href="/sandbox.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <header><p>Sandbox: no money moves</p></header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.text;
}

/** The page title, the label of the payment method, and the card, id, bank or wallet that pays. */
function toPageLabels(txn: TxnRow): { title: string; methodLabel: string; payer: string } {
  if (txn.method_type === 'UPI')
    return { title: 'Approve the request on your phone', methodLabel: 'UPI id', payer: txn.vpa ?? '' };
  if (txn.method_type === 'NB')
    return { title: 'Netbanking', methodLabel: 'Bank', payer: findBank(txn.method)?.name ?? txn.method };
  if (txn.method_type === 'WALLET')
    return { title: 'Pay with your wallet', methodLabel: 'Wallet', payer: wallets[txn.method] ?? txn.method };
  const card = JSON.parse(txn.card ?? '{}') as Partial<Card>;
  return {
    title: 'Confirm your payment',
    methodLabel: 'Card',
    payer: `${card.brand} ending in ${card.lastFour}`,
  };
}

const facts = (txn: TxnRow, { methodLabel, payer }: { methodLabel: string; payer: string }): Html =>
  html`<dl>
    <dt>Merchant</dt>
    <dd>LUXE</dd>
    <dt>Amount</dt>
    <dd>${formatPaise(txn.amount)}</dd>
    <dt>${methodLabel}</dt>
    <dd>${payer}</dd>
    <dt>Order</dt>
    <dd>${txn.order_id}</dd>
  </dl>`;

/**
 * The page to approve or decline a payment: 3-D Secure, netbanking, the UPI request on the phone, or a
 * wallet.
 */
export function decisionPage(txn: TxnRow, error?: string): string {
  const labels = toPageLabels(txn);
  return page(
    labels.title,
    html`${facts(txn, labels)} ${txn.method_type === 'CARD' ? codeForm(txn, error) : undefined}
      <form method="post" action="/pay/${txn.uuid}">
        <button name="decision" value="approve">Approve</button>
        <button name="decision" value="decline">Decline</button>
        <button name="decision" value="leave">Leave open</button>
      </form>
      <p class="hint">
        Outcome after approval: ${outcomeOf(txn.outcome).description} If you leave it open, you return to the
        shop without a decision, and this page stays available.
      </p>`,
    error ? 'Error: ' : '',
  );
}

const codeForm = (txn: TxnRow, error: string | undefined): Html =>
  html`<form method="post" action="/pay/${txn.uuid}">
    <div class="field">
      <label for="code">One-time code</label>
      <p class="hint" id="code-hint">The code of every sandbox card is ${oneTimeCode}.</p>
      ${error ? html`<p class="error" id="code-error" role="alert">${error}</p>` : undefined}
      <input
        id="code"
        name="code"
        inputmode="numeric"
        autocomplete="one-time-code"
        maxlength="6"
        autofocus
        aria-describedby="code-hint${error ? ' code-error' : ''}"
        ${error ? html`aria-invalid="true"` : undefined}
      />
    </div>
    <button name="decision" value="confirm">Confirm</button>
  </form>`;

/** The status of a decided payment, and the link back to the shop. */
export function donePage(txn: TxnRow, status: string, back: Return): string {
  return page(
    titles[status] ?? 'The payment is still open',
    html`${facts(txn, toPageLabels(txn))}
      <p class="hint">Status: <code>${status}</code></p>
      ${renderReturn(txn, back)}`,
  );
}

const titles: Readonly<Record<string, string>> = {
  CHARGED: 'Approved',
  AUTHORIZING: 'The bank is deciding',
  NOT_FOUND: 'Order not found',
  AUTHENTICATION_FAILED: 'Not approved',
  AUTHORIZATION_FAILED: 'Declined by the bank',
  JUSPAY_DECLINED: 'Not accepted',
};

function renderReturn(txn: TxnRow, back: Return): Html {
  const { returns } = outcomeOf(txn.outcome);
  if (returns === 'post')
    return html`<form method="post" action="${back.action}">
      ${Object.entries(back.parameters).map(
        ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
      )}
      <button>Return to the shop by POST</button>
    </form>`;
  if (returns === 'twice')
    return html`<form>
      <a class="button" href="${back.href}" target="_blank" rel="noopener">Return in a new tab</a>
      <a class="button" href="${back.href}">Return here again</a>
    </form>`;
  return html`<p><a class="button" href="${back.href}">Return to the shop</a></p>`;
}
