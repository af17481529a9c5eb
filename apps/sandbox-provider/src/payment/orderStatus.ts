import { paiseToRupees } from '@luxe/format';
import type { Card } from '../instruments/cards.ts';
import {
  findLastTxn,
  findOrder,
  findRefunds,
  refundedPaise,
  statusOf,
  type OrderRow,
  type TxnRow,
} from './rows.ts';
import { statusIds } from './states.ts';
import type { Store } from './paymentStore.ts';

/** The order in the format of Juspay's order-status call and webhooks. `undefined` for an unknown order. */
export function orderStatus(store: Store, orderId: string, merchantId: string) {
  const order = findOrder(store, orderId);
  if (!order || order.is_vanished) return undefined;
  const txn = findLastTxn(store, orderId);
  const refunds = findRefunds(store, orderId);
  const status = statusOf(order, txn);
  const refundedTotal = refunds
    .filter((one) => one.status === 'SUCCESS')
    .reduce((sum, one) => sum + one.amount, 0);
  const requestedTotal = refundedPaise(refunds);
  const amount = txn?.amount ?? order.amount;
  return {
    ...toOrderFields(order, merchantId),
    status,
    status_id: statusIds[status],
    amount: paiseToRupees(amount),
    effective_amount: paiseToRupees(amount),
    bank_error_code: txn?.error_code ?? '',
    bank_error_message: txn?.error_message ?? '',
    refunded: refundedTotal > 0 && refundedTotal === amount,
    amount_refunded: paiseToRupees(refundedTotal),
    maximum_eligible_refund_amount: status === 'CHARGED' ? paiseToRupees(amount - requestedTotal) : 0,
    refunds: refunds.map((one) => ({
      id: one.id,
      unique_request_id: one.unique_request_id,
      amount: paiseToRupees(one.amount),
      status: one.status,
      created: isoTime(one.made_at),
      ref: one.status === 'SUCCESS' ? one.id : null,
      error_code: one.status === 'FAILURE' ? 'REFUND_REJECTED' : '',
      error_message: one.status === 'FAILURE' ? 'The bank rejected the refund.' : '',
    })),
    ...(txn && toPaymentFields(txn, merchantId)),
  };
}

const toOrderFields = (order: OrderRow, merchantId: string) => ({
  id: order.id,
  order_id: order.order_id,
  merchant_id: merchantId,
  customer_id: order.customer_id,
  customer_email: order.customer_email,
  customer_phone: order.customer_phone,
  currency: 'INR',
  return_url: order.return_url,
  date_created: isoTime(order.made_at),
});

function toPaymentFields(txn: TxnRow, merchantId: string) {
  const card = txn.card === null ? undefined : (JSON.parse(txn.card) as Card);
  return {
    txn_id: txnIdOf(txn, merchantId),
    txn_uuid: txn.uuid,
    payment_method_type: txn.method_type,
    payment_method: txn.method,
    auth_type: card ? 'THREE_DS' : '',
    ...(txn.vpa !== null && { payer_vpa: txn.vpa }),
    ...(txn.emi !== null && (JSON.parse(txn.emi) as { emi_bank: string; emi_tenure: number })),
    ...(card && {
      card: {
        last_four_digits: card.lastFour,
        card_isin: card.bin,
        card_brand: card.brand,
        card_issuer: card.issuer,
        card_type: card.type,
        card_reference: card.reference ?? null,
        expiry_month: card.expiryMonth,
        expiry_year: card.expiryYear,
        saved_to_locker: card.reference !== undefined,
      },
    }),
    txn_detail: {
      txn_id: txnIdOf(txn, merchantId),
      txn_uuid: txn.uuid,
      order_id: txn.order_id,
      status: txn.status,
      txn_amount: paiseToRupees(txn.amount),
      currency: 'INR',
      created: isoTime(txn.made_at),
      error_code: txn.error_code,
      error_message: txn.error_message,
    },
  };
}

export const txnIdOf = ({ order_id, number }: Pick<TxnRow, 'order_id' | 'number'>, merchantId: string) =>
  `${merchantId}-${order_id}-${number}`;

/** Juspay writes times without milliseconds. */
const isoTime = (time: number) => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
