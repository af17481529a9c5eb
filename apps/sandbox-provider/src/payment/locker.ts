import { randomBytes } from 'node:crypto';
import { hasExpired, isSecurityCodeOf, type Card } from '../instruments/cards.ts';
import { invalid } from '../protocol/errors.ts';
import { findOrder, type TxnRow } from './rows.ts';
import type { Store } from './paymentStore.ts';

/** A card in a customer's locker, the provider's storage of saved cards. */
export interface SavedCard extends Card {
  readonly reference: string;
  readonly token: string;
}

const tokenMs = 10 * 60_000;

/** Issues a token for a typed card. The token is valid for one payment, for 10 minutes. */
export function issueToken(store: Store, card: Card, now: number): string {
  const token = `ctkn_${randomBytes(18).toString('base64url')}`;
  store.run('DELETE FROM card_token WHERE ends_at < ?', now);
  store.run(
    'INSERT INTO card_token (token, card, ends_at) VALUES (?, ?, ?)',
    token,
    JSON.stringify(card),
    now + tokenMs,
  );
  return token;
}

/**
 * Returns the card that a token stands for. A token from `issueToken` is deleted, because it is valid only
 * once. The token of a saved card is reusable, but needs the security code. Throws a DomainError when the
 * token, the code or the expiry date is invalid.
 */
export function spendToken(
  store: Store,
  token: string,
  { customerId, securityCode, now }: { customerId: string; securityCode: string; now: number },
): Card {
  const row = store.one<{ card: string; ends_at: number }>('SELECT * FROM card_token WHERE token = ?', token);
  if (row) {
    store.run('DELETE FROM card_token WHERE token = ?', token);
    if (row.ends_at > now) return JSON.parse(row.card) as Card;
  }
  const saved = savedCards(store, customerId).find((card) => card.token === token);
  if (!saved) throw invalid('The card token is unknown, used, or has expired.', 'invalid_card_token');
  if (!isSecurityCodeOf(saved, securityCode))
    throw invalid('The security code is not valid.', 'invalid_card_security_code');
  if (hasExpired(saved, now)) throw invalid('The card has expired.', 'invalid_card_expiry');
  const { token: _token, ...card } = saved;
  return card;
}

export const savedCards = (store: Store, customerId: string): SavedCard[] =>
  store
    .all<{ reference: string; token: string; card: string }>(
      'SELECT * FROM saved_card WHERE customer_id = ? ORDER BY rowid',
      customerId,
    )
    .map(({ reference, token, card }) => ({ ...(JSON.parse(card) as Card), reference, token }));

/** Saves the card of a charged payment once, and stores its reference on the payment. */
export function saveCard(store: Store, txn: TxnRow): void {
  const order = findOrder(store, txn.order_id);
  if (!order || txn.card === null || (JSON.parse(txn.card) as Card).reference !== undefined) return;
  store.run(
    'INSERT INTO saved_card (reference, token, customer_id, card) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
    `cref_${randomBytes(12).toString('hex')}`,
    `card_${randomBytes(18).toString('base64url')}`,
    order.customer_id,
    txn.card,
  );
  store.run(
    `UPDATE txn SET card = json_set(card, '$.reference', (SELECT reference FROM saved_card WHERE customer_id = ? AND card = txn.card))
     WHERE uuid = ?`,
    order.customer_id,
    txn.uuid,
  );
}

/** Deletes a saved card. Returns its reference, or `undefined` when the token is unknown. */
export function deleteCard(store: Store, token: string): string | undefined {
  return store.one<{ reference: string }>('DELETE FROM saved_card WHERE token = ? RETURNING reference', token)
    ?.reference;
}
