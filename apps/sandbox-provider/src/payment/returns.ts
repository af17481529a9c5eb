import type { Merchant } from '../config.ts';
import { signatureAlgorithm, signReturn } from '../signature.ts';
import { orderOf, statusOf, txnOf } from './rows.ts';
import { statusIds } from './states.ts';
import type { Store } from './store.ts';

/** The way back to the shop: where to, and what is sent along, signed. */
export interface Return {
  /** Without the parameters below. */
  readonly action: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** Both in one, for a GET. */
  readonly href: string;
}

/** How a shopper is sent back from a payment as it stands now. Undefined for a payment that is not there. */
export function returnOf(
  store: Store,
  uuid: string,
  { responseKey }: Pick<Merchant, 'responseKey'>,
): Return | undefined {
  const txn = txnOf(store, uuid);
  const order = txn && orderOf(store, txn.order_id);
  if (!order) return undefined;
  const status = statusOf(order, txn);
  const url = new URL(order.return_url);
  const told = {
    ...Object.fromEntries(url.searchParams),
    order_id: order.order_id,
    status: order.is_vanished ? 'NOT_FOUND' : status,
    status_id: String(order.is_vanished ? 40 : statusIds[status]),
  };
  const parameters = {
    ...told,
    signature: signReturn(told, responseKey),
    signature_algorithm: signatureAlgorithm,
  };
  const action = `${url.origin}${url.pathname}`;
  return { action, parameters, href: `${action}?${new URLSearchParams(parameters).toString()}` };
}
