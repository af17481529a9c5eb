import { cleanOrderId, foldLetters } from '@luxe/format';
import type { CallResponseInput, OrderState } from '@luxe/contract/calls';
import type { Database } from '../../db/database.ts';
import { countOrders, listOrders, namesInOrders } from './listOrders.ts';
import type { StoredOrder } from './repository.ts';
import { monthsBefore } from './monthsBefore.ts';

export interface OrderSearch {
  readonly state?: OrderState | undefined;
  /** Words of products and brands, or an order number or its beginning; empty for all orders. */
  readonly search: string;
  /** Only orders of the last months. */
  readonly months?: number | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Maximum number of order lines that a search reads. Real customers have far fewer. */
const maxLines = 5000;

/** Finds orders of a customer, newest first, with their number in each state. */
export async function findOrders(
  db: Database,
  customerId: number,
  { state, search, months, offset, limit }: OrderSearch,
  now: Date,
): Promise<{
  readonly orders: StoredOrder[];
  readonly counts: CallResponseInput<'orders'>['counts'];
}> {
  const ids = search.trim() === '' ? undefined : await matchingIds(db, customerId, search);
  const choice = { ids, since: months === undefined ? undefined : monthsBefore(now, months) };
  const counts = await countOrders(db, customerId, choice);
  return {
    orders: await listOrders(db, customerId, offset, limit, { ...choice, state }),
    counts: { ...counts, all: counts.onTheWay + counts.delivered + counts.cancelled },
  };
}

/** Ids of the orders with this number, or with a product whose name and brand have all the words. */
async function matchingIds(db: Database, customerId: number, search: string): Promise<string[]> {
  const lines = await namesInOrders(db, customerId, maxLines);
  const words = foldLetters(search).split(/\s+/).filter(Boolean);
  const number = numberIn(search);
  const found = lines.filter(({ orderId, brand, product }) => {
    const names = foldLetters(`${brand} ${product}`);
    return (
      words.every((word) => names.includes(word)) || (number !== '' && digitsOf(orderId).startsWith(number))
    );
  });
  return [...new Set(found.map(({ orderId }) => orderId))];
}

/** The digits of an order number or of its beginning; empty for other texts. */
function numberIn(search: string): string {
  const typed = cleanOrderId(search).replace(/[^A-Z0-9]/g, '');
  return /^(?:ORDER)?(?:NO|NUMBER|ID)?(?:LX)?(\d{4,})$/.exec(typed)?.[1] ?? '';
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');
