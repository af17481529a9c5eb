import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Card } from '../instruments/cards.ts';
import { outcomeOf, type OutcomeName } from '../instruments/outcomes.ts';
import { invalid, unknownOrder } from '../refusal.ts';
import { keepCard } from './locker.ts';
import { tell, type EventName } from './events.ts';
import { lastTxnOf, orderOf, refundsOf, statusOf, txnOf, type OrderRow, type TxnRow } from './rows.ts';
import { isAtEnd, lines, type TxnStatus } from './states.ts';
import type { Store } from './store.ts';

export interface NewOrder {
  readonly orderId: string;
  /** Paise. */
  readonly amount: number;
  readonly customerId: string;
  readonly customerEmail: string;
  readonly customerPhone: string;
  readonly returnUrl: string;
}

export interface NewTxn {
  readonly orderId: string;
  readonly methodType: TxnRow['method_type'];
  readonly method: string;
  readonly txnType?: string;
  readonly outcome: OutcomeName;
  readonly card?: Card;
  readonly savesCard?: boolean;
  readonly vpa?: string;
  readonly emi?: { readonly emi_bank: string; readonly emi_tenure: number };
  readonly redirects: boolean;
}

/** What the shopper says on a page of the bank. */
export type Decision = 'approve' | 'decline';

export type Payments = ReturnType<typeof createPayments>;

const webhookDelayMs = 500;
const refundMs = 2000;

/** Why a payment failed, as banks say it. */
const errors = {
  authorization: ['U30', 'The bank refused the payment.'],
  authentication: ['3DS_FAILED', 'The shopper was not recognised.'],
  declined: ['ZA', 'The shopper declined the payment.'],
  cancelled: ['CANCELLED', 'The merchant cancelled the payment.'],
  replaced: ['ABANDONED', 'The shopper began to pay in another way.'],
  atOnce: ['GATEWAY_DECLINED', 'The payment was not accepted.'],
} as const;

