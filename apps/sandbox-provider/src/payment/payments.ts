import { randomBytes } from 'node:crypto';
import type { EpochClock } from './epochClock.ts';
import type { Card } from '../instruments/cards.ts';
import { outcomeOf, type OutcomeName } from '../instruments/outcomes.ts';
import { invalid, unknownOrder } from '../protocol/errors.ts';
import { saveCard } from './locker.ts';
import { enqueueEvent, type EventName } from './events.ts';
import {
  findLastTxn,
  findOrder,
  findRefunds,
  refundedPaise,
  statusOf,
  findTxn,
  type OrderRow,
  type TxnRow,
} from './rows.ts';
import { isFinalStatus, transitions, type TxnStatus } from './states.ts';
import type { Store } from './paymentStore.ts';

export interface NewOrder {
  readonly orderId: string;
  /** In paise. */
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

/** The choice of the shopper on the page of the bank. */
export type Decision = 'approve' | 'decline';

export type Payments = ReturnType<typeof createPayments>;

const webhookDelayMs = 500;
const refundMs = 2000;

/** Error codes and messages of failed payments, in the style of banks. */
const errors = {
  authorization: ['U30', 'The bank declined the payment.'],
  authentication: ['3DS_FAILED', 'The shopper was not recognised.'],
  declined: ['ZA', 'The shopper declined the payment.'],
  cancelled: ['CANCELLED', 'The merchant cancelled the payment.'],
  replaced: ['ABANDONED', 'The shopper started another payment.'],
  atOnce: ['GATEWAY_DECLINED', 'The payment was not accepted.'],
} as const;

/** The payment rules. Every change of money is one transaction and checks the current status first. */
export function createPayments({
  store,
  clock,
  merchantId,
}: {
  store: Store;
  clock: EpochClock;
  merchantId: string;
}) {
  const event = (orderId: string, name: EventName, timing?: { delayMs?: number; times?: number }) =>
    enqueueEvent(store, { orderId, merchantId, now: clock.now(), name }, timing);

  const requireOrder = (orderId: string): OrderRow => {
    const order = findOrder(store, orderId);
    if (!order || order.is_vanished) throw unknownOrder(orderId);
    return order;
  };

  /**
   * Changes the status along an allowed transition. Throws when another call has changed the status first.
   */
  function move(txn: TxnRow, next: TxnStatus, [code, message]: readonly [string, string] = ['', '']) {
    if (!transitions[txn.status].includes(next))
      throw new Error(`No transition from ${txn.status} to ${next}`);
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

  /** Ends a payment and queues its webhooks. */
  function end(txn: TxnRow, status: TxnStatus, reason?: readonly [string, string]) {
    const { webhook, overchargePaise = 0, delaysStatusMs = 0 } = outcomeOf(txn.outcome);
    if (status === 'CHARGED') {
      if (overchargePaise > 0)
        store.run('UPDATE txn SET amount = amount + ? WHERE uuid = ?', overchargePaise, txn.uuid);
      if (txn.saves_card && txn.card !== null) saveCard(store, txn);
    }
    move(txn, status, reason);
    if (delaysStatusMs > 0)
      store.run(
        'UPDATE payment_order SET hangs_until = ? WHERE order_id = ?',
        clock.now() + delaysStatusMs,
        txn.order_id,
      );
    if (webhook === 'never') return;
    event(txn.order_id, status === 'CHARGED' ? 'ORDER_SUCCEEDED' : 'ORDER_FAILED', {
      delayMs: webhook === 'first' ? 0 : webhookDelayMs,
      times: webhook === 'twice' ? 2 : 1,
    });
  }

  const reasonOf = (status: TxnStatus) =>
    ({
      AUTHORIZATION_FAILED: errors.authorization,
      AUTHENTICATION_FAILED: errors.authentication,
      JUSPAY_DECLINED: errors.atOnce,
    })[status as string];

  const payments = {
    /**
     * Creates an order. Does nothing when the order id exists with the same amount and customer; throws when
     * either differs.
     */
    createOrder(given: NewOrder): void {
      store.transaction(() => {
        const order = findOrder(store, given.orderId);
        if (order?.is_vanished) throw unknownOrder(given.orderId);
        if (order) {
          if (order.amount !== given.amount || order.customer_id !== given.customerId)
            throw invalid('An order with this id has another amount or customer.', 'duplicate_order_id');
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

    /**
     * Begins a transaction, and ends an earlier transaction that waits for the shopper. Throws when the order
     * is cancelled or paid, or when the bank is processing a transaction.
     */
    begin(given: NewTxn): TxnRow {
      payments.settleDue();
      return store.transaction(() => {
        const order = requireOrder(given.orderId);
        const before = findLastTxn(store, given.orderId);
        if (order.is_cancelled) throw invalid('This order was cancelled.', 'order_cancelled');
        if (before?.status === 'CHARGED') throw invalid('This order is paid.', 'order_already_paid');
        if (before?.status === 'AUTHORIZING')
          throw invalid('A payment of this order is at the bank.', 'payment_under_way');
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
        return requireTxn(uuid);
      });
    },

    /** Applies the shopper's decision. A decided payment does not change. */
    decide(uuid: string, decision: Decision): TxnRow {
      payments.settleDue();
      return store.transaction(() => {
        const txn = requireTxn(uuid);
        if (txn.status !== 'PENDING_VBV') return txn;
        const { approved, authorizingMs } = outcomeOf(txn.outcome);
        if (decision === 'decline')
          end(
            txn,
            txn.method_type === 'UPI' ? 'AUTHORIZATION_FAILED' : 'AUTHENTICATION_FAILED',
            errors.declined,
          );
        else if (approved === 'vanishes')
          store.run('UPDATE payment_order SET is_vanished = 1 WHERE order_id = ?', txn.order_id);
        else if (authorizingMs !== undefined) {
          move(txn, 'AUTHORIZING');
          store.run(
            'UPDATE txn SET due_at = ?, due_status = ? WHERE uuid = ?',
            clock.now() + authorizingMs,
            approved,
            uuid,
          );
        } else end(txn, approved, reasonOf(approved));
        return requireTxn(uuid);
      });
    },

    /** Counts a wrong one-time code. At the third wrong code, the payment fails. */
    wrongCode(uuid: string): TxnRow {
      return store.transaction(() => {
        store.run('UPDATE txn SET wrong_codes = wrong_codes + 1 WHERE uuid = ?', uuid);
        const txn = requireTxn(uuid);
        if (txn.status === 'PENDING_VBV' && txn.wrong_codes >= 3)
          end(txn, 'AUTHENTICATION_FAILED', errors.authentication);
        return requireTxn(uuid);
      });
    },

    /**
     * Cancels an order, unless its payment is charged or the bank is processing it. Returns true when the
     * order can no longer be charged.
     */
    cancel(orderId: string): boolean {
      payments.settleDue();
      return store.transaction(() => {
        const order = requireOrder(orderId);
        const txn = findLastTxn(store, orderId);
        if (txn?.status === 'CHARGED' || txn?.status === 'AUTHORIZING') return false;
        store.run('UPDATE payment_order SET is_cancelled = 1 WHERE order_id = ?', orderId);
        if (txn?.status === 'PENDING_VBV') end(txn, 'AUTHENTICATION_FAILED', errors.cancelled);
        return isFinalStatus(statusOf({ ...order, is_cancelled: 1 }, findLastTxn(store, orderId)));
      });
    },

    /**
     * Refunds an amount in paise, by default all that is left. A repeated request id with the same amount
     * creates no second refund. A rejected refund leaves the amount to be requested again with another id.
     */
    refund(orderId: string, requestId: string, given: number | undefined): void {
      payments.settleDue();
      store.transaction(() => {
        requireOrder(orderId);
        const refunds = findRefunds(store, orderId);
        const same = refunds.find((one) => one.unique_request_id === requestId);
        if (same) {
          if (given !== undefined && given !== same.amount)
            throw invalid('A refund with this id has another amount.', 'duplicate_request_id');
          return;
        }
        const txn = findLastTxn(store, orderId);
        if (txn?.status !== 'CHARGED') throw invalid('Nothing was charged.', 'order_not_charged');
        const left = txn.amount - refundedPaise(refunds);
        const amount = given ?? left;
        if (amount > left || amount <= 0)
          throw invalid('The amount is more than can still be refunded.', 'refund_too_large');
        const isRejected = outcomeOf(txn.outcome).rejectsRefunds === true;
        store.run(
          'INSERT INTO refund (id, order_id, unique_request_id, amount, status, made_at, due_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
          `rfnd_${randomBytes(12).toString('hex')}`,
          orderId,
          requestId,
          amount,
          isRejected ? 'FAILURE' : 'PENDING',
          clock.now(),
          clock.now() + refundMs,
        );
        if (isRejected) event(orderId, 'ORDER_REFUND_FAILED');
      });
    },

    /** Applies everything that is due: bank decisions and refunds. */
    settleDue(): void {
      const now = clock.now();
      for (const { uuid } of store.all<{ uuid: string }>('SELECT uuid FROM txn WHERE due_at <= ?', now))
        store.transaction(() => {
          const txn = requireTxn(uuid);
          if (txn.due_status !== null) end(txn, txn.due_status, reasonOf(txn.due_status));
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

  function requireTxn(uuid: string): TxnRow {
    const txn = findTxn(store, uuid);
    if (!txn) throw invalid('There is no such payment.', 'unknown_payment');
    return txn;
  }
  return payments;
}
