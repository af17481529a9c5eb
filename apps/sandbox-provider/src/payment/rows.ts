import type { OutcomeName } from '../instruments/outcomes.ts';
import type { Status, TxnStatus } from './states.ts';
import type { Store } from './paymentStore.ts';

/** A stored order. Amounts are in paise, times in milliseconds since 1970. */
export interface OrderRow {
  readonly order_id: string;
  readonly id: string;
  readonly amount: number;
  readonly customer_id: string;
  readonly customer_email: string;
  readonly customer_phone: string;
  readonly return_url: string;
  readonly made_at: number;
  readonly is_cancelled: number;
  readonly is_vanished: number;
  readonly hangs_until: number;
}

/** One attempt to pay an order. `card` and `emi` are JSON. */
export interface TxnRow {
  readonly uuid: string;
  readonly order_id: string;
  readonly number: number;
  readonly status: TxnStatus;
  readonly method_type: 'CARD' | 'NB' | 'UPI' | 'WALLET';
  readonly method: string;
  readonly txn_type: string;
  readonly amount: number;
  readonly outcome: OutcomeName;
  readonly card: string | null;
  readonly saves_card: number;
  readonly vpa: string | null;
  readonly emi: string | null;
  readonly redirects: number;
  readonly wrong_codes: number;
  readonly due_at: number | null;
  readonly due_status: TxnStatus | null;
  readonly error_code: string;
  readonly error_message: string;
  readonly made_at: number;
}

export interface RefundRow {
  readonly id: string;
  readonly order_id: string;
  readonly unique_request_id: string;
  readonly amount: number;
  readonly status: 'PENDING' | 'SUCCESS' | 'FAILURE';
  readonly made_at: number;
}

export const findOrder = (store: Store, orderId: string) =>
  store.one<OrderRow>('SELECT * FROM payment_order WHERE order_id = ?', orderId);

export const findTxn = (store: Store, uuid: string) =>
  store.one<TxnRow>('SELECT * FROM txn WHERE uuid = ?', uuid);

/**
 * The last transaction of an order, which decides the order's status. No transaction can begin while the bank
 * is processing another, or after a charge.
 */
export const findLastTxn = (store: Store, orderId: string) =>
  store.one<TxnRow>('SELECT * FROM txn WHERE order_id = ? ORDER BY number DESC LIMIT 1', orderId);

export const findRefunds = (store: Store, orderId: string) =>
  store.all<RefundRow>('SELECT * FROM refund WHERE order_id = ? ORDER BY rowid', orderId);

/** Paise of the refunds that are paid or can still be paid. Rejected refunds do not count. */
export const refundedPaise = (refunds: readonly RefundRow[]): number =>
  refunds.reduce((sum, { status, amount }) => (status === 'FAILURE' ? sum : sum + amount), 0);

/** The status of an order. A cancelled order without a transaction counts as AUTHENTICATION_FAILED. */
export function statusOf(order: OrderRow, txn: TxnRow | undefined): Status {
  if (txn) return txn.status;
  return order.is_cancelled ? 'AUTHENTICATION_FAILED' : 'NEW';
}