/** The rules of the provider. Everything that moves money is one transaction, on a status that may still change. */
export function createPayments({
  store,
  clock,
  merchantId,
}: {
  store: Store;
  clock: Clock;
  merchantId: string;
}) {
  const event = (orderId: string, name: EventName, timing?: { delayMs?: number; times?: number }) =>
    tell(store, { orderId, merchantId, now: clock.now(), name }, timing);

  const existing = (orderId: string): OrderRow => {
    const order = orderOf(store, orderId);
    if (!order || order.is_vanished) throw unknownOrder(orderId);
    return order;
  };

  /** Along an allowed line only; whoever comes second finds another status and changes nothing. */
  function move(txn: TxnRow, next: TxnStatus, [code, message]: readonly [string, string] = ['', '']) {
    if (!lines[txn.status].includes(next)) throw new Error(`No line from ${txn.status} to ${next}`);
    const changed = store.run(
      'UPDATE txn SET status = ?, due_at = NULL, due_status = NULL, error_code = ?, error_message = ? WHERE uuid = ? AND status = ?',
      next,
      code,
      message,
      txn.uuid,
      txn.status,
    );
    if (changed !== 1) throw new Error(`The payment is no longer ${txn.status}`);
  }

  /** The end of a payment, and the events that tell of it. */
  function end(txn: TxnRow, status: TxnStatus, why?: readonly [string, string]) {
    const { webhook, overcharges = 0, hangsMs = 0 } = outcomeOf(txn.outcome);
    if (status === 'CHARGED') {
      if (overcharges > 0)
        store.run('UPDATE txn SET amount = amount + ? WHERE uuid = ?', overcharges, txn.uuid);
      if (txn.saves_card && txn.card !== null) keepCard(store, txn);
    }
    move(txn, status, why);
    if (hangsMs > 0)
      store.run(
        'UPDATE payment_order SET hangs_until = ? WHERE order_id = ?',
        clock.now() + hangsMs,
        txn.order_id,
      );
    if (webhook === 'never') return;
    event(txn.order_id, status === 'CHARGED' ? 'ORDER_SUCCEEDED' : 'ORDER_FAILED', {
      delayMs: webhook === 'first' ? 0 : webhookDelayMs,
      times: webhook === 'twice' ? 2 : 1,
    });
  }

  const whyOf = (status: TxnStatus) =>
    ({
      AUTHORIZATION_FAILED: errors.authorization,
      AUTHENTICATION_FAILED: errors.authentication,
      JUSPAY_DECLINED: errors.atOnce,
    })[status as string];

  const payments = {
    /** The same order id is the same order; another amount under it is refused. */
    createOrder(given: NewOrder): void {
      store.transaction(() => {
        const order = orderOf(store, given.orderId);
        if (order?.is_vanished) throw unknownOrder(given.orderId);
        if (order) {
          if (order.amount !== given.amount || order.customer_id !== given.customerId)
            throw invalid(
              'There is an order of this id with another amount or customer.',
              'duplicate_order_id',
            );
          return;
        }
        store.run(
          `INSERT INTO payment_order (order_id, id, amount, customer_id, customer_email, customer_phone, return_url, made_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
          given.orderId,
          `ordeh_${randomBytes(16).toString('hex')}`,
          given.amount,
          given.customerId,
          given.customerEmail,
          given.customerPhone,
          given.returnUrl,
          clock.now(),
        );
      });
    },

    /** Begins to pay. What was begun before and is still waiting for the shopper ends; what is with the bank, or paid, does not. */
    begin(given: NewTxn): TxnRow {
      payments.settleDue();
      return store.transaction(() => {
        const order = existing(given.orderId);
        const before = lastTxnOf(store, given.orderId);
        if (order.is_cancelled) throw invalid('This order was cancelled.', 'order_cancelled');
        if (before?.status === 'CHARGED') throw invalid('This order is paid.', 'order_already_paid');
        if (before?.status === 'AUTHORIZING')
          throw invalid('A payment of this order is with the bank.', 'payment_under_way');
        if (before?.status === 'PENDING_VBV') move(before, 'AUTHENTICATION_FAILED', errors.replaced);
        const { isDeclinedAtOnce = false } = outcomeOf(given.outcome);
        const uuid = randomBytes(18).toString('base64url');
        store.run(
          `INSERT INTO txn (uuid, order_id, number, status, method_type, method, txn_type, amount, outcome, card, saves_card, vpa, emi,
             redirects, error_code, error_message, made_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          uuid,
          given.orderId,
          (before?.number ?? 0) + 1,
          isDeclinedAtOnce ? 'JUSPAY_DECLINED' : 'PENDING_VBV',
          given.methodType,
          given.method,
          given.txnType ?? '',
          order.amount,
          given.outcome,
          given.card ? JSON.stringify(given.card) : null,
          Number(given.savesCard ?? false),
          given.vpa ?? null,
          given.emi ? JSON.stringify(given.emi) : null,
          Number(given.redirects),
          ...(isDeclinedAtOnce ? errors.atOnce : ['', '']),
          clock.now(),
        );
        event(given.orderId, 'TXN_CREATED');
        if (isDeclinedAtOnce) event(given.orderId, 'ORDER_FAILED', { delayMs: webhookDelayMs });
        return found(uuid);
      });
    },

    /** What the shopper decided on the bank's page. A payment that is decided already stays as it is. */
    decide(uuid: string, decision: Decision): TxnRow {
      payments.settleDue();
      return store.transaction(() => {
        const txn = found(uuid);
        if (txn.status !== 'PENDING_VBV') return txn;
        const { approved, thinksMs } = outcomeOf(txn.outcome);
        if (decision === 'decline')
          end(
            txn,
            txn.method_type === 'UPI' ? 'AUTHORIZATION_FAILED' : 'AUTHENTICATION_FAILED',
            errors.declined,
          );
        else if (approved === 'vanishes')
          store.run('UPDATE payment_order SET is_vanished = 1 WHERE order_id = ?', txn.order_id);
        else if (thinksMs !== undefined) {
          move(txn, 'AUTHORIZING');
          store.run(
            'UPDATE txn SET due_at = ?, due_status = ? WHERE uuid = ?',
            clock.now() + thinksMs,
            approved,
            uuid,
          );
        } else end(txn, approved, whyOf(approved));
        return found(uuid);
      });
    },

    /** A wrong one-time code; the third ends the payment. */
    wrongCode(uuid: string): TxnRow {
      return store.transaction(() => {
        store.run('UPDATE txn SET wrong_codes = wrong_codes + 1 WHERE uuid = ?', uuid);
        const txn = found(uuid);
        if (txn.status === 'PENDING_VBV' && txn.wrong_codes >= 3)
          end(txn, 'AUTHENTICATION_FAILED', errors.authentication);
        return found(uuid);
      });
    },

    /** Kills what is not charged and not with the bank. Resolves to whether nothing can be charged any more. */
    cancel(orderId: string): boolean {
      payments.settleDue();
      return store.transaction(() => {
        const order = existing(orderId);
        const txn = lastTxnOf(store, orderId);
        if (txn?.status === 'CHARGED' || txn?.status === 'AUTHORIZING') return false;
        store.run('UPDATE payment_order SET is_cancelled = 1 WHERE order_id = ?', orderId);
        if (txn?.status === 'PENDING_VBV') end(txn, 'AUTHENTICATION_FAILED', errors.cancelled);
        return isAtEnd(statusOf({ ...order, is_cancelled: 1 }, lastTxnOf(store, orderId)));
      });
    },

    /** Gives money back; without an amount, all that is left. The same request id is the same refund. */
    refund(orderId: string, requestId: string, given: number | undefined): void {
      payments.settleDue();
      store.transaction(() => {
        existing(orderId);
        const refunds = refundsOf(store, orderId);
        const same = refunds.find((one) => one.unique_request_id === requestId);
        if (same) {
          if (given !== undefined && given !== same.amount)
            throw invalid('There is a refund of this id with another amount.', 'duplicate_request_id');
          return;
        }
        const txn = lastTxnOf(store, orderId);
        if (txn?.status !== 'CHARGED') throw invalid('Nothing was charged.', 'order_not_charged');
        const left = txn.amount - refunds.reduce((sum, one) => sum + one.amount, 0);
        const amount = given ?? left;
        if (amount > left || amount <= 0)
          throw invalid('That is more than is left of what was charged.', 'refund_too_large');
        store.run(
          'INSERT INTO refund (id, order_id, unique_request_id, amount, status, made_at, due_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
          `rfnd_${randomBytes(12).toString('hex')}`,
          orderId,
          requestId,
          amount,
          'PENDING',
          clock.now(),
          clock.now() + refundMs,
        );
      });
    },

    /** Lets happen what time has brought: banks that have thought, refunds that have arrived. */
    settleDue(): void {
      const now = clock.now();
      for (const { uuid } of store.all<{ uuid: string }>('SELECT uuid FROM txn WHERE due_at <= ?', now))
        store.transaction(() => {
          const txn = found(uuid);
          if (txn.due_status !== null) end(txn, txn.due_status, whyOf(txn.due_status));
        });
      for (const { id, order_id } of store.all<{ id: string; order_id: string }>(
        "SELECT id, order_id FROM refund WHERE status = 'PENDING' AND due_at <= ?",
        now,
      ))
        store.transaction(() => {
          const isFirst = store.run(
            "UPDATE refund SET status = 'SUCCESS' WHERE id = ? AND status = 'PENDING'",
            id,
          );
          if (isFirst === 1) event(order_id, 'ORDER_REFUNDED');
        });
    },
  };

  function found(uuid: string): TxnRow {
    const txn = txnOf(store, uuid);
    if (!txn) throw invalid('There is no such payment.', 'unknown_payment');
    return txn;
  }
  return payments;
}
