import type { Return } from '@luxe/contract/calls';
import { formatDay } from '@luxe/format';
import { orderTrail, type TrailItem } from '@luxe/patterns/order-trail';
import type { SummaryRow } from '@luxe/patterns/summary-table';
import { copy } from './copy.ts';

export type ReturnModel = {
  request: Return;
  steps: TrailItem[];
  /** Where the money goes or has gone, one row per source; empty when no money goes back. */
  refunds: SummaryRow[];
  newItems: NewItemModel[];
  /** A sentence about a new item that waits for the old one; empty for none. */
  instead: string;
};

/** An item that comes instead, with its own way. */
export type NewItemModel = { key: string; product: Return['newItems'][number]; steps: TrailItem[] };

export const toReturnModel = (request: Return): ReturnModel => ({
  request,
  steps: orderTrail(request.trail),
  refunds: hasNoRefund(request) ? [] : request.refundParts.map(toRow),
  newItems: request.newItems.map((product) => ({
    key: product.transactionId,
    product,
    steps: orderTrail(product.trail),
  })),
  instead: insteadOf(request),
});

function insteadOf({ kind, state, newItems, products }: Return): string {
  const isOver = newItems.length > 0 || hasNoRefund({ state }) || state === 'REFUNDED';
  if (kind !== 'replacement' || isOver) return '';
  const isReserved = products.every(({ replacement }) => replacement?.isReserved);
  return isReserved ? copy.newItemWaits : copy.newItemNotReserved;
}

/** Whether no money goes back, as far as is known. */
export const hasNoRefund = ({ state }: Pick<Return, 'state'>): boolean =>
  ['WITHDRAWN', 'REJECTED', 'SENT_BACK'].includes(state);

function toRow({
  name,
  amount,
  arrivesBy,
  status,
  destination,
  bankReference,
}: Return['refundParts'][number]): SummaryRow {
  const day = formatDay(arrivesBy);
  const isElsewhere = destination === 'provider' || destination === 'bank';
  const note = {
    planned: copy.planned(day),
    pending: copy.pending(day),
    done: isElsewhere ? copy.sent(day) : copy.done,
    failed: copy.failedPart,
  }[status];
  return {
    label: name,
    value: amount,
    note: [note, bankReference === null ? '' : copy.bankReference(bankReference)].filter(Boolean).join(' '),
  };
}
