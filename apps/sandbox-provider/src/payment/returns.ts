import type { Merchant } from '../protocol/merchant.ts';
import { signatureAlgorithm, signReturn } from '../protocol/signature.ts';
import { findOrder, statusOf, findTxn } from './rows.ts';
import { statusIds } from './states.ts';
import type { Store } from './paymentStore.ts';

/** How the shopper returns to the shop: the URL and its signed parameters. */
export interface Return {
  /** The URL without the parameters. */
  readonly action: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** The URL with the parameters, for a GET. */
  readonly href: string;
}

/**
 * The URL and parameters by which the shopper returns, for the current status of a payment. `undefined` for
 * an unknown payment.
 */
export function buildReturn(
  store: Store,
  uuid: string,
  { responseKey }: Pick<Merchant, 'responseKey'>,
): Return | undefined {
  const txn = findTxn(store, uuid);
  const order = txn && findOrder(store, txn.order_id);
  if (!order) return undefined;
  const status = statusOf(order, txn);
  const url = new URL(order.return_url);
  const fields = {
    ...Object.fromEntries(url.searchParams),
    order_id: order.order_id,
    status: order.is_vanished ? 'NOT_FOUND' : status,
    status_id: String(order.is_vanished ? 40 : statusIds[status]),
  };
  const parameters = {
    ...fields,
    signature: signReturn(fields, responseKey),
    signature_algorithm: signatureAlgorithm,
  };
  const action = `${url.origin}${url.pathname}`;
  return { action, parameters, href: `${action}?${new URLSearchParams(parameters).toString()}` };
}
