import { formatPaise } from '@luxe/format';
import type { Card } from '../instruments/cards.ts';
import { findBank, wallets } from '../instruments/banks.ts';
import { outcomeOf } from '../instruments/outcomes.ts';
import type { Return } from '../payment/returns.ts';
import type { TxnRow } from '../payment/rows.ts';
import { html, type Html } from './html.ts';

/** The code that every card of the sandbox is approved with. */
export const oneTimeCode = '123456';

/** A page with its heading; `before` stands before it in the title of the window alone. */
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

/** Whose page this is, and the words on it. */
function wordsOf(txn: TxnRow): { title: string; where: string; who: string } {
  if (txn.method_type === 'UPI')
    return { title: 'Approve the request on your phone', where: 'UPI id', who: txn.vpa ?? '' };
  if (txn.method_type === 'NB')
    return { title: 'Netbanking', where: 'Bank', who: findBank(txn.method)?.name ?? txn.method };
  if (txn.method_type === 'WALLET')
    return { title: 'Pay with your wallet', where: 'Wallet', who: wallets[txn.method] ?? txn.method };
  const card = JSON.parse(txn.card ?? '{}') as Partial<Card>;
  return { title: 'Confirm your payment', where: 'Card', who: `${card.brand} ending in ${card.lastFour}` };
}

const facts = (txn: TxnRow, { where, who }: { where: string; who: string }): Html =>
  html`<dl>
    <dt>Merchant</dt>
    <dd>LUXE</dd>
    <dt>Amount</dt>
    <dd>${formatPaise(txn.amount)}</dd>
    <dt>${where}</dt>
    <dd>${who}</dd>
    <dt>Order</dt>
    <dd>${txn.order_id}</dd>
  </dl>`;

/** Where a payment is approved or declined: 3-D Secure, netbanking, the phone's request, a wallet. */
export function decisionPage(txn: TxnRow, error?: string): string {
  const words = wordsOf(txn);
  return page(
    words.title,
    html`${facts(txn, words)} ${txn.method_type === 'CARD' ? codeForm(txn, error) : undefined}
      <form method="post" action="/pay/${txn.uuid}">
        <button name="decision" value="approve">Approve</button>
        <button name="decision" value="decline">Decline</button>
        <button name="decision" value="leave">Leave open</button>
      </form>
      <p class="hint">
        Approved it is: ${outcomeOf(txn.outcome).says} Left open, the shopper returns without a decision, and
        this page stays.
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

/** What became of a payment, and the way back to the shop. */
export function donePage(txn: TxnRow, status: string, back: Return): string {
  return page(
    titles[status] ?? 'The payment is not decided',
    html`${facts(txn, wordsOf(txn))}
      <p class="hint">Status: <code>${status}</code></p>
      ${wayBack(txn, back)}`,
  );
}

const titles: Readonly<Record<string, string>> = {
  CHARGED: 'Approved',
  AUTHORIZING: 'The bank is thinking',
  NOT_FOUND: 'The order has vanished',
  AUTHENTICATION_FAILED: 'Not approved',
  AUTHORIZATION_FAILED: 'Refused by the bank',
  JUSPAY_DECLINED: 'Not accepted',
};

function wayBack(txn: TxnRow, back: Return): Html {
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
      <a class="button" href="${back.href}">Return here, once more</a>
    </form>`;
  return html`<p><a class="button" href="${back.href}">Return to the shop</a></p>`;
}
